package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.error.NeverscanException;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.PhysicalTable;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * A write of one item. If a transaction of someone else is in its way, nothing was written, and the same request is sent
 * again within the table's waiting budget.
 *
 * @param <R> what comes out
 */
abstract class ItemWrite<R> extends Access<R> {
    private final String name;
    private final Observation seen;
    private final Backoff.Attempts attempts;
    private boolean decided;

    /** Begins a write that is called so, as in {@code User.create}. */
    ItemWrite(PhysicalTable table, Operation operation, String name) {
        this(table, name, table.observe(operation, name, null));
    }

    private ItemWrite(PhysicalTable table, String name, Observation seen) {
        super(seen);
        this.name = name;
        this.seen = seen;
        this.attempts = table.backoff().start();
    }

    /** The request, the same at each attempt. */
    abstract Turn<?> request(Observation noted);

    /** What a condition that does not hold means: throws what the caller gets, or returns if that is a result. */
    abstract void conditionFailed(ConditionalCheckFailedException failure);

    /** To be called with the answer. */
    final void written(@Nullable ConsumedCapacity capacity) {
        seen.request(capacity);
        seen.succeeded(1);
        decided = true;
    }

    @Override
    protected final @Nullable Turn<?> next() {
        return decided ? null : request(seen);
    }

    @Override
    protected final void refused(SdkException failure) {
        if (failure instanceof ConditionalCheckFailedException condition) {
            conditionFailed(condition);
            decided = true;
        } else if (failure instanceof TransactionConflictException) {
            pauseFirst(attempts.next()
                    .orElseThrow(() -> new NeverscanException(
                            name + " met transactions on the same item each time it was tried", failure)));
        } else {
            throw failure;
        }
    }
}
