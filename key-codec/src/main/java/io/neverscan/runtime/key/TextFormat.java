package io.neverscan.runtime.key;

import java.util.List;

/** Free text, escaped or as it is. */
final class TextFormat extends KeyFormat<String> {
    private static final String HIGHEST = Character.toString(Character.MAX_CODE_POINT);

    static final TextFormat ESCAPED = new TextFormat("text", "%" + HIGHEST, -1, true);

    /** First character of the literal that follows raw text; -1 where nothing is refused. */
    private final int refused;

    private TextFormat(String name, String alphabet, int refused, boolean ordered) {
        super(name, new KeyLanguage.Runs(List.of(new CharRun(alphabet, 1, CharRun.UNBOUNDED))), ordered);
        this.refused = refused;
    }

    static TextFormat raw(String following) {
        if (following.isEmpty()) {
            return new TextFormat("raw", "\u0000" + HIGHEST, -1, true);
        }
        int first = following.codePointAt(0);
        String below = first == 0 ? "" : "\u0000" + Character.toString(first - 1);
        String above = first == Character.MAX_CODE_POINT ? "" : Character.toString(first + 1) + HIGHEST;
        // A character below the literal sorts `a b#` before `a#`, so raw text in the middle of a key has no order.
        return new TextFormat("raw", below + above, first, false);
    }

    @Override
    public String encode(String value) {
        if (value.isEmpty()) {
            throw new KeyFormatException("text in a key must not be empty");
        }
        if (this == ESCAPED) {
            return KeyText.escape(value);
        }
        if (refused >= 0 && value.indexOf(refused) >= 0) {
            throw new KeyFormatException("`" + value + "` contains `" + Character.toString(refused)
                    + "`, which ends this component, and the table keeps its text raw");
        }
        // Its failure says that the text has no UTF-8 form.
        KeyText.escape(value);
        return value;
    }

    @Override
    public String decode(String text) {
        return this == ESCAPED ? KeyText.unescape(text) : text;
    }

    @Override
    public boolean keepsPrefixes() {
        return true;
    }
}
