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
        assertThat(GeneratorFigures.in(List.of("noise", figures.line()))).contains(figures);
    }
}
