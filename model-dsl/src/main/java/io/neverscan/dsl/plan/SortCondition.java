package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.KeyRange;
import java.util.List;
import java.util.Optional;

/**
 * What a Query asks of the sort key. DynamoDB takes at most one such condition.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Key condition expressions for the Query operation".
 */
public sealed interface SortCondition {
    /**
     * What all sort keys that fulfil it begin with.
     *
     * @return the known front; empty if nothing is known, or if the key is no text
     */
    default Optional<BoundKey> front() {
        return Optional.empty();
    }

    /** Nothing: the whole partition. */
    record None() implements SortCondition {}

    /**
     * The whole key is known.
     *
     * @param key the key
     */
    record Equal(BoundKey key) implements SortCondition {
        @Override
        public Optional<BoundKey> front() {
            return Optional.of(key);
        }
    }

    /**
     * The front of the key is known; it ends in a literal.
     *
     * @param prefix the front, not empty
     */
    record Prefix(BoundKey prefix) implements SortCondition {
        @Override
        public Optional<BoundKey> front() {
            return Optional.of(prefix);
        }
    }

    /**
     * The next component begins with a text.
     *
     * @param prefix the known front, may be empty
     * @param component the component
     * @param start what its value begins with
     */
    record TextPrefix(BoundKey prefix, Segment.Component component, Operand start) implements SortCondition {
        @Override
        public Optional<BoundKey> front() {
            return Optional.of(prefix);
        }
    }

    /**
     * The next component lies in a range; one BETWEEN inside the prefix ({@link KeyRange}).
     * With an empty prefix and one limit it is a plain {@code >=} or {@code <=}.
     *
     * @param prefix the known front; empty, or ending in a literal
     * @param component the component
     * @param lower lower bound, if any
     * @param upper upper bound, if any
     * @param terminator first character of the literal after the component, or {@link
     *     KeyRange#END}
     * @param limits what to ask where a bound is missing
     */
    record Range(
            BoundKey prefix,
            Segment.Component component,
            Optional<Bound> lower,
            Optional<Bound> upper,
            char terminator,
            Limits limits)
            implements SortCondition {
        /**
         * A range that reaches to the ends of the prefix where a bound is missing.
         *
         * @param prefix the known front
         * @param component the component
         * @param lower lower bound, if any
         * @param upper upper bound, if any
         * @param terminator first character after the component
         */
        public Range(
                BoundKey prefix,
                Segment.Component component,
                Optional<Bound> lower,
                Optional<Bound> upper,
                char terminator) {
            this(prefix, component, lower, upper, terminator, Limits.NONE);
        }

        Range within(Limits closer) {
            return new Range(prefix, component, lower, upper, terminator, closer);
        }

        @Override
        public Optional<BoundKey> front() {
            return Optional.of(prefix);
        }
    }

    /**
     * A comparison of a key attribute that is a native number or binary, or natural text.
     *
     * @param component the only component of the key
     * @param comparison how; never {@link Comparison#NE}
     * @param operands with what: two for between, else one
     */
    record Native(Segment.Component component, Comparison comparison, List<Operand> operands) implements SortCondition {
        /** Copies the list. */
        public Native {
            operands = List.copyOf(operands);
        }
    }

    /**
     * What all texts of a component lie between. A range that has no bound of its own on one side stops there, so that
     * it leaves out keys that go on with other texts behind the same prefix.
     *
     * @param least no text of the component is below it; empty for the beginning of the prefix
     * @param beyond all texts of the component are below it; empty for the end of the prefix
     */
    record Limits(String least, String beyond) {
        /** The ends of the prefix. */
        public static final Limits NONE = new Limits("", "");

        /**
         * The lower limit of a range without a lower bound.
         *
         * @param prefix text of the prefix
         * @return the limit, included; empty if every key is above it
         */
        public Optional<String> lower(String prefix) {
            return Optional.of(prefix + least).filter(t -> !t.isEmpty()).map(KeyRange::fromStart);
        }

        /**
         * The upper limit of a range without an upper bound.
         *
         * @param prefix text of the prefix
         * @return the limit, included; empty if every key is below it
         */
        public Optional<String> upper(String prefix) {
            if (!beyond.isEmpty()) {
                return Optional.of(prefix + beyond);
            }
            return prefix.isEmpty() ? Optional.empty() : Optional.of(KeyRange.toEnd(prefix));
        }
    }

    /**
     * An end of a range.
     *
     * @param operand the value
     * @param inclusive whether the value itself belongs to the range
     */
    record Bound(Operand operand, boolean inclusive) {}
}
