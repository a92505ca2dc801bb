package io.neverscan.dsl.model;

import java.util.Arrays;

/** What the stream of a table holds of each change; constants are named as the service names them. */
public enum StreamView {
    /** The keys of the item. */
    KEYS_ONLY("keysOnly"),
    /** The item after the change. */
    NEW_IMAGE("newImage"),
    /** The item before the change. */
    OLD_IMAGE("oldImage"),
    /** Both. */
    NEW_AND_OLD_IMAGES("newAndOldImages");

    private final String word;

    StreamView(String word) {
        this.word = word;
    }

    /**
     * How the language says it.
     *
     * @return the word
     */
    public String word() {
        return word;
    }

    /**
     * Finds a constant.
     *
     * @param word how the language says it
     * @return the constant
     * @throws java.util.NoSuchElementException if there is none
     */
    public static StreamView of(String word) {
        return Arrays.stream(values())
                .filter(v -> v.word.equals(word))
                .findFirst()
                .orElseThrow();
    }
}
