package io.neverscan.runtime.write;

import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.table.PhysicalTable;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** A write of one item; false comes out if its condition does not hold and that is no failure. */
abstract class ConditionalWrite extends ItemWrite<Boolean> {
    private final @Nullable ConditionMeaning refusal;
    private boolean done = true;

    /** Without a meaning, a condition that does not hold is no failure. */
    ConditionalWrite(PhysicalTable table, Operation operation, String name, @Nullable ConditionMeaning refusal) {
        super(table, operation, name);
        this.refusal = refusal;
    }

    @Override
    final void conditionFailed(ConditionalCheckFailedException failure) {
        if (refusal != null) {
            throw refusal.of(failure);
        }
        done = false;
    }

    @Override
    protected final Boolean result() {
        return done;
    }
}
