package io.neverscan.dsl.render;

/** How many cells of a terminal the characters of a line take, and what is shown for those that would disturb it. */
final class Cells {
    private static final int TAB_STOP = 4;
    /** First and last code points of the wide blocks, after Unicode Standard Annex 11. */
    private static final int[] WIDE = {
        0x1100, 0x115F, 0x2E80, 0x303E, 0x3041, 0xA4CF, 0xA960, 0xA97C, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE30, 0xFE6F,
        0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x1F300, 0x1F64F, 0x1F680, 0x1F6FF, 0x1F900, 0x1F9FF, 0x20000, 0x3FFFD
    };

    private Cells() {}

    /** Cells up to the given number of code points. */
    static int width(String text, int codePoints) {
        int cells = 0;
        int seen = 0;
        for (int at = 0; at < text.length() && seen < codePoints; seen++) {
            int c = text.codePointAt(at);
            cells += cells(c, cells);
            at += Character.charCount(c);
        }
        return cells + Math.max(0, codePoints - seen);
    }

    /** The line as it is shown: tabs become spaces, control and direction characters a replacement. */
    static String shown(String text) {
        StringBuilder out = new StringBuilder(text.length());
        int cells = 0;
        for (int at = 0; at < text.length(); ) {
            int c = text.codePointAt(at);
            int width = cells(c, cells);
            if (c == '\t') {
                out.append(" ".repeat(width));
            } else {
                out.appendCodePoint(disturbs(c) ? 0xFFFD : c);
            }
            cells += width;
            at += Character.charCount(c);
        }
        return out.toString();
    }

    private static int cells(int c, int before) {
        if (c == '\t') {
            return TAB_STOP - before % TAB_STOP;
        }
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || isJoiner(c)) {
            return 0;
        }
        for (int i = 0; i < WIDE.length; i += 2) {
            if (WIDE[i] <= c && c <= WIDE[i + 1]) {
                return 2;
            }
        }
        return 1;
    }

    private static boolean isJoiner(int c) {
        return c == 0x200C || c == 0x200D;
    }

    private static boolean disturbs(int c) {
        int type = Character.getType(c);
        return type == Character.CONTROL
                || (type == Character.FORMAT && !isJoiner(c))
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.SURROGATE;
    }
}
