package io.neverscan.runtime.key;

import java.util.Comparator;

/**
 * The order in which DynamoDB sorts string keys: unsigned UTF-8 bytes, which is code point order.
 *
 * <p>{@link String#compareTo} is UTF-16 code unit order and puts U+10000 and above before U+E000..U+FFFF, so it must
 * never order keys. Source: Amazon DynamoDB Developer Guide, "Key condition expressions for the Query operation".
 *
 * <p>Stateless and safe for use by many threads.
 */
public final class Utf8Order implements Comparator<String> {
    /** The only instance. */
    public static final Utf8Order INSTANCE = new Utf8Order();

    private Utf8Order() {}

    @Override
    public int compare(String left, String right) {
        int shared = Math.min(left.length(), right.length());
        for (int i = 0; i < shared; i++) {
            char a = left.charAt(i);
            char b = right.charAt(i);
            if (a != b) {
                return Integer.compare(rank(a), rank(b));
            }
        }
        return Integer.compare(left.length(), right.length());
    }

    /** Lifts surrogates above the rest of the basic plane, as their code points are. */
    private static int rank(char unit) {
        return Character.isSurrogate(unit) ? unit + 0x10000 : unit;
    }
}
