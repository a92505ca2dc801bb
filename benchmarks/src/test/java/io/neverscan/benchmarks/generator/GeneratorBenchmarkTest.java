package io.neverscan.benchmarks.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The synthetic model is sound, and a run gives its figures. */
class GeneratorBenchmarkTest {
    @Test
    void measuresASmallModel(@TempDir Path directory) throws Exception {
        GeneratorFigures figures = GeneratorRun.of(new SyntheticModel(5), "generate", 2, directory);
        assertThat(figures.get("entities")).isEqualTo(5);
        assertThat(figures.get("patterns")).isEqualTo(15);
        assertThat(figures.get("files")).isGreaterThan(20);
        GeneratorFigures validated = GeneratorRun.of(new SyntheticModel(5), GeneratorRun.VALIDATE, 2, directory);
        GeneratorFigures row = GeneratorFigures.in(List.of("noise", validated.line(), figures.line()))
                .orElseThrow();
        assertThat(row.get("validate.cold")).isEqualTo(validated.get("validate.cold"));
        assertThat(row.get("generate.cold")).isEqualTo(figures.get("generate.cold"));
        assertThat(row.get("files")).isEqualTo(figures.get("files"));
        assertThat(GeneratorFigures.in(List.of("noise", figures.line()))).isEmpty();
    }
}
