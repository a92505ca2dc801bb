package io.neverscan.dsl.diagnostic;

import io.neverscan.dsl.source.Span;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A way out, with what it costs.
 *
 * @param text what to do, with its price where it has one
 * @param edits the change of the text, empty if it cannot be spelt out
 * @param confidence how sure we are that this is meant
 */
public record Help(String text, List<Edit> edits, Confidence confidence) {
    private static final int FARTHEST = 2;
    private static final int LONGEST_GUESS = 100;

    /** How sure a help is. */
    public enum Confidence {
        /** A misspelt name: apply it. */
        APPLICABLE,
        /** It compiles, but a person should read it. */
        REVIEW,
        /** It holds a part that only the author can fill in. */
        PLACEHOLDER
    }

    /** Copies the list. */
    public Help {
        edits = List.copyOf(edits);
    }

    /**
     * A help without a change of the text.
     *
     * @param text what to do
     * @return the help
     */
    public static Help advice(String text) {
        return new Help(text, List.of(), Confidence.PLACEHOLDER);
    }

    /**
     * A help with one change of the text.
     *
     * @param text what to do
     * @param edit the change
     * @param confidence how sure we are
     * @return the help
     */
    public static Help edit(String text, Edit edit, Confidence confidence) {
        return new Help(text, List.of(edit), confidence);
    }

    /**
     * A help for a misspelt name: the declared name within two edits of it, if there is one.
     *
     * @param written what stands in the text
     * @param span where it stands
     * @param known the names that would be right
     * @return a help that puts the nearest name there; of equally near ones the one with the same first
     *     letter, then the first in the alphabet
     */
    public static Optional<Help> nearest(String written, Span span, Collection<String> known) {
        if (written.length() > LONGEST_GUESS) {
            return Optional.empty();
        }
        return known.stream()
                .filter(name -> !name.equals(written) && Math.abs(name.length() - written.length()) <= FARTHEST)
                .filter(name -> distance(written, name) <= Math.min(FARTHEST, Math.max(1, written.length() / 2)))
                .min(Comparator.comparingInt((String name) -> distance(written, name))
                        .thenComparing(name -> !name.startsWith(written.substring(0, Math.min(1, written.length()))))
                        .thenComparing(Comparator.naturalOrder()))
                .map(name -> edit("a name close to it is `" + name + "`", new Edit(span, name), Confidence.APPLICABLE));
    }

    /** Insertions, deletions, replacements and swaps of neighbours that lead from one text to the other. */
    private static int distance(String from, String to) {
        int[][] steps = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                    continue;
                }
                int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
                int best = Math.min(steps[i - 1][j - 1] + change, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
                boolean swapped = i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1);
                steps[i][j] = swapped ? Math.min(best, steps[i - 2][j - 2] + 1) : best;
            }
        }
        return steps[from.length()][to.length()];
    }
}
