package io.neverscan.testkit.recording;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The placeholders of one request: the service refuses a request that defines one it does not use, or uses one it does
 * not define; so the recording does too.
 *
 * @param names values of {@code #…}
 * @param values values of {@code :…}
 */
record Placeholders(Map<String, String> names, Map<String, AttributeValue> values) {

    /** Fails unless the expressions use exactly what is defined. */
    void requireExactlyUsedBy(@Nullable String... expressions) {
        Set<String> used = new TreeSet<>();
        Stream.of(expressions)
                .filter(Objects::nonNull)
                .flatMap(expression -> ExpressionTokens.of(String.valueOf(expression)).stream())
                .filter(token -> token.kind() == ExpressionTokens.Kind.PLACEHOLDER)
                .forEach(token -> used.add(token.text()));
        Set<String> defined = new TreeSet<>(names.keySet());
        defined.addAll(values.keySet());
        if (!used.equals(defined)) {
            throw new AssertionError("the service refuses this request: it defines the placeholders " + defined
                    + " but its expressions use " + used);
        }
    }

    /** The expression with names and values in place. */
    String text(String expression) {
        return ExpressionText.of(expression, names, values);
    }
}
