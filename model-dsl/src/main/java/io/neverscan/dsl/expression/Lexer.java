package io.neverscan.dsl.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/** Cuts an expression into tokens. Never fails: what is no token becomes one that says so, and ends the list. */
final class Lexer {
    private static final Set<String> TWO = Set.of("<>", "<=", ">=");
    private static final String ONE = "=<>(),.";

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    static List<Token> tokens(String text) {
        Lexer lexer = new Lexer(text);
        lexer.run();
        return List.copyOf(lexer.tokens);
    }

    private void run() {
        boolean sound = true;
        while (sound) {
            skip(Character::isWhitespace);
            if (at >= text.length()) {
                add(Token.Kind.END, "", at, at);
                return;
            }
            sound = next(text.codePointAt(at));
        }
    }

    private boolean next(int c) {
        int start = at;
        if (isNameStart(c)) {
            skip(Lexer::isNamePart);
            return add(Token.Kind.WORD, text.substring(start, at), start, at);
        }
        if (c == ':') {
            at++;
            skip(Lexer::isNamePart);
            return at == start + 1
                    ? bad("a name must follow `:`", start, at)
                    : add(Token.Kind.PARAMETER, text.substring(start + 1, at), start, at);
        }
        if (c == '\'' || c == '"') {
            return quoted((char) c);
        }
        if (isDigit(c) || ((c == '-' || c == '+') && at + 1 < text.length() && isDigit(text.charAt(at + 1)))) {
            return number();
        }
        int length = text.length() - at >= 2 && TWO.contains(text.substring(at, at + 2)) ? 2 : 1;
        if (length == 1 && ONE.indexOf(c) < 0) {
            String shown = Character.toString(c);
            return bad("`" + shown + "` has no meaning in an expression", at, at + shown.length());
        }
        at += length;
        return add(Token.Kind.SYMBOL, text.substring(start, at), start, at);
    }

    private boolean quoted(char quote) {
        int start = at;
        int end = text.indexOf(quote, start + 1);
        if (end < 0) {
            return bad("the quote that opens here is not closed", start, start + 1);
        }
        at = end + 1;
        return add(Token.Kind.TEXT, text.substring(start + 1, end), start, at);
    }

    private boolean number() {
        int start = at++;
        skip(Lexer::isDigit);
        if (at + 1 < text.length() && text.charAt(at) == '.' && isDigit(text.charAt(at + 1))) {
            at++;
            skip(Lexer::isDigit);
        }
        int end = at;
        if (at < text.length() && isNamePart(text.codePointAt(at))) {
            skip(Lexer::isNamePart);
            return bad("`" + text.substring(start, at) + "` is neither a number nor a name", start, at);
        }
        return add(Token.Kind.NUMBER, text.substring(start, end), start, end);
    }

    private void skip(IntPredicate wanted) {
        while (at < text.length() && wanted.test(text.codePointAt(at))) {
            at += Character.charCount(text.codePointAt(at));
        }
    }

    private boolean add(Token.Kind kind, String value, int from, int to) {
        tokens.add(new Token(kind, value, from, to));
        return true;
    }

    private boolean bad(String problem, int from, int to) {
        tokens.add(new Token(Token.Kind.BAD, problem, from, to));
        return false;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isNameStart(int c) {
        return Character.isLetter(c) || c == '_';
    }

    private static boolean isNamePart(int c) {
        int type = Character.getType(c);
        return Character.isLetterOrDigit(c)
                || c == '_'
                || c == '-'
                || type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }
}
