package io.neverscan.dsl.expression;

import java.util.Locale;

/** A piece of an expression: where it starts and ends in the decoded text, and what it means. */
record Token(Kind kind, String text, int from, int to) {
    /** Kinds of tokens. */
    enum Kind {
        /** A bare word. */
        WORD,
        /** {@code :name}, text without the colon. */
        PARAMETER,
        /** A quoted text, text without the quotes. */
        TEXT,
        /** A number. */
        NUMBER,
        /** An operator, bracket, comma or dot. */
        SYMBOL,
        /** The end. */
        END,
        /** Something that is no token; the text says what is wrong with it. */
        BAD
    }

    boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    /** Keywords are known in any case. */
    boolean isWord(String keyword) {
        return kind == Kind.WORD && text.toLowerCase(Locale.ROOT).equals(keyword);
    }

    String describe() {
        return switch (kind) {
            case END -> "the end";
            case PARAMETER -> "`:" + text + "`";
            case TEXT -> "a quoted text";
            default -> "`" + text + "`";
        };
    }
}
