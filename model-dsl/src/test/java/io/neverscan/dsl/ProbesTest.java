package io.neverscan.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Defects that another tool accepted, and models that its own tests refuse, each carried over into this language: the
 * first line of a file says at which lines which findings stand. What cannot be carried over is listed with the reason.
 */
class ProbesTest {
    private static final Path FOLDER = Path.of("src/test/resources/probes");
    private static final String EXPECTED = "# expected: ";

    static Stream<String> probes() throws IOException {
        return ModelFolder.names(FOLDER);
    }

    @ParameterizedTest
    @MethodSource("probes")
    void isReportedAtItsLine(String name) throws IOException {
        String file = name + ".yaml";
        String text = Files.readString(FOLDER.resolve(file));
        assertThat(text).startsWith(EXPECTED);
        List<String> expected =
                List.of(text.substring(EXPECTED.length(), text.indexOf('\n')).split(", "));
        List<String> found = ModelCompiler.compile(List.of(new SourceFile(file, text))).findings().stream()
                .map(f -> f.primary().span().start().line() + " " + f.code().slug())
                .toList();
        assertThat(found).isEqualTo(expected);
    }

    @Test
    void everyMissedDefectIsAProbeOrCannotBeWritten() throws IOException {
        List<String> treated = new ArrayList<>(
                probes().filter(n -> Character.isDigit(n.charAt(0))).toList());
        String reasons = Files.readString(FOLDER.resolve("not-expressible.md"));
        treated.addAll(Pattern.compile("^- `(\\d\\d-[^`]+)`: .+", Pattern.MULTILINE)
                .matcher(reasons)
                .results()
                .map((MatchResult m) -> m.group(1))
                .toList());
        assertThat(treated)
                .containsExactlyInAnyOrderElementsOf(Files.readAllLines(FOLDER.resolve("missed-defects.txt")));
    }
}
