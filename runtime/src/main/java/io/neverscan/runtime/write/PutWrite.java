package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Request;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** Stores a whole item; false comes out if the condition does not hold and that is no failure. */
final class PutWrite extends ItemWrite<Boolean> {
    private final PhysicalTable table;
    private final Map<String, AttributeValue> item;
    private final Expressions condition;
    private final @Nullable ConditionMeaning refusal;
    private boolean done = true;

    PutWrite(
            PhysicalTable table,
            String name,
            Map<String, AttributeValue> item,
            Expressions condition,
            @Nullable ConditionMeaning refusal) {
        super(table, Operation.PUT_ITEM, name);
        this.table = table;
        this.item = item;
        this.condition = condition;
        this.refusal = refusal;
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

    @Override
    void conditionFailed(ConditionalCheckFailedException failure) {
        if (refusal != null) {
            throw refusal.of(failure);
        }
        done = false;
    }

    @Override
    protected Boolean result() {
        return done;
    }
}
