package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Request;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.table.PhysicalTable;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;

/** Deletes an item; false comes out if the condition does not hold and that is no failure. */
final class DeleteWrite extends ItemWrite<Boolean> {
    private final PhysicalTable table;
    private final ItemKey key;
    private final Expressions condition;
    private final @Nullable ConditionMeaning refusal;
    private boolean done = true;

    DeleteWrite(
            PhysicalTable table, String name, ItemKey key, Expressions condition, @Nullable ConditionMeaning refusal) {
        super(table, Operation.DELETE_ITEM, name);
        this.table = table;
        this.key = key;
        this.condition = condition;
        this.refusal = refusal;
    }

    @Override
    Turn<?> request(Observation noted) {
        DeleteItemRequest request = DeleteItemRequest.builder()
                .tableName(table.name())
                .key(key.toMap())
                .conditionExpression(condition.condition())
                .expressionAttributeNames(condition.names())
                .expressionAttributeValues(condition.values())
                .returnConsumedCapacity(noted.wanted())
                .build();
        return new Turn<>(new Request.Delete(request), answer -> written(answer.consumedCapacity()));
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
