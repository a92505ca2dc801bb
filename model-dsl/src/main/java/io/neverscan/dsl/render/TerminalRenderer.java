package io.neverscan.dsl.render;

import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.Label;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.source.Position;
import io.neverscan.dsl.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Findings for people at a terminal: the source line, what is wrong below it, notes, ways out. */
public final class TerminalRenderer {
    private final Colour colour;

    /**
     * A renderer.
     *
     * @param colour whether to colour
     */
    public TerminalRenderer(Colour colour) {
        this.colour = colour;
    }

    /**
     * All findings, a blank line between them.
     *
     * @param findings the findings in the order to show
     * @return text that ends in a line end; empty if there is none
     */
    public String render(List<Diagnostic> findings) {
        return String.join("\n", findings.stream().map(this::render).toList());
    }

    /**
     * One finding.
     *
     * @param finding the finding
     * @return lines, each with a line end
     */
    public String render(Diagnostic finding) {
        StringBuilder out = new StringBuilder();
        out.append(title(finding)).append('\n');
        Gutter gutter = new Gutter(out, largestLine(finding), colour);
        String arrow = "-->";
        for (Map.Entry<SourceFile, List<Label>> file : byFile(finding).entrySet()) {
            gutter.place(arrow, file.getValue().get(0).span().location());
            gutter.row("");
            labels(gutter, file.getKey(), file.getValue(), finding);
            arrow = ":::";
        }
        finding.notes().forEach(gutter::note);
        for (Help help : finding.helps()) {
            out.append(colour.frame("help:")).append(' ').append(help.text()).append('\n');
            new EditLines(gutter).show(help.edits());
        }
        return out.toString();
    }

    private String title(Diagnostic finding) {
        String severity = finding.severity().name().toLowerCase(Locale.ROOT);
        String head =
                severity + "[" + finding.code().id() + "] " + finding.code().slug();
        String shown = finding.severity() == Severity.ERROR ? colour.error(head) : colour.warning(head);
        return shown + ": " + finding.message();
    }

    private static int largestLine(Diagnostic finding) {
        Stream<Position> labels = labels(finding).map(l -> l.span().start());
        Stream<Position> edits =
                finding.helps().stream().flatMap(h -> h.edits().stream()).map(TerminalRenderer::lastLine);
        return Stream.concat(labels, edits).mapToInt(Position::line).max().orElse(1);
    }

    private static Position lastLine(Edit edit) {
        int more = (int) edit.replacement().chars().filter(c -> c == '\n').count();
        return new Position(edit.span().start().line() + more, 1);
    }

    private static Stream<Label> labels(Diagnostic finding) {
        return Stream.concat(Stream.of(finding.primary()), finding.secondary().stream());
    }

    /** The primary file first, then the others in the order in which they are named. */
    private static Map<SourceFile, List<Label>> byFile(Diagnostic finding) {
        Map<SourceFile, List<Label>> byFile = new LinkedHashMap<>();
        labels(finding)
                .forEach(l -> byFile.computeIfAbsent(l.span().file(), f -> new ArrayList<>())
                        .add(l));
        return byFile;
    }

    private static void labels(Gutter gutter, SourceFile file, List<Label> labels, Diagnostic finding) {
        int previous = 0;
        List<Label> sorted =
                labels.stream().sorted(Comparator.comparing(Label::span)).toList();
        Window window = new Window("", 0);
        for (Label label : sorted) {
            Position start = label.span().start();
            if (start.line() != previous) {
                if (previous > 0 && start.line() > previous + 1) {
                    gutter.gap();
                }
                window = Window.of(file.line(start.line()), start.column());
                gutter.line(start.line(), "|", window.shown());
                previous = start.line();
            }
            Position end = label.span().end();
            String line = file.line(start.line());
            int endColumn = end.line() == start.line() ? end.column() : line.codePointCount(0, line.length()) + 1;
            String marks = window.marks(start.column(), endColumn, label.equals(finding.primary()) ? "^" : "-");
            gutter.row(label.text().isEmpty() ? marks : marks + " " + label.text());
        }
    }
}
