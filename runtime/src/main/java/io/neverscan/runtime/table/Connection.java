package io.neverscan.runtime.table;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What all blocking repositories of a model share: client, physical names, listener, cursor seal, clock, waiting. Immutable
 * and safe for use by many threads.
 */
public final class Connection {
    private final DynamoDbClient client;
    private final Settings settings;

    private Connection(DynamoDbClient client, Settings settings) {
        this.client = client;
        this.settings = settings;
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
        return new TableHandle(client, settings, settings.physical(name));
    }

    /** Builds a {@link Connection}; for one thread. */
    public static final class Builder extends ConnectionBuilder<Builder> {
        private final DynamoDbClient client;

        private Builder(DynamoDbClient client) {
            this.client = client;
        }

        @Override
        Builder self() {
            return this;
        }

        /**
         * Builds.
         *
         * @return the connection
         */
        public Connection build() {
            return new Connection(client, settings());
        }
    }
}
