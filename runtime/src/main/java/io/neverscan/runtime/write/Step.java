package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;

/** One action of a transaction. */
abstract class Step {
    private final PhysicalTable table;
    private final ItemKey key;

    Step(PhysicalTable table, ItemKey key) {
        this.table = table;
        this.key = key;
    }

    final PhysicalTable table() {
        return table;
    }

    final ItemKey key() {
        return key;
    }

    /** Name of the partition key attribute, which every item has. */
    final String partitionKey() {
        return key.toMap().keySet().iterator().next();
    }

    /** An update of the item. */
    final TransactWriteItem updating(Expressions expressions) {
        return TransactWriteItem.builder()
                .update(Update.builder()
                        .tableName(table.name())
                        .key(key.toMap())
                        .updateExpression(expressions.update())
                        .conditionExpression(expressions.condition())
                        .expressionAttributeNames(expressions.names())
                        .expressionAttributeValues(expressions.values())
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                        .build())
                .build();
    }

    /** A put of the item, in place of what is there. */
    final TransactWriteItem putting(Map<String, AttributeValue> item, Expressions expressions) {
        return TransactWriteItem.builder()
                .put(Put.builder()
                        .tableName(table.name())
                        .item(item)
                        .conditionExpression(expressions.condition())
                        .expressionAttributeNames(expressions.names())
                        .expressionAttributeValues(expressions.values())
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                        .build())
                .build();
    }

    /** A deletion of the item. */
    final TransactWriteItem deleting(Expressions expressions) {
        return TransactWriteItem.builder()
                .delete(Delete.builder()
                        .tableName(table.name())
                        .key(key.toMap())
                        .conditionExpression(expressions.condition())
                        .expressionAttributeNames(expressions.names())
                        .expressionAttributeValues(expressions.values())
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                        .build())
                .build();
    }

    /** The action as the service wants it. */
    abstract TransactWriteItem action();

    /**
     * What it means that this action's condition failed.
     *
     * @param stored the item as stored; empty if there is none or it was not asked for
     * @param cause the SDK's exception
     */
    abstract RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause);

    /** For messages: what the action does, to which item. */
    abstract String describe();
}
