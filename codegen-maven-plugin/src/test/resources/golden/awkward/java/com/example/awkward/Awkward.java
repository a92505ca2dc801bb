// Generated from src/main/neverscan/awkward.yaml:2, do not edit
package com.example.awkward;

import io.neverscan.runtime.observe.AccessListener;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.Connection;
import java.time.Clock;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The repositories of model {@code awkward}. Names that hurt &#42;&#47; &#92;u000a $T &lt;script&gt;.
 *
 * <p>Immutable and safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.FacadeEmitter")
public final class Awkward {
    private final OptionalRepository optional;

    private final InstantRepository instant;

    private final ListRepository list;

    private Awkward(Connection connection) {
        this.optional = new OptionalRepository(connection.table("awkward"));
        this.instant = new InstantRepository(connection.table("awkward"));
        this.list = new ListRepository(connection.table("awkward"));
    }

    /**
     * The repositories on tables named as in the model.
     *
     * @param client the client; the caller closes it
     * @return the repositories
     */
    public static Awkward create(DynamoDbClient client) {
        return builder(client).build();
    }

    /**
     * Begins with other names, a listener, a secret.
     *
     * @param client the client; the caller closes it
     * @return a builder
     */
    public static Builder_ builder(DynamoDbClient client) {
        return new Builder_(client);
    }

    /**
     * Entity {@code Optional}.
     *
     * @return its repository
     */
    public OptionalRepository optional() {
        return this.optional;
    }

    /**
     * Entity {@code Instant}.
     *
     * @return its repository
     */
    public InstantRepository instant() {
        return this.instant;
    }

    /**
     * Entity {@code List}.
     *
     * @return its repository
     */
    public ListRepository list() {
        return this.list;
    }

    /**
     * Builds a {@link Awkward}; for one thread.
     */
    public static final class Builder_ {
        private final Connection.Builder connection;

        private Builder_(DynamoDbClient client) {
            this.connection = Connection.builder(client);
        }

        /**
         * The physical name of one table.
         *
         * @param table its name in the model
         * @param physical its name in the account
         * @return this
         */
        public Builder_ tableName(String table, String physical) {
            this.connection.tableName(table, physical);
            return this;
        }

        /**
         * The physical names of all tables that are not named one by one.
         *
         * @param value the new value
         * @return this
         */
        public Builder_ tableNames(UnaryOperator<String> value) {
            this.connection.tableNames(value);
            return this;
        }

        /**
         * Who sees each access; by default nobody.
         *
         * @param value the new value
         * @return this
         */
        public Builder_ listener(AccessListener value) {
            this.connection.listener(value);
            return this;
        }

        /**
         * Signs cursors, so that nobody else can make one: 16 bytes or more.
         *
         * @param value the new value
         * @return this
         */
        public Builder_ cursorKey(byte[] value) {
            this.connection.cursorKey(value);
            return this;
        }

        /**
         * Signs cursors with the first of several secrets and accepts those of all.
         *
         * @param value the new value
         * @return this
         */
        public Builder_ cursorKeys(List<byte[]> value) {
            this.connection.cursorKeys(value);
            return this;
        }

        /**
         * Where created and updated times come from.
         *
         * @param value the new value
         * @return this
         */
        public Builder_ clock(Clock value) {
            this.connection.clock(value);
            return this;
        }

        /**
         * How to wait before unfinished work is tried again.
         *
         * @param value the new value
         * @return this
         */
        public Builder_ backoff(Backoff value) {
            this.connection.backoff(value);
            return this;
        }

        /**
         * Builds the repositories.
         *
         * @return the repositories
         */
        public Awkward build() {
            return new Awkward(this.connection.build());
        }
    }
}
