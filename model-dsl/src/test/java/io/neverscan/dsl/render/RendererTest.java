package io.neverscan.dsl.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.source.SourceFile;
import io.neverscan.dsl.source.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class RendererTest {
    private static final TerminalRenderer PLAIN = new TerminalRenderer(Colour.NONE);

    private static Span span(SourceFile file, String text) {
        int start = file.text().indexOf(text);
        return file.span(start, start + text.length());
    }

    @Test
    void theFormOfTheDesign() {
        SourceFile file = new SourceFile(
                "src/main/neverscan/shop.yaml",
                "\n".repeat(33) + "    indexes:\n" + "\n".repeat(23)
                        + "  openOrders:\n    where: status = :status and placedAt >= :from\n");
        Diagnostic finding = Diagnostic.at(
                        Code.PK_UNBOUND, span(file, "openOrders"), "`openOrders` cannot be served by GetItem or Query")
                .label("only a Scan of table `shop` could answer this")
                .also(span(file, "status"), "no partition key of `Order` is built from `status` alone")
                .note("3 keys of `Order` were tried")
                .help(Help.edit(
                        "add an index that starts with `status`",
                        new Edit(
                                file.span(
                                        file.text().indexOf("    indexes"),
                                        file.text().indexOf("    indexes")),
                                "    GSI2: { partition: \"STATUS#{status}\" }\n"),
                        Help.Confidence.REVIEW));
        assertThat(PLAIN.render(finding)).isEqualTo("""
                        error[NS0301] pk-unbound: `openOrders` cannot be served by GetItem or Query
                          --> src/main/neverscan/shop.yaml:58:3
                           |
                        58 |   openOrders:
                           |   ^^^^^^^^^^ only a Scan of table `shop` could answer this
                        59 |     where: status = :status and placedAt >= :from
                           |            ------ no partition key of `Order` is built from `status` alone
                           = note: 3 keys of `Order` were tried
                        help: add an index that starts with `status`
                        34 +     GSI2: { partition: "STATUS#{status}" }
                        """);
    }

    @Test
    void marksStandBelowTabsAndWideCharacters() {
        SourceFile file = new SourceFile("m.yaml", "\ta: 名前 größe x");
        assertThat(PLAIN.render(Diagnostic.at(Code.YAML_SYNTAX, span(file, "größe"), "m")))
                .endsWith("1 |     a: 名前 größe x\n  |             ^^^^^\n");
        assertThat(PLAIN.render(Diagnostic.at(Code.YAML_SYNTAX, span(file, "名前"), "m")))
                .endsWith("\n  |        ^^^^\n");
    }

    @Test
    void nothingInASourceLineCanDisturbTheTerminal() {
        SourceFile file = new SourceFile("m.yaml", "a\u001B[2J\u202Eb\u0007");
        assertThat(PLAIN.render(Diagnostic.at(Code.YAML_SYNTAX, span(file, "b"), "m")))
                .contains("1 | a\uFFFD[2J\uFFFDb\uFFFD\n");
    }

    @Test
    void veryLongLinesAreCut() {
        SourceFile file = new SourceFile("m.yaml", "x".repeat(5_000) + "HERE" + "y".repeat(5_000));
        String text = PLAIN.render(Diagnostic.at(Code.YAML_SYNTAX, span(file, "HERE"), "m"));
        String[] lines = text.split("\n");
        assertThat(lines[3]).hasSizeLessThan(300);
        assertThat(lines[4].indexOf('^')).isEqualTo(lines[3].indexOf("HERE"));
    }

    @Test
    void colourOnlyColours() {
        SourceFile file = new SourceFile("m.yaml", "abc");
        Diagnostic finding =
                Diagnostic.at(Code.YAML_SYNTAX, span(file, "b"), "m").note("n");
        String coloured = new TerminalRenderer(Colour.ANSI).render(finding);
        assertThat(coloured.replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(PLAIN.render(finding));
    }

    @Test
    void oneLineAndCounts() {
        SourceFile file = new SourceFile("dir\\m.yaml", "abc");
        Diagnostic error = Diagnostic.at(Code.YAML_SYNTAX, span(file, "b"), "m");
        Diagnostic warning = Diagnostic.at(Code.UNUSED_INDEX, span(file, "c"), "u");
        assertThat(OneLineRenderer.render(error)).isEqualTo("dir/m.yaml:1:2: error[NS0101] yaml-syntax: m");
        assertThat(Counts.of(List.of(warning, error, error)).render())
                .isEqualTo("2 errors, 1 warning: NS0101 yaml-syntax 2, NS0408 unused-index 1");
        assertThat(Counts.of(List.of()).render()).isEqualTo("0 errors, 0 warnings");
    }
}
