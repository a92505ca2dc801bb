package io.neverscan.testkit.recording;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Expressions with their placeholders replaced, in one canonical spelling: strings in double quotes with {@code "} and
 * {@code \} escaped by {@code \}; numbers as sent; binary as {@code 0x0a}; lists {@code [1, 2]}; maps and sets in braces;
 * names that are no plain identifiers, or that are spelt like a key word, in back quotes; {@code and or not between in} in
 * lower case; one blank around operators. Stateless and thread-safe.
 */
public final class ExpressionText {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Set<String> KEYWORDS = Set.of("and", "or", "not", "between", "in");
    private static final Set<String> NOTHING_BEFORE = Set.of(")", ",", "]", ".", "[", ":", "}");
    private static final Set<String> NOTHING_AFTER = Set.of("(", "[", ".", "{");
    private static final Set<String> OPENING = Set.of("(", "[", "{", ",", "=", ":", "");

    private ExpressionText() {}

    /**
     * Replaces the placeholders of an expression. Each is read as a whole ({@code #n1} is never taken for the beginning of
     * {@code #n10}), and what replaces it is not searched again.
     *
     * @param expression expression as sent
     * @param names values of {@code #…} placeholders
     * @param values values of {@code :…} placeholders
     * @return canonical text
     * @throws AssertionError if a placeholder has no value or the expression cannot be read
     */
    public static String of(String expression, Map<String, String> names, Map<String, AttributeValue> values) {
        return written(ExpressionTokens.of(expression), placeholder -> replaced(placeholder, names, values));
    }

    /**
     * Brings text written by hand into the same spelling.
     *
     * @param text an expression with names and values in it instead of placeholders
     * @return canonical text
     * @throws AssertionError if the text holds a placeholder or cannot be read
     */
    public static String canonical(String text) {
        return written(ExpressionTokens.of(text), placeholder -> {
            throw new AssertionError("expected text has names and values in place of placeholders, but holds "
                    + placeholder + ": " + text);
        });
    }

    private static String replaced(String placeholder, Map<String, String> names, Map<String, AttributeValue> values) {
        if (placeholder.startsWith("#")) {
            String name = names.get(placeholder);
            if (name == null) {
                throw new AssertionError("placeholder " + placeholder + " has no name among " + names);
            }
            return name(name);
        }
        AttributeValue value = values.get(placeholder);
        if (value == null) {
            throw new AssertionError("placeholder " + placeholder + " has no value among " + values.keySet());
        }
        return AttributeText.of(value);
    }

    /** A name as it stands in canonical text. */
    static String name(String name) {
        boolean plain = IDENTIFIER.matcher(name).matches() && !KEYWORDS.contains(name.toLowerCase(Locale.ROOT));
        return plain ? name : "`" + name + "`";
    }

    private static String written(List<ExpressionTokens.Token> tokens, UnaryOperator<String> placeholders) {
        StringBuilder text = new StringBuilder();
        String before = "";
        boolean callable = false;
        boolean glued = true;
        for (ExpressionTokens.Token token : tokens) {
            String raw = token.text();
            boolean symbol = token.kind() == ExpressionTokens.Kind.SYMBOL;
            boolean keyword =
                    token.kind() == ExpressionTokens.Kind.WORD && KEYWORDS.contains(raw.toLowerCase(Locale.ROOT));
            boolean tight = symbol && (NOTHING_BEFORE.contains(raw) || (raw.equals("(") && callable));
            if (raw.equals("[") && symbol && OPENING.contains(before)) {
                tight = false;
            }
            if (!glued && !tight) {
                text.append(' ');
            }
            text.append(
                    switch (token.kind()) {
                        case PLACEHOLDER -> placeholders.apply(raw);
                        case WORD -> keyword ? raw.toLowerCase(Locale.ROOT) : raw;
                        case STRING, NAME, NUMBER, SYMBOL -> raw;
                    });
            callable = token.kind() == ExpressionTokens.Kind.WORD && !keyword;
            glued = symbol && NOTHING_AFTER.contains(raw);
            before = symbol ? raw : "value";
        }
        return text.toString();
    }
}
