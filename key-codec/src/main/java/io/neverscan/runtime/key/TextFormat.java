package io.neverscan.runtime.key;

import java.util.List;

/** Free text, escaped or as it is. */
final class TextFormat extends KeyFormat<String> {
    private static final String ABOVE_ESCAPED = "%" + new String(Character.toChars(Character.MAX_CODE_POINT));
    private static final String ANYTHING = "\u0000" + new String(Character.toChars(Character.MAX_CODE_POINT));

    static final TextFormat ESCAPED = new TextFormat("text", ABOVE_ESCAPED, true, "");

    private final boolean escaped;
    private final String refused;

    private TextFormat(String name, String alphabet, boolean escaped, String refused) {
        super(name, new KeyLanguage.Runs(List.of(new CharRun(alphabet, 0, CharRun.UNBOUNDED))), true);
        this.escaped = escaped;
        this.refused = refused;
    }

    static TextFormat raw(String following) {
        return new TextFormat("raw", ANYTHING, false, following);
    }

    @Override
    public String encode(String value) {
        if (escaped) {
            return KeyText.escape(value);
        }
        if (!refused.isEmpty() && value.contains(refused)) {
            throw new KeyFormatException("`" + value + "` contains `" + refused
                    + "`, which ends this component, and the table keeps its text raw");
        }
        // Its failure says that the text has no UTF-8 form.
        KeyText.escape(value);
        return value;
    }

    @Override
    public String decode(String text) {
        return escaped ? KeyText.unescape(text) : text;
    }

    @Override
    public boolean keepsPrefixes() {
        return true;
    }
}
