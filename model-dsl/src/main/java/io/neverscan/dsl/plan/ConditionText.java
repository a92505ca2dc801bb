package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Operand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Key conditions as text: DynamoDB's grammar with the model's templates as values. */
public final class ConditionText {
    private ConditionText() {}

    /**
     * An equality of a whole key.
     *
     * @param key the key
     * @return such as {@code PK = "USER#{:userId}"}
     */
    public static String equal(BoundKey key) {
        return key.key().name() + " = " + quoted(key);
    }

    /**
     * The condition on the sort key.
     *
     * @param condition the condition
     * @param sortKey name of the key attribute
     * @return its text; empty if there is none
     */
    public static Optional<String> of(SortCondition condition, String sortKey) {
        if (condition instanceof SortCondition.Equal equal) {
            return Optional.of(equal(equal.key()));
        }
        if (condition instanceof SortCondition.Prefix prefix) {
            return Optional.of("begins_with(" + sortKey + ", " + quoted(prefix.prefix()) + ")");
        }
        if (condition instanceof SortCondition.TextPrefix prefix) {
            String text = inner(prefix.prefix()) + "{" + operand(prefix.start()) + "...}";
            return Optional.of("begins_with(" + sortKey + ", \"" + text + "\")");
        }
        if (condition instanceof SortCondition.Range range) {
            return Optional.of(range(range, sortKey));
        }
        if (condition instanceof SortCondition.Native comparison) {
            return Optional.of(compare(sortKey, comparison.comparison(), comparison.operands()));
        }
        return Optional.empty();
    }

    private static String range(SortCondition.Range range, String sortKey) {
        Attribute attribute = range.component().attribute();
        List<String> bounds = new ArrayList<>();
        range.lower().ifPresent(b -> bounds.add(attribute + (b.inclusive() ? " >= " : " > ") + operand(b.operand())));
        range.upper().ifPresent(b -> bounds.add(attribute + (b.inclusive() ? " <= " : " < ") + operand(b.operand())));
        String place = sortKey + " between the ends of \"" + inner(range.prefix()) + "{" + attribute + "}\"";
        return bounds.isEmpty() ? place : place + " with " + String.join(" and ", bounds);
    }

    private static String compare(String name, Comparison comparison, List<Operand> operands) {
        List<String> values = operands.stream().map(ConditionText::operand).toList();
        return switch (comparison) {
            case BETWEEN -> name + " between " + String.join(" and ", values);
            case BEGINS_WITH -> "begins_with(" + name + ", " + String.join(", ", values) + ")";
            default -> name + " " + comparison.symbol() + " " + String.join(", ", values);
        };
    }

    private static String quoted(BoundKey key) {
        boolean bare = key.key().type() != KeyAttribute.Type.S;
        return bare ? inner(key).replace("{", "").replace("}", "") : "\"" + inner(key) + "\"";
    }

    private static String inner(BoundKey key) {
        StringBuilder out = new StringBuilder();
        for (BoundKey.Part part : key.parts()) {
            if (part instanceof BoundKey.Value value) {
                out.append('{').append(operand(value.operand())).append('}');
            } else if (part instanceof BoundKey.Text text) {
                out.append(text.text());
            }
        }
        return out.toString();
    }

    /**
     * A parameter or constant.
     *
     * @param operand the operand
     * @return such as {@code :from} or {@code 'open'}
     */
    public static String operand(Operand operand) {
        if (operand instanceof Operand.Argument argument) {
            return ":" + argument.parameter().name();
        }
        Object value = ((Operand.Constant) operand).value();
        return value instanceof String text ? "'" + text + "'" : value.toString();
    }
}
