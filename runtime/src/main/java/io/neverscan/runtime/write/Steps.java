package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** The kinds of actions. */
final class Steps {
    private Steps() {}

    /** Stores a new item. */
    static final class Create extends Step {
        private final Map<String, AttributeValue> item;
        private final Object modelKey;

        Create(PhysicalTable table, ItemKey key, Map<String, AttributeValue> item, Object modelKey) {
            super(table, key);
            this.item = new LinkedHashMap<>(item);
            this.modelKey = modelKey;
        }

        /** The new item begins with what is counted. */
        void add(String attribute, long delta) {
            AttributeValue before = item.get(attribute);
            String number = before == null ? null : before.n();
            long start = number == null ? 0 : Long.parseLong(number);
            item.put(attribute, AttributeValue.fromN(Long.toString(start + delta)));
        }

        @Override
        TransactWriteItem action() {
            Expressions expressions = new Expressions(key().entity());
            expressions.notExists(partitionKey());
            return putting(item, expressions);
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            return new AlreadyExistsException(key().entity(), modelKey, stored, cause);
        }

        @Override
        String describe() {
            return "create " + key().entity() + " " + modelKey;
        }
    }

    /** Deletes an item, which must be as asked for. */
    static final class Remove extends Step {
        private final Object modelKey;
        private final Guard guard;

        /**
         * Creates the step.
         *
         * @param guard what the item must be like
         */
        Remove(PhysicalTable table, ItemKey key, Object modelKey, Guard guard) {
            super(table, key);
            this.modelKey = modelKey;
            this.guard = guard;
        }

        @Override
        TransactWriteItem action() {
            Expressions expressions = new Expressions(key().entity());
            guard.addTo(expressions, partitionKey());
            return deleting(expressions);
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            return guard.refusal(key().entity(), modelKey, stored, cause);
        }

        @Override
        String describe() {
            return "delete " + key().entity() + " " + modelKey;
        }
    }

    /** Updates an item that must exist. */
    static final class Change extends Step {
        private final ItemChanges<?> update;

        Change(ItemChanges<?> update) {
            super(update.writes().table(), update.itemKey());
            this.update = update;
        }

        void add(String attribute, long delta) {
            update.add(attribute, delta);
        }

        @Override
        TransactWriteItem action() {
            return updating(update.expressions());
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            return update.refusal(stored, cause);
        }

        @Override
        String describe() {
            return "update " + key().entity() + " " + update.key();
        }
    }

    /** Requires an item to exist and to be as asked for, and adds to its counters, if there is anything to add. */
    static final class Require extends Step {
        private final Node node;
        private final Guard guard;
        private final Map<String, Long> deltas = new LinkedHashMap<>();

        Require(Node node, Guard guard) {
            super(node.table(), node.itemKey());
            this.node = node;
            this.guard = guard;
        }

        void add(String attribute, long delta) {
            deltas.merge(attribute, delta, Long::sum);
        }

        /** Joins a step about the same item, which then changes the counters, too, unless it deletes them. */
        boolean joins(Step step) {
            if (!isAbout(step)) {
                return false;
            }
            if (step instanceof Create create) {
                deltas.forEach(create::add);
            } else if (step instanceof Change change) {
                deltas.forEach(change::add);
            } else if (step instanceof Require required) {
                deltas.forEach(required::add);
            }
            return true;
        }

        private boolean isAbout(Step step) {
            return step.table().name().equals(table().name()) && step.key().equals(key());
        }

        boolean isAbout(Node other) {
            return node.isSameItem(other);
        }

        @Override
        TransactWriteItem action() {
            Expressions expressions = new Expressions(key().entity());
            deltas.forEach(
                    (attribute, delta) -> expressions.add(attribute, AttributeValue.fromN(Long.toString(delta))));
            guard.addTo(expressions, partitionKey());
            if (!deltas.isEmpty()) {
                return updating(expressions);
            }
            return TransactWriteItem.builder()
                    .conditionCheck(ConditionCheck.builder()
                            .tableName(table().name())
                            .key(key().toMap())
                            .conditionExpression(expressions.condition())
                            .expressionAttributeNames(expressions.names())
                            .expressionAttributeValues(expressions.values())
                            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                            .build())
                    .build();
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            return guard.refusal(key().entity(), node.key(), stored, cause);
        }

        @Override
        String describe() {
            return (deltas.isEmpty() ? "require " : "count on ") + key().entity() + " " + node.key();
        }
    }
}
