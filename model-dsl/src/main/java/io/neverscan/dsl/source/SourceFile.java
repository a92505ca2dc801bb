package io.neverscan.dsl.source;

import java.util.Arrays;

/**
 * The text of one model file.
 *
 * <p>The path is what findings print: relative to the project, with forward slashes, so that output is the same on every
 * machine. Immutable and safe for use by many threads.
 */
public final class SourceFile {
    private final String path;
    private final String text;
    private final int[] lineStarts;

    /**
     * Creates a source.
     *
     * @param path path relative to the project
     * @param text whole text, decoded; a byte order mark at its start is no part of it
     */
    public SourceFile(String path, String text) {
        this.path = path.replace('\\', '/');
        this.text = text.startsWith("\uFEFF") ? text.substring(1) : text;
        this.lineStarts = lineStarts(this.text);
    }

    private static int[] lineStarts(String text) {
        int[] starts = new int[16];
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean loneReturn = c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
            if (c == '\n' || loneReturn) {
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, count * 2);
                }
                starts[count++] = i + 1;
            }
        }
        return Arrays.copyOf(starts, count);
    }

    /**
     * The path that findings print.
     *
     * @return path with forward slashes
     */
    public String path() {
        return path;
    }

    /**
     * The whole text.
     *
     * @return the text
     */
    public String text() {
        return text;
    }

    /**
     * Number of lines.
     *
     * @return lines, 1 for an empty text
     */
    public int lineCount() {
        return lineStarts.length;
    }

    /**
     * One line without its line end.
     *
     * @param line line, from 1
     * @return its text
     */
    public String line(int line) {
        int from = lineStarts[line - 1];
        int to = line < lineStarts.length ? lineStarts[line] : text.length();
        while (to > from && (text.charAt(to - 1) == '\n' || text.charAt(to - 1) == '\r')) {
            to--;
        }
        return text.substring(from, to);
    }

    /**
     * Where an offset lies.
     *
     * @param offset UTF-16 offset, 0..length; a larger one counts as the end
     * @return line and column
     */
    public Position position(int offset) {
        int at = Math.min(Math.max(offset, 0), text.length());
        int found = Arrays.binarySearch(lineStarts, at);
        int line = found >= 0 ? found : -found - 2;
        return new Position(line + 1, text.codePointCount(lineStarts[line], at) + 1);
    }

    /**
     * A span of this text.
     *
     * @param start UTF-16 offset of the first character
     * @param end UTF-16 offset after the last character
     * @return the span
     */
    public Span span(int start, int end) {
        return new Span(this, start, end);
    }

    @Override
    public String toString() {
        return path;
    }
}
