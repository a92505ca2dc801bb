package io.neverscan.runtime.key;

/**
 * Escaping of free text inside a string key.
 *
 * <p>Every character up to U+0025 ({@code %}) becomes {@code %} and two upper-case hex digits; all others stay. So the
 * characters that separate components ({@code #}, {@code $}, {@code "}, {@code !}, space) never occur in escaped text,
 * no two texts have the same escaped form, and byte order is kept. Letters, digits and {@code -_.:~} stay as they are.
 *
 * <p>Stateless and safe for use by many threads.
 */
public final class KeyText {
    /** The highest character that is escaped: the escape character itself. */
    static final char HIGHEST_ESCAPED = '%';

    private static final String HEX = "0123456789ABCDEF";

    private KeyText() {}

    /**
     * Escapes a text for use as a key component.
     *
     * @param text any text of whole code points; may be empty
     * @return the escaped text; the same object when nothing had to be escaped
     * @throws KeyFormatException if the text holds half a surrogate pair, which has no UTF-8 form
     */
    public static String escape(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char unit = text.charAt(i);
            if (unit <= HIGHEST_ESCAPED || Character.isSurrogate(unit)) {
                return escapeFrom(text, i);
            }
        }
        return text;
    }

    private static String escapeFrom(String text, int start) {
        StringBuilder out = new StringBuilder(text.length() + 8).append(text, 0, start);
        for (int i = start; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit <= HIGHEST_ESCAPED) {
                out.append('%').append(HEX.charAt(unit >> 4)).append(HEX.charAt(unit & 0xF));
            } else if (!Character.isSurrogate(unit)) {
                out.append(unit);
            } else if (Character.isHighSurrogate(unit)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                out.append(unit).append(text.charAt(++i));
            } else {
                throw new KeyFormatException("half a surrogate pair at index " + i + " cannot be stored as UTF-8");
            }
        }
        return out.toString();
    }

    /**
     * Reverses {@link #escape}.
     *
     * @param escaped text that {@code escape} made
     * @return the original text
     * @throws KeyFormatException if the text is not the escaped form of anything
     */
    public static String unescape(String escaped) {
        if (escape(escaped).equals(escaped)) {
            return escaped;
        }
        StringBuilder out = new StringBuilder(escaped.length());
        for (int i = 0; i < escaped.length(); i++) {
            char unit = escaped.charAt(i);
            if (unit > HIGHEST_ESCAPED) {
                out.append(unit);
                continue;
            }
            if (unit < HIGHEST_ESCAPED) {
                throw new KeyFormatException("`" + escaped + "` holds a separator at index " + i);
            }
            int high = i + 2 < escaped.length() ? HEX.indexOf(escaped.charAt(i + 1)) : -1;
            int low = high < 0 ? -1 : HEX.indexOf(escaped.charAt(i + 2));
            if (low < 0 || (high << 4 | low) > HIGHEST_ESCAPED) {
                throw new KeyFormatException("`" + escaped + "` holds a % at index " + i + " that is no escape");
            }
            out.append((char) (high << 4 | low));
            i += 2;
        }
        return out.toString();
    }
}
