package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Request;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** Stores a whole item; false comes out if the condition does not hold and that is no failure. */
final class PutWrite extends ConditionalWrite {
    private final PhysicalTable table;
    private final Map<String, AttributeValue> item;
    private final Expressions condition;

    PutWrite(
            PhysicalTable table,
            String name,
            Map<String, AttributeValue> item,
            Expressions condition,
            @Nullable ConditionMeaning refusal) {
        super(table, Operation.PUT_ITEM, name, refusal);
        this.table = table;
        this.item = item;
        this.condition = condition;
    }

    @Override
    Turn<?> request(Observation noted) {
        PutItemRequest.Builder request = PutItemRequest.builder()
                .tableName(table.name())
                .item(item)
                .conditionExpression(condition.condition())
                .expressionAttributeNames(condition.names())
                .expressionAttributeValues(condition.values())
                .returnConsumedCapacity(noted.wanted());
        if (condition.condition() != null) {
            request.returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
        }
        return new Turn<>(new Request.Put(request.build()), answer -> written(answer.consumedCapacity()));
    }
}
