// Generated from shop.yaml, do not edit.
package com.example.shop;

import io.neverscan.runtime.observe.AccessListener;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.Connection;
import java.time.Clock;
import java.util.function.UnaryOperator;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The repositories of model {@code shop}: orders, stock and the readings of cold stores. Immutable and safe for use by many threads. */
@Generated("neverscan")
public final class Shop {
    private final OrderRepository order;
    private final StockRepository stock;
    private final ReadingRepository reading;

    private Shop(Connection connection) {
        this.order = new OrderRepository(connection.table("shop"));
        this.stock = new StockRepository(connection.table("stock"));
        this.reading = new ReadingRepository(connection.table("readings"));
    }

    /**
     * The repositories on tables named as in the model.
     *
     * @param client the client; the caller closes it
     * @return the repositories
     */
    public static Shop create(DynamoDbClient client) {
        return builder(client).build();
    }

    /**
     * Begins with other names, a listener, a secret.
     *
     * @param client the client; the caller closes it
     * @return a builder
     */
    public static Builder builder(DynamoDbClient client) {
        return new Builder(client);
    }

    /**
     * Entity {@code Order}.
     *
     * @return its repository
     */
    public OrderRepository order() {
        return order;
    }

    /**
     * Entity {@code Stock}.
     *
     * @return its repository
     */
    public StockRepository stock() {
        return stock;
    }

    /**
     * Entity {@code Reading}.
     *
     * @return its repository
     */
    public ReadingRepository reading() {
        return reading;
    }

    /** Builds a {@link Shop}; for one thread. */
    @Generated("neverscan")
    public static final class Builder {
        private final Connection.Builder connection;

        private Builder(DynamoDbClient client) {
            this.connection = Connection.builder(client);
        }

        /**
         * The physical name of one table.
         *
         * @param table its name in the model: {@code shop}, {@code stock} or {@code readings}
         * @param physical its name in the account
         * @return this
         */
        public Builder tableName(String table, String physical) {
            connection.tableName(table, physical);
            return this;
        }

        /**
         * The physical names of all tables that are not named one by one.
         *
         * @param physical from the model's name to the account's
         * @return this
         */
        public Builder tableNames(UnaryOperator<String> physical) {
            connection.tableNames(physical);
            return this;
        }

        /**
         * Who sees each access; by default nobody, and nothing is measured.
         *
         * @param listener the listener
         * @return this
         */
        public Builder listener(AccessListener listener) {
            connection.listener(listener);
            return this;
        }

        /**
         * Signs cursors, so that nobody else can make one.
         *
         * @param secret 16 bytes or more, the same on all hosts
         * @return this
         */
        public Builder cursorKey(byte[] secret) {
            connection.cursorKey(secret);
            return this;
        }

        /**
         * Where created and updated times come from; by default the system's clock.
         *
         * @param clock the clock
         * @return this
         */
        public Builder clock(Clock clock) {
            connection.clock(clock);
            return this;
        }

        /**
         * How to wait before unprocessed keys and conflicting transactions are tried again.
         *
         * @param backoff attempts and waits
         * @return this
         */
        public Builder backoff(Backoff backoff) {
            connection.backoff(backoff);
            return this;
        }

        /**
         * Builds the repositories.
         *
         * @return the repositories
         */
        public Shop build() {
            return new Shop(connection.build());
        }
    }
}
