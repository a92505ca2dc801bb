package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Several declared writes of which all happen or none.
 *
 * @param name its name, also of the generated method
 * @param steps the writes in their order, one or more
 * @param description the sentence that says what it is for
 * @param span where its name stands
 */
public record TransactPattern(String name, List<Step> steps, Optional<String> description, Span span) {
    /** Most actions of one transaction. Source: Amazon DynamoDB Developer Guide, "Transactions: How it works". */
    public static final int MOST_ACTIONS = 100;

    /** Copies the list. */
    public TransactPattern {
        steps = List.copyOf(steps);
    }

    /**
     * One of the writes.
     *
     * @param write what it does
     * @param many the most items of the list that is passed; empty if there is one
     */
    public record Step(WritePattern write, OptionalInt many) {
        /**
         * Most actions of the step: its items with their mirror items and guards, and the nodes whose counters they
         * change.
         *
         * @return one or more
         */
        public int actions() {
            int each = 1;
            if (write.type() instanceof Edge edge && write.kind() != WritePattern.Kind.CHECK) {
                each += edge.inverse() == Edge.Inverse.MIRROR ? 1 : 0;
                boolean counted = !write.kind().changes();
                each += counted && edge.from().counter().isPresent() ? 1 : 0;
                each += counted && edge.to().counter().isPresent() ? 1 : 0;
            }
            if (write.type() instanceof Entity entity && write.kind() == WritePattern.Kind.CREATE) {
                each += entity.guards().size();
            }
            return each * many.orElse(1);
        }
    }

    /**
     * Most actions of all steps.
     *
     * @return the sum
     */
    public int actions() {
        return steps.stream().mapToInt(Step::actions).sum();
    }

    /**
     * The item type of the first step: its repository gets the method.
     *
     * @return the type
     */
    public ItemType owner() {
        return steps.get(0).write().type();
    }
}
