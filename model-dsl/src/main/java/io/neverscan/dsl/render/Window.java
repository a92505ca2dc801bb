package io.neverscan.dsl.render;

/**
 * The part of a source line that is shown: the whole line, or a stretch of a very long one.
 *
 * @param text the characters that are shown
 * @param skipped code points before them
 */
record Window(String text, int skipped) {
    private static final int LONGEST = 240;
    private static final int BEFORE = 60;
    private static final String CUT = "…";

    static Window of(String line, int column) {
        int length = line.codePointCount(0, line.length());
        if (length <= LONGEST) {
            return new Window(line, 0);
        }
        int from = Math.max(0, Math.min(column - 1 - BEFORE, length - LONGEST));
        int to = Math.min(length, from + LONGEST);
        String part = line.substring(line.offsetByCodePoints(0, from), line.offsetByCodePoints(0, to));
        String head = from > 0 ? CUT : "";
        return new Window(head + part + (to < length ? CUT : ""), from - head.length());
    }

    String shown() {
        return Cells.shown(text);
    }

    /** Spaces up to a column of the source line, then marks up to another. */
    String marks(int column, int endColumn, String mark) {
        int from = cells(column);
        return " ".repeat(from) + mark.repeat(Math.max(1, cells(endColumn) - from));
    }

    private int cells(int column) {
        int length = text.codePointCount(0, text.length());
        return Cells.width(text, Math.max(0, Math.min(column - 1 - skipped, length)));
    }
}
