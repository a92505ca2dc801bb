package io.neverscan.runtime.key;

/**
 * A run of characters out of one set: the building block of {@link KeyLanguage}.
 *
 * <p>The set is given as pairs of first and last code point. {@code max} is {@link #UNBOUNDED} where text may be of any
 * length.
 *
 * @param ranges code point pairs, ascending and disjoint: first, last, first, last, ...
 * @param min fewest characters of the run, 0 or more
 * @param max most characters of the run, or {@link #UNBOUNDED}
 */
public record CharRun(String ranges, int min, int max) {
    /** Stands for "no upper limit". */
    public static final int UNBOUNDED = Integer.MAX_VALUE;

    /** Checks the pairs and the counts. */
    public CharRun {
        if (ranges.isEmpty() || ranges.codePointCount(0, ranges.length()) % 2 != 0 || min < 0 || max < min) {
            throw new IllegalArgumentException("not a run: " + ranges + "{" + min + "," + max + "}");
        }
    }

    /**
     * Tells whether one code point belongs to the set.
     *
     * @param codePoint the code point
     * @return true if a pair holds it
     */
    public boolean contains(int codePoint) {
        for (int i = 0; i < ranges.length(); ) {
            int first = ranges.codePointAt(i);
            i += Character.charCount(first);
            int last = ranges.codePointAt(i);
            i += Character.charCount(last);
            if (first <= codePoint && codePoint <= last) {
                return true;
            }
        }
        return false;
    }
}
