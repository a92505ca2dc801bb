package io.neverscan.dsl.compat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.render.OneLineRenderer;
import io.neverscan.dsl.source.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A folder for each kind of change, named by its number and slug: two versions of a model and the change log between them,
 * which {@code -Dneverscan.regenerate=true} writes anew.
 */
class ChangesTest {
    private static final Path FOLDER = Path.of("src/test/resources/changes");

    static Stream<Path> cases() throws Exception {
        try (Stream<Path> all = Files.list(FOLDER)) {
            return all.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aChangeIsToldWithItsSteps(Path folder) throws Exception {
        Snapshot before = snapshot(folder.resolve("before.yaml"));
        Snapshot after = snapshot(folder.resolve("after.yaml"));
        List<Change> changes = Changes.between(before, after);
        String log = ChangeLog.of(after.model(), changes);
        Path expected = folder.resolve("expected.txt");
        if (Boolean.getBoolean("neverscan.regenerate")) {
            Files.writeString(expected, log);
        }
        assertThat(log).isEqualTo(Files.readString(expected));
        assertThat(changes.stream().map(c -> folder(c.kind())))
                .contains(folder.getFileName().toString());
        assertThat(Changes.between(before, before)).isEmpty();
        assertThat(Changes.between(after, after)).isEmpty();
    }

    @Test
    void aTypeThatMovesToAnotherTableIsMigrated() throws Exception {
        Snapshot before = snapshot(FOLDER.resolve("61-table-replaced/before.yaml"));
        Snapshot after = snapshot(FOLDER.resolve("61-table-replaced/after.yaml"));
        assertThat(Changes.between(before, after))
                .filteredOn(c -> c.effect() == Effect.MIGRATION)
                .extracting(Change::element)
                .containsExactly("Customer", "Order");
    }

    /** The keys are the same, but what lies in the index is not. */
    @Test
    void anotherConditionOfAnIndexIsToldToo() throws Exception {
        Path file = FOLDER.resolve("38-index-entered/after.yaml");
        String all = Files.readString(file);
        String some = all.substring(0, all.indexOf("  byStatus:"))
                .replace(
                        "\"STATUS#{status}\", sort: \"{placedAt}\"",
                        "\"STATUS#{status}\", sort: \"{placedAt}\", when: total > 10");
        String others = some.replace("total > 10", "total > 20");
        assertThat(Changes.between(snapshot(file.toString(), some), snapshot(file.toString(), others)))
                .extracting(Change::kind, Change::effect, Change::element)
                .containsExactly(tuple(Kind.INDEX_TEMPLATE, Effect.BACKFILL, "Order"));
        assertThat(Changes.between(snapshot(file.toString(), some), snapshot(file.toString(), some)))
                .isEmpty();
    }

    @Test
    void whatAsksForWorkBreaksTheBuild() {
        assertThat(Effect.values())
                .filteredOn(Effect::isBreaking)
                .containsExactly(Effect.BACKFILL, Effect.NEW_INDEX, Effect.MIGRATION, Effect.LOSS);
    }

    @Test
    void eachKindHasItsFolder() throws Exception {
        assertThat(cases().map(f -> f.getFileName().toString()))
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Kind.values()).map(ChangesTest::folder).toList());
    }

    @Test
    void eachNumberIsAKindOrThePageSaysWhyNot() throws Exception {
        List<String> page = Files.readAllLines(Path.of("../docs/reference/changes.md"));
        assertThat(IntStream.rangeClosed(1, 62).mapToObj(n -> "| " + n + " | "))
                .allSatisfy(row ->
                        assertThat(page).filteredOn(l -> l.startsWith(row)).hasSize(1));
        assertThat(Arrays.stream(Kind.values()).map(k -> "| " + k.number() + " | `" + k.slug() + "` | "))
                .allSatisfy(row ->
                        assertThat(page).filteredOn(l -> l.startsWith(row)).hasSize(1));
        assertThat(page).filteredOn(l -> l.matches("\\| [0-9]+ \\| `.*")).hasSameSizeAs(Kind.values());
    }

    private static String folder(Kind kind) {
        return (kind.number() < 10 ? "0" : "") + kind.number() + "-" + kind.slug();
    }

    private static Snapshot snapshot(Path file) throws Exception {
        return snapshot(file.getFileName().toString(), Files.readString(file));
    }

    private static Snapshot snapshot(String name, String text) {
        Compilation compilation = ModelCompiler.compile(List.of(new SourceFile(name, text)));
        assertThat(compilation.findings().stream()
                        .filter(f -> f.severity() == Severity.ERROR)
                        .map(OneLineRenderer::render))
                .isEmpty();
        return Snapshots.of(
                compilation.models().get(0).model(), compilation.models().get(0).plans());
    }
}
