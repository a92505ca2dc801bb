package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Segment;
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
     * The next component lies in a range; one BETWEEN inside the prefix ({@link io.neverscan.runtime.key.KeyRange}).
     * With an empty prefix and one bound it is a plain {@code >=} or {@code <=}.
     *
     * @param prefix the known front; empty, or ending in a literal
     * @param component the component
     * @param lower lower bound, if any
     * @param upper upper bound, if any
     * @param terminator first character of the literal after the component, or {@link
     *     io.neverscan.runtime.key.KeyRange#END}
     */
    record Range(
            BoundKey prefix, Segment.Component component, Optional<Bound> lower, Optional<Bound> upper, char terminator)
            implements SortCondition {
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
     * An end of a range.
     *
     * @param operand the value
     * @param inclusive whether the value itself belongs to the range
     */
    record Bound(Operand operand, boolean inclusive) {}
}
