package io.neverscan.runtime.table;

import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.retry.Backoff;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * One physical table, whoever sends its requests: what requests and cursors are made of. Immutable and safe for use by
 * many threads.
 */
public abstract sealed class PhysicalTable permits TableHandle, AsyncTableHandle {
    private final Settings settings;
    private final String name;

    PhysicalTable(Settings settings, String name) {
        this.settings = settings;
        this.name = name;
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
        return settings.seal();
    }

    /**
     * How to wait before another attempt.
     *
     * @return attempts and waits
     */
    public Backoff backoff() {
        return settings.backoff();
    }

    /**
     * The time for created and updated attributes, in whole milliseconds: what key text of instants can hold.
     *
     * @return now
     */
    public Instant now() {
        return settings.clock().instant().truncatedTo(ChronoUnit.MILLIS);
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
        return new Observation(settings.listener(), operation, pattern, name, index);
    }
}
