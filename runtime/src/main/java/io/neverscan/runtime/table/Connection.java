package io.neverscan.runtime.table;

import io.neverscan.runtime.observe.AccessListener;
import io.neverscan.runtime.retry.Backoff;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What all repositories of a model share: client, physical names, listener, cursor seal, clock, waiting. Immutable and
 * safe for use by many threads.
 */
public final class Connection {
    private final DynamoDbClient client;
    private final Map<String, String> names;
    private final UnaryOperator<String> naming;
    private final @Nullable AccessListener listener;
    private final Seal seal;
    private final Clock clock;
    private final Backoff backoff;

    private Connection(Builder from) {
        this.client = from.client;
        this.names = Map.copyOf(from.names);
        this.naming = from.naming;
        this.listener = from.listener;
        this.seal = from.seal;
        this.clock = from.clock;
        this.backoff = from.backoff;
    }

    /**
     * Begins.
     *
     * @param client the client; the caller closes it
     * @return a builder; for one thread
     */
    public static Builder builder(DynamoDbClient client) {
        return new Builder(client);
    }

    /**
     * One table of the model.
     *
     * @param name its name in the model
     * @return a handle with its physical name
     */
    public TableHandle table(String name) {
        String own = names.get(name);
        return new TableHandle(this, own == null ? naming.apply(name) : own);
    }

    DynamoDbClient client() {
        return client;
    }

    @Nullable
    AccessListener listener() {
        return listener;
    }

    Seal seal() {
        return seal;
    }

    Clock clock() {
        return clock;
    }

    Backoff backoff() {
        return backoff;
    }

    /** Builds a {@link Connection}; for one thread. */
    public static final class Builder {
        private final DynamoDbClient client;
        private final Map<String, String> names = new HashMap<>();
        private UnaryOperator<String> naming = UnaryOperator.identity();
        private @Nullable AccessListener listener;
        private Seal seal = Seal.checksum();
        private Clock clock = Clock.systemUTC();
        private Backoff backoff = Backoff.standard();

        private Builder(DynamoDbClient client) {
            this.client = client;
        }

        /**
         * The physical name of one table.
         *
         * @param table its name in the model
         * @param physical its name in the account
         * @return this
         */
        public Builder tableName(String table, String physical) {
            names.put(table, physical);
            return this;
        }

        /**
         * The physical names of all tables that {@link #tableName} does not name; by default the model's own names.
         *
         * @param physical from the model's name to the account's
         * @return this
         */
        public Builder tableNames(UnaryOperator<String> physical) {
            this.naming = physical;
            return this;
        }

        /**
         * Who sees each access; by default nobody, and nothing is measured.
         *
         * @param accessListener the listener
         * @return this
         */
        public Builder listener(AccessListener accessListener) {
            this.listener = accessListener;
            return this;
        }

        /**
         * Signs cursors, so that nobody else can make one.
         *
         * @param secret 16 bytes or more, the same on all hosts
         * @return this
         */
        public Builder cursorSecret(byte[] secret) {
            this.seal = Seal.signature(secret);
            return this;
        }

        /**
         * Where created and updated times come from; by default the system's clock.
         *
         * @param source the clock
         * @return this
         */
        public Builder clock(Clock source) {
            this.clock = source;
            return this;
        }

        /**
         * How to wait before unprocessed keys and conflicting transactions are tried again.
         *
         * @param waits attempts and waits
         * @return this
         */
        public Builder backoff(Backoff waits) {
            this.backoff = waits;
            return this;
        }

        /**
         * Builds.
         *
         * @return the connection
         */
        public Connection build() {
            return new Connection(this);
        }
    }
}
