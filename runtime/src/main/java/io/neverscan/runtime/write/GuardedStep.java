package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;

/** An action on an item that must exist and fulfil a condition of the model. */
abstract class GuardedStep extends Step {
    private final Object modelKey;
    private final WriteSpec spec;
    private final ItemWriter values;

    GuardedStep(Node node, WriteSpec spec, ItemWriter values) {
        super(node.table(), node.itemKey());
        this.modelKey = node.key();
        this.spec = spec;
        this.values = values;
    }

    /** What the item must be like. */
    final Expressions expressions() {
        Expressions expressions = new Expressions(key().entity());
        expressions.exists(key().toMap().keySet().iterator().next());
        spec.addTo(expressions, values);
        return expressions;
    }

    @Override
    final RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
        return new Refusal(key().entity(), modelKey, spec, cause).of(stored, null, null, Map.of());
    }

    @Override
    final String describe() {
        return verb() + " " + key().entity() + " " + modelKey;
    }

    abstract String verb();

    /** Deletes it. */
    static final class Removal extends GuardedStep {
        Removal(Node node, WriteSpec spec, ItemWriter values) {
            super(node, spec, values);
        }

        @Override
        TransactWriteItem action() {
            Expressions expressions = expressions();
            return TransactWriteItem.builder()
                    .delete(Delete.builder()
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
        String verb() {
            return "delete";
        }
    }

    /** Leaves it as it is, but for counters that other steps change. */
    static final class Requirement extends GuardedStep {
        private final Map<String, Long> counted = new LinkedHashMap<>();

        Requirement(Node node, WriteSpec spec, ItemWriter values) {
            super(node, spec, values);
        }

        void add(String attribute, long delta) {
            counted.merge(attribute, delta, Long::sum);
        }

        @Override
        TransactWriteItem action() {
            Expressions expressions = expressions();
            counted.forEach((name, delta) -> expressions.add(name, AttributeValue.fromN(Long.toString(delta))));
            @Nullable String changes = expressions.update();
            if (changes != null) {
                return TransactWriteItem.builder()
                        .update(Update.builder()
                                .tableName(table().name())
                                .key(key().toMap())
                                .updateExpression(changes)
                                .conditionExpression(expressions.condition())
                                .expressionAttributeNames(expressions.names())
                                .expressionAttributeValues(expressions.values())
                                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                                .build())
                        .build();
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
        String verb() {
            return "require";
        }
    }
}
