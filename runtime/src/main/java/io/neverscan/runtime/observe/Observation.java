package io.neverscan.runtime.observe;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * Notes one access while it runs and tells the listener at the end. Without a listener nothing is noted, no clock is
 * read and the service is not asked for capacities. For one thread.
 */
public final class Observation implements AutoCloseable {
    private final @Nullable AccessListener listener;
    private final Operation operation;
    private final String pattern;
    private final String table;
    private final @Nullable String index;
    private final long started;
    private int requests;
    private int items;
    private boolean succeeded;
    private CapacityUse capacity = CapacityUse.NONE;

    /**
     * Begins.
     *
     * @param listener who is told, or null for nobody
     * @param operation the operation
     * @param pattern the access pattern's name, or entity and method
     * @param table the physical table
     * @param index the index, or null for the table itself
     */
    public Observation(
            @Nullable AccessListener listener,
            Operation operation,
            String pattern,
            String table,
            @Nullable String index) {
        this.listener = listener;
        this.operation = operation;
        this.pattern = pattern;
        this.table = table;
        this.index = index;
        this.started = listener == null ? 0 : System.nanoTime();
    }

    /**
     * What requests ask the service to return.
     *
     * @return table and index units if someone listens, null otherwise
     */
    public @Nullable ReturnConsumedCapacity wanted() {
        return listener == null ? null : ReturnConsumedCapacity.INDEXES;
    }

    /**
     * Notes one answered request.
     *
     * @param consumed what the service says it cost, or null
     */
    public void request(@Nullable ConsumedCapacity consumed) {
        requests++;
        if (listener != null) {
            capacity = capacity.plus(consumed);
        }
    }

    /**
     * Notes one answered request that touched several tables.
     *
     * @param consumed what the service says it cost; empty if it was not asked
     */
    public void request(List<ConsumedCapacity> consumed) {
        requests++;
        if (listener != null) {
            for (ConsumedCapacity one : consumed) {
                capacity = capacity.plus(one);
            }
        }
    }

    /**
     * Notes that the access reached its end.
     *
     * @param count items returned or written
     */
    public void succeeded(int count) {
        items = count;
        succeeded = true;
    }

    /** Tells the listener. */
    @Override
    public void close() {
        if (listener != null) {
            Duration duration = Duration.ofNanos(System.nanoTime() - started);
            listener.accessed(
                    new AccessEvent(pattern, operation, table, index, requests, items, capacity, duration, succeeded));
        }
    }
}
