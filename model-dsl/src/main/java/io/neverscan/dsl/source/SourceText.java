package io.neverscan.dsl.source;

import java.util.Arrays;

/**
 * A text that was decoded from a stretch of a file and knows where each of its characters came from.
 *
 * <p>Quotes, escapes and folded lines make the decoded text differ from the written one; {@link #part} leads back to the
 * exact columns. Immutable and safe for use by many threads.
 */
public final class SourceText {
    private static final int[] VERBATIM = {};

    private final String value;
    private final Span span;
    private final int[] starts;
    private final int[] ends;

    private SourceText(String value, Span span, int[] starts, int[] ends) {
        this.value = value;
        this.span = span;
        this.starts = starts;
        this.ends = ends;
    }

    /**
     * A text that stands in the file as it is.
     *
     * @param value the text
     * @param span where it stands
     * @return the text with its place
     */
    public static SourceText verbatim(String value, Span span) {
        return new SourceText(value, span, VERBATIM, VERBATIM);
    }

    /**
     * A text that is written in another way than it reads.
     *
     * @param value the decoded text
     * @param span where it stands, quotes included
     * @param starts for each UTF-16 unit of the value, the offset in the file where it starts
     * @param ends for each UTF-16 unit of the value, the offset in the file where it ends
     * @return the text with its places
     */
    public static SourceText decoded(String value, Span span, int[] starts, int[] ends) {
        if (starts.length != value.length() || ends.length != value.length()) {
            throw new IllegalArgumentException("one start and one end for each character are needed");
        }
        return new SourceText(value, span, Arrays.copyOf(starts, starts.length), Arrays.copyOf(ends, ends.length));
    }

    /**
     * The decoded text.
     *
     * @return the text
     */
    public String value() {
        return value;
    }

    /**
     * Where it stands.
     *
     * @return the span, quotes included
     */
    public Span span() {
        return span;
    }

    /**
     * Where a part of the decoded text stands in the file.
     *
     * @param from index of the first character
     * @param to index after the last character; equal to {@code from} for a place between two characters
     * @return the span
     */
    public Span part(int from, int to) {
        int start = startOf(from);
        return new Span(span.file(), start, to > from ? Math.max(start, endOf(to - 1)) : start);
    }

    private int startOf(int index) {
        if (starts.length == 0) {
            return Math.min(span.startOffset() + index, span.endOffset());
        }
        return index < starts.length ? starts[index] : ends[ends.length - 1];
    }

    private int endOf(int index) {
        return ends.length == 0 ? Math.min(span.startOffset() + index + 1, span.endOffset()) : ends[index];
    }

    @Override
    public String toString() {
        return value;
    }
}
