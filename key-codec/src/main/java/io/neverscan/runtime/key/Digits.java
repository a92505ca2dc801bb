package io.neverscan.runtime.key;

/** Text whose digits are turned around: 9 for 0, 8 for 1. Of two texts of one shape the greater one becomes the lesser. */
final class Digits {
    private Digits() {}

    static String complement(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.append(isDigit(c) ? (char) ('0' + '9' - c) : c);
        }
        return out.toString();
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
