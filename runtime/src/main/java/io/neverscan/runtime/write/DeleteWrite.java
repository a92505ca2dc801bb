package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Request;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.table.PhysicalTable;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** Deletes an item; false comes out if the condition does not hold and that is no failure. */
final class DeleteWrite extends ConditionalWrite {
    private final PhysicalTable table;
    private final ItemKey key;
    private final Expressions condition;

    DeleteWrite(
            PhysicalTable table, String name, ItemKey key, Expressions condition, @Nullable ConditionMeaning refusal) {
        super(table, Operation.DELETE_ITEM, name, refusal);
        this.table = table;
        this.key = key;
        this.condition = condition;
    }

    @Override
    Turn<?> request(Observation noted) {
        DeleteItemRequest.Builder request = DeleteItemRequest.builder()
                .tableName(table.name())
                .key(key.toMap())
                .conditionExpression(condition.condition())
                .expressionAttributeNames(condition.names())
                .expressionAttributeValues(condition.values())
                .returnConsumedCapacity(noted.wanted());
        if (condition.condition() != null) {
            request.returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
        }
        return new Turn<>(new Request.Delete(request.build()), answer -> written(answer.consumedCapacity()));
    }
}
