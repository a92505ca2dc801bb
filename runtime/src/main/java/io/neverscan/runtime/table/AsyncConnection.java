package io.neverscan.runtime.table;

import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/**
 * What all asynchronous repositories of a model share: client, physical names, listener, cursor seal, clock, waiting. Immutable
 * and safe for use by many threads.
 */
public final class AsyncConnection {
    private final DynamoDbAsyncClient client;
    private final Settings settings;

    private AsyncConnection(DynamoDbAsyncClient client, Settings settings) {
        this.client = client;
        this.settings = settings;
    }

    /**
     * Begins.
     *
     * @param client the client; the caller closes it
     * @return a builder; for one thread
     */
    public static Builder builder(DynamoDbAsyncClient client) {
        return new Builder(client);
    }

    /**
     * One table of the model.
     *
     * @param name its name in the model
     * @return a handle with its physical name
     */
    public AsyncTableHandle table(String name) {
        return new AsyncTableHandle(client, settings, settings.physical(name));
    }

    /** Builds a {@link AsyncConnection}; for one thread. */
    public static final class Builder extends ConnectionBuilder<Builder> {
        private final DynamoDbAsyncClient client;

        private Builder(DynamoDbAsyncClient client) {
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
        public AsyncConnection build() {
            return new AsyncConnection(client, settings());
        }
    }
}
