package io.neverscan.dsl.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.render.Colour;
import io.neverscan.dsl.render.JsonRenderer;
import io.neverscan.dsl.render.OneLineRenderer;
import io.neverscan.dsl.render.TerminalRenderer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One folder per case. Valid models give a {@code model.txt}, invalid ones {@code expected.txt} and {@code
 * expected.json}; where the first help carries an edit, {@code fixed.yaml} is the file after it. {@code
 * -Dneverscan.regenerate=true} writes them anew.
 */
public class FixtureTest {
    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final boolean REGENERATE = Boolean.getBoolean("neverscan.regenerate");

    static Stream<Path> valid() throws Exception {
        return cases("valid");
    }

    static Stream<Path> invalid() throws Exception {
        return cases("invalid");
    }

    private static Stream<Path> cases(String folder) throws Exception {
        try (Stream<Path> all = Files.list(RESOURCES.resolve(folder))) {
            return all.filter(Files::isDirectory).sorted().toList().stream();
        }
    }

    /** Every model file of a case; the golden results are no model files. */
    static Map<String, byte[]> files(Path folder) throws Exception {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(".yaml") && !name.equals("fixed.yaml")) {
                    files.put(name, Files.readAllBytes(file));
                }
            }
        }
        return files;
    }

    @ParameterizedTest
    @MethodSource("valid")
    void aValidModelResolvesToTheExpectedOne(Path folder) throws Exception {
        Compilation compilation = ModelCompiler.compileEncoded(files(folder));
        // Warnings are no fault of the language: these models show what can be said, not a good design.
        List<Diagnostic> errors = compilation.findings().stream()
                .filter(f -> f.severity() == Severity.ERROR)
                .toList();
        assertThat(new TerminalRenderer(Colour.NONE).render(errors)).isEmpty();
        assertThat(compilation.models()).isNotEmpty();
        StringBuilder dump = new StringBuilder();
        compilation.models().forEach(m -> dump.append(ModelDump.of(m.model())));
        golden(folder.resolve("model.txt"), dump.toString());
    }

    @ParameterizedTest
    @MethodSource("invalid")
    void anInvalidModelGivesTheExpectedFindings(Path folder) throws Exception {
        List<Diagnostic> findings = ModelCompiler.compileEncoded(files(folder)).findings();
        String code = folder.getFileName().toString().substring(0, 6);
        assertThat(findings).isNotEmpty();
        assertThat(findings.stream().map(f -> f.code().id())).containsOnly(code);
        assertThat(folder.getFileName().toString().substring(7))
                .startsWith(findings.get(0).code().slug());
        assertThat(findings.stream().map(OneLineRenderer::render)).doesNotHaveDuplicates();
        golden(folder.resolve("expected.txt"), new TerminalRenderer(Colour.NONE).render(findings));
        golden(folder.resolve("expected.json"), JsonRenderer.render(findings));
    }

    @ParameterizedTest
    @MethodSource("invalid")
    void theFirstHelpWithAnEditMendsTheModel(Path folder) throws Exception {
        Map<String, byte[]> files = files(folder);
        List<Diagnostic> before = ModelCompiler.compileEncoded(files).findings();
        Diagnostic finding = before.get(0);
        Optional<Help> help =
                finding.helps().stream().findFirst().filter(h -> !h.edits().isEmpty());
        Path fixed = folder.resolve("fixed.yaml");
        assertThat(Files.exists(fixed) || REGENERATE).isEqualTo(help.isPresent() || REGENERATE);
        if (help.isPresent()) {
            String text = apply(help.get());
            golden(fixed, text);
            String path = help.get().edits().get(0).span().file().path();
            files.put(path, text.getBytes(StandardCharsets.UTF_8));
            List<Diagnostic> after = ModelCompiler.compileEncoded(files).findings();
            assertThat(after).filteredOn(f -> f.severity() == Severity.ERROR).hasSizeLessThan(before.size());
            assertThat(after)
                    .as("what the help is about is gone, and nothing else is wrong")
                    .noneMatch(f -> f.message().equals(finding.message()))
                    .allMatch(f -> f.severity() == Severity.WARNING || before.contains(f) || isKnown(f, before));
        }
    }

    /** The same finding at another place: the edit may have moved it. */
    private static boolean isKnown(Diagnostic finding, List<Diagnostic> before) {
        return before.stream()
                .anyMatch(b -> b.code() == finding.code() && b.message().equals(finding.message()));
    }

    private static String apply(Help help) {
        String text = help.edits().get(0).span().file().text();
        List<Edit> backwards = help.edits().stream()
                .sorted(Comparator.comparing(Edit::span).reversed())
                .toList();
        for (Edit edit : backwards) {
            text = text.substring(0, edit.span().startOffset())
                    + edit.replacement()
                    + text.substring(edit.span().endOffset());
        }
        return text;
    }

    private static void golden(Path file, String actual) throws Exception {
        if (REGENERATE) {
            Files.writeString(file, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(file));
    }
}
