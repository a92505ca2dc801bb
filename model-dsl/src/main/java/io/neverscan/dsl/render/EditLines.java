package io.neverscan.dsl.render;

import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.source.Position;
import io.neverscan.dsl.source.SourceFile;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The lines of the source as they would be after the edits of a help: {@code +} for new ones, {@code ~} for changed. */
final class EditLines {
    private final Gutter gutter;

    EditLines(Gutter gutter) {
        this.gutter = gutter;
    }

    void show(List<Edit> edits) {
        SortedMap<Integer, Edit> byLine = new TreeMap<>();
        for (Edit edit : edits) {
            byLine.putIfAbsent(edit.span().start().line(), edit);
        }
        byLine.values().forEach(this::show);
    }

    private void show(Edit edit) {
        SourceFile file = edit.span().file();
        Position start = edit.span().start();
        String line = file.line(start.line());
        boolean wholeLines = edit.span().startOffset() == edit.span().endOffset()
                && start.column() == 1
                && edit.replacement().endsWith("\n");
        boolean below = edit.replacement().startsWith("\n");
        if (wholeLines || below) {
            String added = wholeLines
                    ? edit.replacement().substring(0, edit.replacement().length() - 1)
                    : edit.replacement().substring(1);
            int number = start.line() + (wholeLines ? 0 : 1);
            for (String text : added.split("\n", -1)) {
                gutter.line(number++, "+", Cells.shown(text));
            }
            return;
        }
        changed(edit, start, line);
    }

    private void changed(Edit edit, Position start, String line) {
        int from = line.offsetByCodePoints(0, Math.min(start.column() - 1, line.codePointCount(0, line.length())));
        int to = Math.min(
                line.length(), from + edit.span().endOffset() - edit.span().startOffset());
        String[] parts = edit.replacement().split("\n", -1);
        boolean single = parts.length == 1;
        String first = line.substring(0, from) + parts[0] + (single ? line.substring(to) : "");
        Window window = Window.of(first, start.column());
        gutter.line(start.line(), "~", window.shown());
        int added = parts[0].codePointCount(0, parts[0].length());
        if (added > 0) {
            gutter.row(window.marks(start.column(), start.column() + added, to > from ? "~" : "+"));
        }
        for (int i = 1; i < parts.length; i++) {
            boolean last = i == parts.length - 1;
            gutter.line(start.line() + i, "+", Cells.shown(parts[i] + (last ? line.substring(to) : "")));
        }
    }
}
