package io.neverscan.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.render.OneLineRenderer;
import io.neverscan.dsl.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Models as practitioners published them, with their defects: {@code <name>.expected} has one line for each finding.
 * {@code -Dneverscan.regenerate=true} writes it anew. The mended models are in the test resources of the plugin.
 */
class PublishedModelsTest {
    private static final Path FOLDER = Path.of("src/test/resources/published");

    static Stream<String> models() throws IOException {
        return ModelFolder.names(FOLDER);
    }

    @ParameterizedTest
    @MethodSource("models")
    void defectsAreReported(String name) throws IOException {
        String file = name + ".yaml";
        Compilation compilation =
                ModelCompiler.compile(List.of(new SourceFile(file, Files.readString(FOLDER.resolve(file)))));
        String actual = compilation.findings().stream()
                .map(f -> OneLineRenderer.render(f) + "\n")
                .collect(Collectors.joining());
        Path expected = FOLDER.resolve(name + ".expected");
        if (Boolean.getBoolean("neverscan.regenerate")) {
            Files.writeString(expected, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(expected));
    }
}
