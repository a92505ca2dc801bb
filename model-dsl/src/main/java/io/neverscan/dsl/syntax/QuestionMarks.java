package io.neverscan.dsl.syntax;

/**
 * Lets a text end in {@code ?} inside brackets, as YAML 1.2 does: {@code { bio: string? }}. The reader follows YAML 1.1,
 * where the mark would start a key; so it sees another character in its place.
 *
 * @param standIn a character that the file does not have
 */
record QuestionMarks(char standIn) {
    private static final char FIRST_PRIVATE = '\uE000';
    private static final char LAST_PRIVATE = '\uF8FF';

    static QuestionMarks in(String text) {
        char free = FIRST_PRIVATE;
        while (free < LAST_PRIVATE && text.indexOf(free) >= 0) {
            free++;
        }
        return new QuestionMarks(free);
    }

    /** Replaces every mark that directly follows a letter or {@code >}; the length stays the same. */
    String hide(String text) {
        if (text.indexOf('?') < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text);
        for (int i = 1; i < out.length(); i++) {
            char before = out.charAt(i - 1);
            if (out.charAt(i) == '?' && (Character.isLetterOrDigit(before) || before == '>')) {
                out.setCharAt(i, standIn);
            }
        }
        return out.toString();
    }

    String show(String text) {
        return text.replace(standIn, '?');
    }
}
