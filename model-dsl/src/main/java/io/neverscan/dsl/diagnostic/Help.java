package io.neverscan.dsl.diagnostic;

import java.util.List;

/**
 * A way out, with what it costs.
 *
 * @param text what to do, with its price where it has one
 * @param edits the change of the text, empty if it cannot be spelt out
 * @param confidence how sure we are that this is meant
 */
public record Help(String text, List<Edit> edits, Confidence confidence) {
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
}
