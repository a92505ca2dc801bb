package io.neverscan.dsl.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.render.OneLineRenderer;
import io.neverscan.dsl.source.SourceFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Files that no author would write: each gets a finding with line and column. */
class HostileFilesTest {
    private static final String HEAD = "neverscan: 1\nmodel: shop\npackage: com.example.shop\n";

    private static List<Diagnostic> findings(String text) {
        return ModelCompiler.compileEncoded(Map.of("m.yaml", text.getBytes(StandardCharsets.UTF_8)))
                .findings();
    }

    private static String only(String text) {
        List<Diagnostic> findings = findings(text);
        assertThat(findings).hasSize(1);
        return OneLineRenderer.render(findings.get(0));
    }

    @Test
    void tenMegabytes() {
        assertThat(only(HEAD + "# padding\n".repeat(1_000_000)))
                .startsWith("m.yaml:99998:10: error[NS0106] alias-limit: the file has 10000051 characters");
    }

    @Test
    void bracketsWithoutEnd() {
        assertThat(only(HEAD + "entities: " + "[".repeat(100_000))).startsWith("m.yaml:4:42: error[NS0106]");
        assertThat(only(HEAD + "entities: " + "{a: ".repeat(100_000))).contains("error[NS0106]");
    }

    @Test
    void blocksWithoutEnd() {
        StringBuilder deep = new StringBuilder(HEAD);
        for (int i = 0; i < 500; i++) {
            deep.append(" ".repeat(i)).append("a:\n");
        }
        assertThat(findings(deep.toString())).extracting(Diagnostic::code).contains(Code.ALIAS_LIMIT);
    }

    @Test
    void documentsInDocuments() {
        StringBuilder chain = new StringBuilder(HEAD + "types:\n");
        for (int i = 0; i < 5_000; i++) {
            chain.append("  T")
                    .append(i)
                    .append(": { attributes: { next: T")
                    .append(i + 1)
                    .append(" } }\n");
        }
        chain.append("  T5000: { attributes: { end: string } }\n");
        assertThat(findings(chain.toString())).extracting(Diagnostic::code).containsOnly(Code.ALIAS_LIMIT);
    }

    @Test
    void wrappedTypes() {
        String type = "list<".repeat(20_000) + "string" + ">".repeat(20_000);
        assertThat(only(HEAD + "types:\n  T: { attributes: { a: " + type + " } }\n"))
                .contains("error[NS0106]");
    }

    @Test
    void longExpressionsAndTemplates() {
        String entity = "entities:\n  A: { key: { partition: \"" + "{a}".repeat(50_000)
                + "\", sort: S }, attributes: { a: string } }\n";
        assertThat(only(HEAD + entity)).contains("error[NS0205] bad-template");
        String pattern = "entities:\n  A: { id: a, attributes: { a: string } }\naccessPatterns:\n"
                + "  p: { query: A, where: a, filter: \"" + "not ".repeat(50_000) + "a = :a\" }\n";
        assertThat(only(HEAD + pattern)).contains("error[NS0206] bad-expression");
    }

    @Test
    void manyFindingsAreAllReported() {
        StringBuilder text = new StringBuilder(HEAD + "entities:\n");
        for (int i = 0; i < 300; i++) {
            text.append("  E").append(i).append(": { idd: a, attributes: { a: string } }\n");
        }
        assertThat(findings(text.toString())).hasSize(300);
    }

    @Test
    void theByteOrderMarkIsNoColumn() {
        assertThat(only("\uFEFFneverscan: 2\n")).startsWith("m.yaml:1:12:");
    }

    @Test
    void columnsAreCodePoints() {
        assertThat(only(HEAD + "entities: {\"😀😀\": &x 3, B: {id: a, attributes: {a: string}}}\n"))
                .startsWith("m.yaml:4:21: error[NS0104]");
    }

    @Test
    void theOrderOfTheFilesDoesNotMatter() {
        List<SourceFile> files = new ArrayList<>();
        for (String name : List.of("c", "a", "b")) {
            files.add(new SourceFile(name + ".yaml", HEAD + "entities:\n  X: { id: a, attributes: { a: strin } }\n"));
        }
        List<String> sorted = ModelCompiler.compile(files).findings().stream()
                .map(OneLineRenderer::render)
                .toList();
        Collections.reverse(files);
        assertThat(ModelCompiler.compile(files).findings().stream().map(OneLineRenderer::render))
                .isEqualTo(sorted);
    }

    @Test
    void aFileThatCannotBeReadHidesNoFindingElsewhereAndMakesNone() {
        Compilation compilation = ModelCompiler.compile(List.of(
                new SourceFile("a.yaml", "neverscan: 1\nmodel: [\n"),
                new SourceFile(
                        "b.yaml", HEAD + "accessPatterns:\n  p: { get: InTheOtherFile }\n  get: { get: Other }\n")));
        assertThat(compilation.findings().stream().map(f -> f.code()))
                .containsExactly(Code.YAML_SYNTAX, Code.ILLEGAL_NAME);
        assertThat(compilation.models()).isEmpty();
    }

    @Test
    void aDamagedEntryHidesNothingInTheOthers() {
        String text = HEAD
                + "entities:\n  A: { idd: a, attributes: { a: string } }\n  B: { id: b, attributes: { b: strin } }\n"
                + "accessPatterns:\n  a: { get: A }\n  b: { get: B }\n  c: { get: C }\n";
        assertThat(findings(text).stream().map(Diagnostic::code))
                .containsExactly(Code.UNKNOWN_KEY, Code.UNKNOWN_TYPE, Code.UNKNOWN_NAME);
    }
}
