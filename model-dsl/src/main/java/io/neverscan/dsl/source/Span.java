package io.neverscan.dsl.source;

import java.util.Comparator;

/**
 * A stretch of one text.
 *
 * @param file the text
 * @param startOffset UTF-16 offset of the first character
 * @param endOffset UTF-16 offset after the last character
 */
public record Span(SourceFile file, int startOffset, int endOffset) implements Comparable<Span> {
    private static final Comparator<Span> ORDER = Comparator.comparing((Span s) -> s.file.path())
            .thenComparingInt(Span::startOffset)
            .thenComparingInt(Span::endOffset);

    /** Checks the order of the two ends. */
    public Span {
        if (startOffset < 0 || endOffset < startOffset) {
            throw new IllegalArgumentException("not a span: " + startOffset + ".." + endOffset);
        }
    }

    /**
     * First character.
     *
     * @return its position
     */
    public Position start() {
        return file.position(startOffset);
    }

    /**
     * The place after the last character.
     *
     * @return its position
     */
    public Position end() {
        return file.position(endOffset);
    }

    /**
     * The text itself.
     *
     * @return the characters of the span
     */
    public String text() {
        int length = file.text().length();
        return file.text().substring(Math.min(startOffset, length), Math.min(endOffset, length));
    }

    /**
     * The place as compilers print it.
     *
     * @return {@code path:line:column}
     */
    public String location() {
        return file.path() + ":" + start();
    }

    @Override
    public int compareTo(Span other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return location();
    }
}
