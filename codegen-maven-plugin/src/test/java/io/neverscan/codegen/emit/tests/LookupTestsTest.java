package io.neverscan.codegen.emit.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The generated tests of reads that find one row, on a local engine. */
class LookupTestsTest {
    @TempDir
    Path folder;

    private static String model() throws Exception {
        return Files.readString(Path.of("src/test/resources/tests/lookups.yaml"));
    }

    @Test
    void pass() throws Exception {
        GeneratedProject.Outcome outcome =
                GeneratedProject.of(model(), folder).compile().run();
        assertThat(outcome.failed()).isEmpty();
        assertThat(outcome.skipped()).isEmpty();
        assertThat(outcome.passed())
                .hasSizeGreaterThan(100)
                .anyMatch(t -> t.contains("findsTheNearestTo"))
                .anyMatch(t -> t.contains("twoWithOneValueAreNotHidden"));
    }

    @Test
    void failWhereTheBoundItselfIsLeftOut() throws Exception {
        GeneratedProject.Outcome outcome = GeneratedProject.of(model(), folder)
                .breaking(
                        "PriceRepository",
                        s -> s.replace(
                                "KeyRange.atMost(\"PRICE#\", ",
                                "KeyRange.below(\"PRICE#\", PriceKeys.VALID_FROM.format(), "))
                .compile()
                .run();
        assertThat(outcome.failed()).isNotEmpty();
    }

    @Test
    void failWhereTheSecondItemIsHidden() throws Exception {
        GeneratedProject.Outcome outcome = GeneratedProject.of(model(), folder)
                .breaking("UserRepository", s -> s.replaceFirst("\\.unique\\(", ".first("))
                .compile()
                .run();
        assertThat(outcome.failed().keySet()).anyMatch(t -> t.contains("twoWithOneValueAreNotHidden"));
    }
}
