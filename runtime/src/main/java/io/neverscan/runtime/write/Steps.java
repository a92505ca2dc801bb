package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.error.UniqueViolationException;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;

/** The kinds of actions. */
final class Steps {
    private Steps() {}

    private static String partitionKey(ItemKey key) {
        return key.toMap().keySet().iterator().next();
    }

    /** Stores a new item. */
    static class Create extends Step {
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
            expressions.notExists(partitionKey(key()));
            return TransactWriteItem.builder()
                    .put(Put.builder()
                            .tableName(table().name())
                            .item(item)
                            .conditionExpression(expressions.condition())
                            .expressionAttributeNames(expressions.names())
                            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                            .build())
                    .build();
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

    /** Stores the item that holds a unique value. */
    static final class Claim extends Create {
        private final String constraint;

        Claim(PhysicalTable table, ItemKey key, String constraint) {
            super(table, key, key.toMap(), constraint);
            this.constraint = constraint;
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            return new UniqueViolationException(constraint, cause);
        }

        @Override
        String describe() {
            return "claim " + constraint;
        }
    }

    /** Deletes an item, which must exist if asked so. */
    static final class Remove extends Step {
        private final Object modelKey;
        private final boolean mustExist;

        Remove(PhysicalTable table, ItemKey key, Object modelKey, boolean mustExist) {
            super(table, key);
            this.modelKey = modelKey;
            this.mustExist = mustExist;
        }

        @Override
        TransactWriteItem action() {
            Delete.Builder delete = Delete.builder().tableName(table().name()).key(key().toMap());
            if (mustExist) {
                Expressions expressions = new Expressions(key().entity());
                expressions.exists(partitionKey(key()));
                delete.conditionExpression(expressions.condition()).expressionAttributeNames(expressions.names());
            }
            return TransactWriteItem.builder().delete(delete.build()).build();
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            return new NotFoundException(key().entity(), modelKey, cause);
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
            Expressions expressions = update.expressions();
            return TransactWriteItem.builder()
                    .update(Update.builder()
                            .tableName(table().name())
                            .key(key().toMap())
                            .updateExpression(expressions.update())
                            .conditionExpression(expressions.condition())
                            .expressionAttributeNames(expressions.names())
                            .expressionAttributeValues(expressions.values())
                            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                            .build())
                    .build();
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

    /** Requires an item to exist. */
    static final class Check extends Step {
        private final Node node;

        Check(Node node) {
            super(node.table(), node.itemKey());
            this.node = node;
        }

        @Override
        TransactWriteItem action() {
            Expressions expressions = new Expressions(key().entity());
            expressions.exists(partitionKey(key()));
            return TransactWriteItem.builder()
                    .conditionCheck(ConditionCheck.builder()
                            .tableName(table().name())
                            .key(key().toMap())
                            .conditionExpression(expressions.condition())
                            .expressionAttributeNames(expressions.names())
                            .build())
                    .build();
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            return new NotFoundException(key().entity(), node.key(), cause);
        }

        @Override
        String describe() {
            return "require " + key().entity() + " " + node.key();
        }
    }

    /** Adds to the counters of one node, which must exist. */
    static final class Count extends Step {
        private final Node node;
        private final Map<String, Long> deltas = new LinkedHashMap<>();

        Count(Node node) {
            super(node.table(), node.itemKey());
            this.node = node;
        }

        Node node() {
            return node;
        }

        void add(String attribute, long delta) {
            deltas.merge(attribute, delta, Long::sum);
        }

        /** Joins a step about the same item, which then changes the counters, too, unless it deletes them. */
        boolean joins(Step step) {
            if (!step.table().name().equals(table().name()) || !step.key().equals(key())) {
                return false;
            }
            if (step instanceof Create create) {
                deltas.forEach(create::add);
            } else if (step instanceof Change change) {
                deltas.forEach(change::add);
            } else if (step instanceof GuardedStep.Requirement required) {
                deltas.forEach(required::add);
            }
            return !(step instanceof Count);
        }

        @Override
        TransactWriteItem action() {
            Expressions expressions = new Expressions(key().entity());
            deltas.forEach(
                    (attribute, delta) -> expressions.add(attribute, AttributeValue.fromN(Long.toString(delta))));
            expressions.exists(partitionKey(key()));
            return TransactWriteItem.builder()
                    .update(Update.builder()
                            .tableName(table().name())
                            .key(key().toMap())
                            .updateExpression(expressions.update())
                            .conditionExpression(expressions.condition())
                            .expressionAttributeNames(expressions.names())
                            .expressionAttributeValues(expressions.values())
                            .build())
                    .build();
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            return new NotFoundException(key().entity(), node.key(), cause);
        }

        @Override
        String describe() {
            return "count on " + key().entity() + " " + node.key();
        }
    }
}
