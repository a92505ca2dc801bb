package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Request;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** Updates an item; all its attributes come out as they are stored now. */
final class UpdateWrite extends ItemWrite<Map<String, AttributeValue>> {
    private final PhysicalTable table;
    private final ItemKey key;
    private final Expressions expressions;
    private final @Nullable ConditionMeaning refusal;
    private Map<String, AttributeValue> stored = Map.of();

    UpdateWrite(
            PhysicalTable table,
            String name,
            ItemKey key,
            Expressions expressions,
            @Nullable ConditionMeaning refusal) {
        super(table, Operation.UPDATE_ITEM, name);
        this.table = table;
        this.key = key;
        this.expressions = expressions;
        this.refusal = refusal;
    }

    @Override
    Turn<?> request(Observation noted) {
        UpdateItemRequest request = UpdateItemRequest.builder()
                .tableName(table.name())
                .key(key.toMap())
                .updateExpression(expressions.update())
                .conditionExpression(expressions.condition())
                .expressionAttributeNames(expressions.names())
                .expressionAttributeValues(expressions.values())
                .returnValues(ReturnValue.ALL_NEW)
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .returnConsumedCapacity(noted.wanted())
                .build();
        return new Turn<>(new Request.Update(request), this::answered);
    }

    private void answered(UpdateItemResponse answer) {
        stored = answer.attributes();
        written(answer.consumedCapacity());
    }

    @Override
    void conditionFailed(ConditionalCheckFailedException failure) {
        throw refusal == null ? failure : refusal.of(failure);
    }

    @Override
    protected Map<String, AttributeValue> result() {
        return stored;
    }
}
