package io.neverscan.codegen.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.generate.GenerationResult.Outcome;
import io.neverscan.codegen.output.Owner;
import io.neverscan.codegen.output.Place;
import io.neverscan.dsl.diagnostic.Code;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerationTest {
    private static final Owner OWNER = new Owner("generate", "default");
    private static final String SHOP = """
            neverscan: 1
            model: shop
            package: com.example.shop
            entities:
              Order:
                key: { partition: "ORDER#{orderId}", sort: ORDER }
                attributes: { orderId: string }
            accessPatterns:
              order: { get: Order }
            """;
    private static final String WITH_WARNING = SHOP.replace("entities:", """
            tables:
              shop:
                partitionKey: PK
                sortKey: SK
                indexes:
                  GSI1: { partitionKey: GSI1PK, sortKey: GSI1SK }
            entities:""").replace("attributes:", """
            indexes:
                  GSI1: { partition: "O#{orderId}", sort: ORDER }
                attributes:""");

    @TempDir
    Path base;

    private int emitted;

    @BeforeEach
    void model() throws IOException {
        write("src/main/neverscan/shop.yaml", SHOP);
    }

    /** One file per item type, so that a test sees what the emitters got. */
    private List<GeneratedFile> sketch(io.neverscan.dsl.compile.CompiledModel model) {
        emitted++;
        return model.model().items().stream()
                .map(i -> new GeneratedFile(i.name() + ".java", "// do not edit\n"))
                .toList();
    }

    private GenerationRequest request(FailOn failOn, String version, Supplier<List<Emitter>> emitters) {
        ModelFiles models = new ModelFiles(base, Path.of("src/main/neverscan"), List.of(), List.of());
        Place place = new Place(base.resolve("out"), base.resolve("classes"), base.resolve("state"), Set.of(OWNER));
        return new GenerationRequest(
                OWNER, models, failOn, Optional.of(place), new Tool(version, List.of()), new Emission("", emitters));
    }

    private GenerationResult run() throws Exception {
        return Generation.run(request(FailOn.ERROR, "1", () -> List.of(this::sketch)));
    }

    private GenerationResult runAgain() throws Exception {
        return Generation.run(request(FailOn.ERROR, "1", () -> {
            throw new AssertionError("nothing has changed, so no emitter may be loaded");
        }));
    }

    private void write(String path, String text) throws IOException {
        Path file = base.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }

    @Test
    void generatesThenIsUpToDate() throws Exception {
        GenerationResult first = run();
        GenerationResult second = runAgain();

        assertThat(first.outcome()).isEqualTo(Outcome.DONE);
        assertThat(first.changes().written()).containsExactly(base.resolve("out/Order.java"));
        assertThat(second.outcome()).isEqualTo(Outcome.UP_TO_DATE);
        assertThat(second.changes().directories()).isEmpty();
        assertThat(emitted).isEqualTo(1);
    }

    @Test
    void anyChangeOfInputsSettingsOrToolIsNoticed() throws Exception {
        run();
        write("src/main/neverscan/shop.yaml", SHOP + "# a comment\n");
        assertThat(run().outcome()).isEqualTo(Outcome.DONE);
        write(
                "src/main/neverscan/empty/more.yml",
                SHOP.replace("shop", "more").replace("Order:", "Cart:").replace("get: Order", "get: Cart"));
        assertThat(run().changes().written()).containsExactly(base.resolve("out/Cart.java"));
        assertThat(Generation.run(request(FailOn.WARNING, "1", () -> List.of(this::sketch)))
                        .outcome())
                .isEqualTo(Outcome.DONE);
        assertThat(Generation.run(request(FailOn.WARNING, "2", () -> List.of(this::sketch)))
                        .outcome())
                .isEqualTo(Outcome.DONE);
        Files.delete(base.resolve("src/main/neverscan/empty/more.yml"));
        assertThat(run().changes().removed()).containsExactly(base.resolve("out/Cart.java"));
    }

    @Test
    void aSnapshotBuiltAnewIsAnotherTool() throws Exception {
        Path jar = base.resolve("tool.jar");
        Files.writeString(jar, "one");
        String before = new Tool("1-SNAPSHOT", List.of(jar)).identity();
        Files.writeString(jar, "other");

        assertThat(new Tool("1-SNAPSHOT", List.of(jar)).identity()).isNotEqualTo(before);
    }

    @Test
    void errorsStopItAndLeaveTheLastSoundFiles() throws Exception {
        run();
        write("src/main/neverscan/shop.yaml", SHOP.replace("get: Order", "get: Ordr"));

        GenerationResult result = run();

        assertThat(result.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(result.findings()).hasSize(1);
        assertThat(result.findings().get(0).line())
                .startsWith("src/main/neverscan/shop.yaml:9:17: error[NS0201] unknown-name: ");
        assertThat(base.resolve("out/Order.java")).exists();
        write("src/main/neverscan/shop.yaml", SHOP);
        assertThat(runAgain().outcome()).isEqualTo(Outcome.UP_TO_DATE);
    }

    @Test
    void warningsAreShownAgainWithoutCompiling() throws Exception {
        write("src/main/neverscan/shop.yaml", WITH_WARNING);

        GenerationResult first = run();
        GenerationResult second = runAgain();

        assertThat(first.findings()).extracting(ReportedFinding::code).containsExactly(Code.UNUSED_INDEX);
        assertThat(second.outcome()).isEqualTo(Outcome.UP_TO_DATE);
        assertThat(second.findings()).isEqualTo(first.findings());
    }

    @Test
    void warningsStopItWhereTheUserWantsThat() throws Exception {
        write("src/main/neverscan/shop.yaml", WITH_WARNING);

        GenerationResult result = Generation.run(request(FailOn.WARNING, "1", () -> List.of(this::sketch)));

        assertThat(result.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(base.resolve("out")).doesNotExist();
    }

    @Test
    void waivedWarningsAreToldAndStopNothing() throws Exception {
        write(
                "src/main/neverscan/shop.yaml",
                WITH_WARNING.replace(
                        "sortKey: GSI1SK }", "sortKey: GSI1SK, waive: { unused-index: It goes in May } }"));

        GenerationResult first = Generation.run(request(FailOn.WARNING, "1", () -> List.of(this::sketch)));
        GenerationResult second = Generation.run(request(FailOn.WARNING, "1", () -> List.of(this::sketch)));

        assertThat(first.outcome()).isEqualTo(Outcome.DONE);
        assertThat(first.findings()).extracting(ReportedFinding::waiver).containsExactly(Optional.of("It goes in May"));
        assertThat(second.outcome()).isEqualTo(Outcome.UP_TO_DATE);
        assertThat(second.findings()).isEqualTo(first.findings());
    }

    @Test
    void theLastModelGone() throws Exception {
        run();
        Files.delete(base.resolve("src/main/neverscan/shop.yaml"));

        GenerationResult result = run();

        assertThat(result.outcome()).isEqualTo(Outcome.NO_MODELS);
        assertThat(base.resolve("out/Order.java")).doesNotExist();
        assertThat(run().outcome()).isEqualTo(Outcome.NO_MODELS);
        Files.delete(base.resolve("src/main/neverscan"));
        assertThat(run().outcome()).isEqualTo(Outcome.NO_DIRECTORY);
    }

    @Test
    void aFileThatIsNotUtf8IsAFindingWithItsPlace() throws Exception {
        Files.write(
                base.resolve("src/main/neverscan/latin.yaml"),
                "neverscan: 1\nmodel: größe\n".getBytes(StandardCharsets.ISO_8859_1));

        GenerationResult result = run();

        assertThat(result.outcome()).isEqualTo(Outcome.STOPPED);
        assertThat(result.findings().get(0).line()).startsWith("src/main/neverscan/latin.yaml:2:10: error[NS0101]");
    }

    @Test
    void pathsAreShownFromTheProjectEvenIfTheyLieBesideIt() {
        ModelFiles models = new ModelFiles(base.resolve("module"), Path.of("../shared"), List.of(), List.of());

        assertThat(models.shown(models.directory().resolve("a.yaml"))).isEqualTo("../shared/a.yaml");
    }

    @Test
    void findingsSurviveTheStateFile() {
        ReportedFinding finding =
                new ReportedFinding(Code.UNUSED_INDEX, "a:1:2: line", "block\n  |\n\n", Optional.empty());

        assertThat(ReportedFinding.ofNote(finding.toNote())).contains(finding);
        ReportedFinding waived =
                new ReportedFinding(Code.UNUSED_INDEX, "a:1:2: line", "block", Optional.of("it goes in May"));
        assertThat(ReportedFinding.ofNote(waived.toNote())).contains(waived);
    }

    @Test
    void countsPerCode() {
        ReportedFinding error = new ReportedFinding(Code.PK_UNBOUND, "", "", Optional.empty());
        ReportedFinding warning = new ReportedFinding(Code.UNUSED_INDEX, "", "", Optional.empty());

        ReportedFinding waived = new ReportedFinding(Code.UNUSED_INDEX, "", "", Optional.of("it goes in May"));

        assertThat(ReportedFinding.count(List.of(warning, waived, error, error)))
                .isEqualTo("2 errors, 1 warning: NS0301 pk-unbound 2, NS0408 unused-index 1");
    }
}
