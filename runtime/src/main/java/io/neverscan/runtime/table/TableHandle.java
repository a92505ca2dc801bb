package io.neverscan.runtime.table;

import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.retry.Backoff;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** One physical table as repositories see it. Immutable and safe for use by many threads. */
public final class TableHandle {
    private final Connection connection;
    private final String name;

    TableHandle(Connection connection, String name) {
        this.connection = connection;
        this.name = name;
    }

    /**
     * The client.
     *
     * @return the client
     */
    public DynamoDbClient client() {
        return connection.client();
    }

    /**
     * The physical name.
     *
     * @return the name in the account
     */
    public String name() {
        return name;
    }

    /**
     * What makes cursors tamper-evident.
     *
     * @return the seal
     */
    public Seal seal() {
        return connection.seal();
    }

    /**
     * How to wait before another attempt.
     *
     * @return attempts and waits
     */
    public Backoff backoff() {
        return connection.backoff();
    }

    /**
     * The time for created and updated attributes, in whole milliseconds: what key text of instants can hold.
     *
     * @return now
     */
    public Instant now() {
        return connection.clock().instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /**
     * Begins to observe one access.
     *
     * @param operation the operation
     * @param pattern the access pattern's name, or entity and method
     * @param index the index, or null for the table itself
     * @return an observation to close at the end
     */
    public Observation observe(Operation operation, String pattern, @Nullable String index) {
        return new Observation(connection.listener(), operation, pattern, name, index);
    }
}
