package io.neverscan.runtime.key;

import org.jspecify.annotations.Nullable;

/**
 * The closed interval of key texts that holds exactly the keys whose next component lies in a range of values.
 *
 * <p>DynamoDB has no half-open range and no two conditions on one key, and {@code >=} alone runs out of the prefix; so
 * every range inside a prefix becomes one BETWEEN. The component is followed by {@code terminator}, the first character
 * of the next literal, which sorts below every character the component may hold; or it ends the key.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Key condition expressions for the Query operation".
 *
 * @param lower smallest text, included
 * @param upper largest text, included
 */
public record KeyRange(String lower, String upper) {
    /** Stands for "the component ends the key". */
    public static final char END = '\0';

    /**
     * Tells whether no key can lie in the interval. DynamoDB refuses a BETWEEN whose lower bound is above the upper one,
     * so the caller must answer "nothing" by itself.
     *
     * @return true if {@code lower} sorts after {@code upper}
     */
    public boolean isEmpty() {
        return Utf8Order.INSTANCE.compare(lower, upper) > 0;
    }

    /**
     * All keys that begin with the prefix, as a lower limit.
     *
     * @param prefix text of the literals and bound components before the range, not empty
     * @return the prefix
     */
    public static String fromStart(String prefix) {
        return prefix;
    }

    /**
     * All keys that begin with the prefix, as an upper limit: the prefix with its last character raised by one.
     *
     * @param prefix text of the literals and bound components before the range, not empty, ending in a literal
     * @return a text above all keys with the prefix; no key equals it as long as no other template has that literal
     */
    public static String toEnd(String prefix) {
        int last = prefix.codePointBefore(prefix.length());
        return prefix.substring(0, prefix.length() - Character.charCount(last)) + raised(last);
    }

    /**
     * Lower limit for {@code component >= value}.
     *
     * @param prefix text before the component
     * @param encoded the value's key text
     * @return the limit
     */
    public static String atLeast(String prefix, String encoded) {
        return prefix + encoded;
    }

    /**
     * Lower limit for {@code component > value}.
     *
     * @param prefix text before the component
     * @param encoded the value's key text
     * @param terminator first character after the component, or {@link #END}
     * @return the limit
     */
    public static String above(String prefix, String encoded, char terminator) {
        return prefix + encoded + afterTerminator(terminator);
    }

    /**
     * Upper limit for {@code component <= value}.
     *
     * @param prefix text before the component
     * @param encoded the value's key text
     * @param terminator first character after the component, or {@link #END}
     * @return the limit
     */
    public static String atMost(String prefix, String encoded, char terminator) {
        return terminator == END ? prefix + encoded : prefix + encoded + afterTerminator(terminator);
    }

    /**
     * Upper limit for {@code component < value}.
     *
     * @param prefix text before the component
     * @param format the component's format; discrete if the component ends the key
     * @param encoded the value's key text
     * @param terminator first character after the component, or {@link #END}
     * @return the limit, or null if no value is smaller
     * @throws IllegalArgumentException if the component ends the key and its format is not discrete
     */
    public static @Nullable String below(String prefix, KeyFormat<?> format, String encoded, char terminator) {
        if (terminator != END) {
            // No key equals it: the terminator follows in every key.
            return prefix + encoded;
        }
        if (!format.isDiscrete()) {
            // Silence here would read as "no value is smaller".
            throw new IllegalArgumentException("no largest text is below a value of " + format + " that ends the key");
        }
        String before = format.predecessor(encoded);
        return before == null ? null : prefix + before;
    }

    /** The smallest text that follows every continuation with the terminator and precedes every longer value. */
    private static String afterTerminator(char terminator) {
        return terminator == END ? "\u0000" : raised(terminator);
    }

    private static String raised(int codePoint) {
        int next = codePoint + 1;
        return Character.toString(next >= 0xD800 && next <= 0xDFFF ? 0xE000 : next);
    }
}
