package io.neverscan.dsl.expression;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.expression.Expression.Name;
import io.neverscan.dsl.expression.Expression.Value;
import io.neverscan.dsl.expression.Expression.Word;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Parser of DynamoDB's condition grammar over the model's attribute names.
 *
 * <p>By recursive descent with a bounded depth; a method returns null once something is wrong, and the first problem is
 * kept.
 */
public final class ExpressionParser {
    private static final int MAX_DEPTH = 32;
    /** DynamoDB takes expressions of up to 4,096 bytes. */
    private static final int MAX_LENGTH = 4096;

    private static final Map<String, Comparison> SYMBOLS = Map.of(
            "=", Comparison.EQ,
            "<>", Comparison.NE,
            "<", Comparison.LT,
            "<=", Comparison.LE,
            ">", Comparison.GT,
            ">=", Comparison.GE);
    private static final Set<String> FUNCTIONS =
            Set.of("attribute_exists", "attribute_not_exists", "begins_with", "contains", "size");

    private final SourceText source;
    private final List<Token> tokens;
    private int at;
    private int depth;
    private @Nullable Diagnostic problem;

    private ExpressionParser(SourceText source) {
        this.source = source;
        this.tokens = source.value().length() > MAX_LENGTH
                ? List.of(new Token(Token.Kind.BAD, "an expression may have " + MAX_LENGTH + " characters", 0, 0))
                : Lexer.tokens(source.value());
    }

    /**
     * Parses a condition.
     *
     * @param source its text
     * @return the condition or a finding
     */
    public static ParsedExpression parse(SourceText source) {
        ExpressionParser parser = new ExpressionParser(source);
        Expression expression = parser.or();
        if (expression != null && parser.peek().kind() != Token.Kind.END) {
            parser.fail(
                    "`and`, `or` or the end is expected, not " + parser.peek().describe());
        }
        return parser.problem == null
                ? new ParsedExpression(Optional.ofNullable(expression), Optional.empty())
                : new ParsedExpression(Optional.empty(), Optional.of(parser.problem));
    }

    /**
     * Reads a text that is nothing but the name of an attribute.
     *
     * @param source the text
     * @return the name; empty if the text is something else
     */
    public static Optional<Name> name(SourceText source) {
        ExpressionParser parser = new ExpressionParser(source);
        if (parser.peek().kind() != Token.Kind.WORD) {
            return Optional.empty();
        }
        Name name = parser.name();
        return parser.peek().kind() == Token.Kind.END ? Optional.ofNullable(name) : Optional.empty();
    }

    /**
     * Reads a text that is nothing but a value.
     *
     * @param source the text
     * @return the value; empty if the text is something else
     */
    public static Optional<Value> value(SourceText source) {
        ExpressionParser parser = new ExpressionParser(source);
        Value value = parser.value();
        return parser.peek().kind() == Token.Kind.END ? Optional.ofNullable(value) : Optional.empty();
    }

    private @Nullable Expression or() {
        Expression first = and();
        List<Expression> parts = new ArrayList<>();
        while (first != null && peek().isWord("or")) {
            at++;
            Expression next = and();
            if (next == null) {
                return null;
            }
            parts.add(next);
        }
        if (first == null || parts.isEmpty()) {
            return first;
        }
        parts.add(0, first);
        return new Expression.Or(
                List.copyOf(parts),
                join(first.span(), parts.get(parts.size() - 1).span()));
    }

    private @Nullable Expression and() {
        Expression first = not();
        List<Expression> parts = new ArrayList<>();
        while (first != null && peek().isWord("and")) {
            at++;
            Expression next = not();
            if (next == null) {
                return null;
            }
            parts.add(next);
        }
        if (first == null || parts.isEmpty()) {
            return first;
        }
        parts.add(0, first);
        return new Expression.And(
                List.copyOf(parts),
                join(first.span(), parts.get(parts.size() - 1).span()));
    }

    private @Nullable Expression not() {
        Token start = peek();
        boolean nested = start.isWord("not") || start.is("(");
        if (!nested) {
            return comparison();
        }
        if (++depth > MAX_DEPTH) {
            return fail("the expression is nested deeper than " + MAX_DEPTH + " levels");
        }
        at++;
        Expression inner = start.is("(") ? or() : not();
        depth--;
        if (inner == null) {
            return null;
        }
        if (start.is("(")) {
            return expect(")") ? inner : null;
        }
        return new Expression.Not(inner, join(span(start), inner.span()));
    }

    private @Nullable Expression comparison() {
        Token start = peek();
        if (start.kind() != Token.Kind.WORD) {
            return fail("an attribute name is expected, not " + start.describe());
        }
        if (tokens.get(at + 1).is("(")) {
            return function(start);
        }
        Name name = name();
        return name == null ? null : compared(name, false, start);
    }

    private @Nullable Expression compared(Name name, boolean ofSize, Token start) {
        Token operator = peek();
        Comparison comparison = operator.kind() == Token.Kind.SYMBOL ? SYMBOLS.get(operator.text()) : null;
        if (comparison != null) {
            at++;
            Value value = value();
            return value == null
                    ? null
                    : new Expression.Compare(name, ofSize, comparison, List.of(value), since(start));
        }
        if (operator.isWord("between")) {
            at++;
            Value low = value();
            if (low == null || !expectWord("and")) {
                return null;
            }
            Value high = value();
            return high == null
                    ? null
                    : new Expression.Compare(name, ofSize, Comparison.BETWEEN, List.of(low, high), since(start));
        }
        if (operator.isWord("in") && !ofSize) {
            at++;
            List<Value> values = values();
            return values == null ? null : new Expression.In(name, values, since(start));
        }
        return fail("a comparison such as `=` is expected, not " + operator.describe());
    }

    private @Nullable List<Value> values() {
        if (!expect("(")) {
            return null;
        }
        List<Value> values = new ArrayList<>();
        do {
            Value value = value();
            if (value == null) {
                return null;
            }
            values.add(value);
        } while (accept(","));
        if (values.size() > 100) {
            fail("`in` takes up to 100 values");
            return null;
        }
        return expect(")") ? List.copyOf(values) : null;
    }

    private @Nullable Expression function(Token start) {
        String function = start.text().toLowerCase(Locale.ROOT);
        if (!FUNCTIONS.contains(function)) {
            return fail("`" + start.text() + "` is not a function; there are "
                    + String.join(", ", FUNCTIONS.stream().sorted().toList()));
        }
        at += 2;
        if (peek().kind() != Token.Kind.WORD) {
            return fail("an attribute name is expected, not " + peek().describe());
        }
        Name name = name();
        if (name == null) {
            return null;
        }
        boolean takesValue = function.equals("begins_with") || function.equals("contains");
        if (takesValue && !expect(",")) {
            return null;
        }
        Value value = takesValue ? value() : null;
        if ((takesValue && value == null) || !expect(")")) {
            return null;
        }
        if (function.equals("size")) {
            return compared(name, true, start);
        }
        if (value == null) {
            Expression exists = new Expression.Exists(name, since(start));
            return function.equals("attribute_exists") ? exists : new Expression.Not(exists, since(start));
        }
        return function.equals("contains")
                ? new Expression.Contains(name, value, since(start))
                : new Expression.Compare(name, false, Comparison.BEGINS_WITH, List.of(value), since(start));
    }

    private @Nullable Name name() {
        Word first = word(take());
        if (!accept(".")) {
            return new Name(Optional.empty(), first);
        }
        if (peek().kind() != Token.Kind.WORD) {
            fail("an attribute name is expected after `.`, not " + peek().describe());
            return null;
        }
        Name name = new Name(Optional.of(first), word(take()));
        if (peek().is(".")) {
            fail("`" + name.attribute().text() + "` cannot be followed by `.`; only whole attributes can be named");
            return null;
        }
        return name;
    }

    private @Nullable Value value() {
        Token token = peek();
        Value.Kind kind = switch (token.kind()) {
            case PARAMETER -> Value.Kind.PARAMETER;
            case TEXT -> Value.Kind.TEXT;
            case NUMBER -> Value.Kind.NUMBER;
            case WORD -> Value.Kind.WORD;
            default -> null;
        };
        if (kind == null) {
            fail("a value such as `:name` or 'text' is expected, not " + token.describe());
            return null;
        }
        return new Value(kind, word(take()));
    }

    private Word word(Token token) {
        return new Word(token.text(), span(token));
    }

    private Token peek() {
        return tokens.get(Math.min(at, tokens.size() - 1));
    }

    private Token take() {
        Token token = peek();
        at++;
        return token;
    }

    private boolean accept(String symbol) {
        boolean there = peek().is(symbol);
        at += there ? 1 : 0;
        return there;
    }

    private boolean expect(String symbol) {
        if (!accept(symbol)) {
            fail("`" + symbol + "` is expected, not " + peek().describe());
            return false;
        }
        return true;
    }

    private boolean expectWord(String keyword) {
        if (!peek().isWord(keyword)) {
            fail("`" + keyword + "` is expected, not " + peek().describe());
            return false;
        }
        at++;
        return true;
    }

    private @Nullable Expression fail(String message) {
        if (problem == null) {
            Token token = peek();
            String text = token.kind() == Token.Kind.BAD ? token.text() : message;
            problem = Diagnostic.at(Code.BAD_EXPRESSION, span(token), text);
        }
        return null;
    }

    private Span since(Token start) {
        return join(span(start), span(tokens.get(Math.max(0, Math.min(at, tokens.size()) - 1))));
    }

    private Span span(Token token) {
        return source.part(token.from(), token.to());
    }

    private static Span join(Span first, Span last) {
        return new Span(first.file(), first.startOffset(), Math.max(first.endOffset(), last.endOffset()));
    }
}
