package io.neverscan.runtime.table;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.access.BlockingRun;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** One physical table as blocking repositories see it. Immutable and safe for use by many threads. */
public final class TableHandle extends PhysicalTable {
    private final DynamoDbClient client;

    TableHandle(DynamoDbClient client, Settings settings, String name) {
        super(settings, name);
        this.client = client;
    }

    /**
     * Carries an access out on this thread.
     *
     * @param access what to do
     * @param <R> what comes out
     * @return the result
     */
    public <R> R run(Access<R> access) {
        return BlockingRun.of(client, backoff(), access);
    }
}
