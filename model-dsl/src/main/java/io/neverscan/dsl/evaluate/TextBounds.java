package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Scalar;
import java.util.Map;
import java.util.Optional;

/** Sample texts are made of the names of their parameters, which need not ascend as a lower and an upper bound must. */
public final class TextBounds {
    /** Beyond the number of every lower bound. */
    private static final int UPPER = 6;

    private TextBounds() {}

    /**
     * Spells the upper bound of a range of texts like the lower one where nothing could lie between the two.
     *
     * @param pattern the pattern
     * @param arguments its sample arguments by name, which are changed
     */
    public static void ascend(AccessPattern pattern, Map<String, Object> arguments) {
        for (AccessPattern.Target target : pattern.targets()) {
            for (Condition from : target.where()) {
                for (Condition to : target.where()) {
                    if (from.attribute().equals(to.attribute())) {
                        ascend(lower(from), upper(to), arguments);
                    }
                }
            }
        }
    }

    private static void ascend(Optional<String> lower, Optional<String> upper, Map<String, Object> arguments) {
        if (lower.isPresent()
                && upper.isPresent()
                && arguments.get(lower.get()) instanceof String first
                && arguments.get(upper.get()) instanceof String last
                && first.compareTo(last) > 0) {
            arguments.put(upper.get(), SampleValues.value(Scalar.STRING, lower.get(), UPPER));
        }
    }

    private static Optional<String> lower(Condition condition) {
        return switch (condition.comparison()) {
            case GT, GE, BETWEEN -> parameter(condition.operands().get(0));
            default -> Optional.empty();
        };
    }

    private static Optional<String> upper(Condition condition) {
        return switch (condition.comparison()) {
            case LT, LE -> parameter(condition.operands().get(0));
            case BETWEEN -> parameter(condition.operands().get(1));
            default -> Optional.empty();
        };
    }

    private static Optional<String> parameter(Operand operand) {
        return operand instanceof Operand.Argument argument
                ? Optional.of(argument.parameter().name())
                : Optional.empty();
    }
}
