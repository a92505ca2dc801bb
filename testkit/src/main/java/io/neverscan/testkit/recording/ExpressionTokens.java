package io.neverscan.testkit.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits an expression into tokens; blanks fall away. */
final class ExpressionTokens {

    private static final Pattern TOKEN = Pattern.compile("\\s*(?:"
            + "(?<string>\"(?:[^\"\\\\]|\\\\.)*\")"
            + "|(?<name>`[^`]*`)"
            + "|(?<placeholder>[#:][A-Za-z0-9_]+)"
            + "|(?<number>0x[0-9a-f]*|[0-9]+(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)"
            + "|(?<word>[A-Za-z_][A-Za-z0-9_]*)"
            + "|(?<symbol><>|<=|>=|[=<>+\\-(),.\\[\\]{}:])"
            + ")");

    private static final Set<String> SIGN_MAY_FOLLOW = Set.of("(", ",", "[", "{", ":", "=", "<", ">", "<=", ">=", "<>");
    private static final Set<String> WORDS_BEFORE_A_SIGN = Set.of("and", "AND", "between", "BETWEEN");

    /** What a token is. */
    enum Kind {
        STRING,
        NAME,
        PLACEHOLDER,
        NUMBER,
        WORD,
        SYMBOL
    }

    /**
     * One token.
     *
     * @param kind what it is
     * @param text as written
     */
    record Token(Kind kind, String text) {}

    private ExpressionTokens() {}

    static List<Token> of(String expression) {
        List<Token> tokens = new ArrayList<>();
        String text = expression.strip();
        Matcher matcher = TOKEN.matcher(text);
        int at = 0;
        while (at < text.length()) {
            matcher.region(at, text.length());
            if (!matcher.lookingAt()) {
                throw new AssertionError(
                        "cannot read the expression at `" + text.substring(at).strip() + "`: " + expression);
            }
            add(tokens, token(matcher));
            at = matcher.end();
        }
        return tokens;
    }

    private static Token token(Matcher matcher) {
        for (Kind kind : Kind.values()) {
            String text = matcher.group(kind.name().toLowerCase(Locale.ROOT));
            if (text != null) {
                return new Token(kind, text);
            }
        }
        throw new AssertionError("a token of no kind: " + matcher.group());
    }

    /** Adds a token; a minus that is a sign becomes part of the number behind it. */
    private static void add(List<Token> tokens, Token token) {
        int last = tokens.size() - 1;
        if (token.kind() == Kind.NUMBER
                && last >= 0
                && tokens.get(last).text().equals("-")
                && (last == 0 || startsAnOperand(tokens.get(last - 1)))) {
            tokens.set(last, new Token(Kind.NUMBER, "-" + token.text()));
        } else {
            tokens.add(token);
        }
    }

    private static boolean startsAnOperand(Token before) {
        return switch (before.kind()) {
            case SYMBOL -> SIGN_MAY_FOLLOW.contains(before.text());
            case WORD -> WORDS_BEFORE_A_SIGN.contains(before.text());
            case STRING, NAME, PLACEHOLDER, NUMBER -> false;
        };
    }
}
