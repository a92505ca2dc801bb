package io.neverscan.codegen.emit.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.codegen.emit.GeneratedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Generated tests compile without a warning and pass on an engine. */
class GeneratedTestsTest {
    private static final Path RESOURCES = Path.of("src/test/resources");

    static String model(String name) throws IOException {
        Path golden = RESOURCES.resolve("golden").resolve(name).resolve("model.yaml");
        return Files.readString(Files.exists(golden) ? golden : RESOURCES.resolve("tests/" + name + ".yaml"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "social", "cinema", "shop", "fleet", "scalars", "awkward", "ledger", "tickets", "parcels", "sensors",
                "scores"
            })
    void passOnSoundCode(String name, @TempDir Path folder) throws IOException {
        GeneratedProject.Outcome outcome =
                GeneratedProject.of(model(name), folder).compile().run();
        assertThat(outcome.failed()).isEmpty();
        assertThat(outcome.skipped()).isEmpty();
        assertThat(outcome.passed()).hasSizeGreaterThan(80);
    }

    /** The engine makes an index with keys of several attributes, and does not know how to query it. */
    @Test
    void whatTheEngineCannotDoIsSkippedWithTheReason(@TempDir Path folder) throws IOException {
        GeneratedProject.Outcome outcome =
                GeneratedProject.of(model("matches"), folder).compile().run();
        assertThat(outcome.failed()).isEmpty();
        assertThat(outcome.skipped().values())
                .isNotEmpty()
                .allMatch(reason -> reason.startsWith(
                        "skipped: this engine lacks `index keys of several attributes` (Unexpected token"));
        assertThat(outcome.skipped().keySet())
                .allSatisfy(name -> assertThat(name)
                        .containsAnyOf(
                                "OfRegionReads",
                                "FromRoundReads",
                                "IdsOfReads",
                                "OneReads",
                                "RegionsReads",
                                "OfPlayerReads",
                                "theIndexFollows",
                                "AnIndexBy"));
        for (String pattern : List.of("ofRegion", "fromRound", "idsOf", "one", "regions", "ofPlayer")) {
            assertThat(outcome.passed())
                    .as("what `%s` sends is tested all the same", pattern)
                    .anyMatch(p -> p.startsWith("MatchRepositoryRequestTest") && p.contains(pattern));
        }
        assertThat(outcome.passed())
                .anyMatch(p -> p.contains("OfDayReads"))
                .contains("MatchesTablesTest.createdTablesAreAsTheModelSays");
    }

    @Test
    void areTheSameEachTime() throws IOException {
        List<GeneratedFile> first = new TestEmitter(true).emit(GeneratedProject.compiled(model("cinema")));
        List<GeneratedFile> second = new TestEmitter(true).emit(GeneratedProject.compiled(model("cinema")));
        assertThat(second).isEqualTo(first);
        assertThat(first).isSorted();
    }

    @Test
    void holdAtLeastFourEngineTestsAPattern() throws IOException {
        for (GeneratedFile file : new TestEmitter(true).emit(GeneratedProject.compiled(model("cinema")))) {
            String[] patterns = file.text().split("@Nested");
            for (int i = 1; i < patterns.length; i++) {
                assertThat(patterns[i].split("@Test")).as(file.path()).hasSizeGreaterThanOrEqualTo(5);
            }
        }
    }
}
