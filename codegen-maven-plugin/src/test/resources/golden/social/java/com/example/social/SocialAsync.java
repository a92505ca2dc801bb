// Generated from src/main/neverscan/social.yaml:3, do not edit
package com.example.social;

import io.neverscan.runtime.observe.AccessListener;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.AsyncConnection;
import java.time.Clock;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/**
 * The repositories of model {@code social}, with futures. Who follows whom.
 *
 * <p>Immutable and safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.FacadeEmitter")
public final class SocialAsync {
    private final UserAsyncRepository user;

    private final FollowAsyncRepository follow;

    private SocialAsync(AsyncConnection connection) {
        this.user = new UserAsyncRepository(connection.table("social"));
        this.follow = new FollowAsyncRepository(connection.table("social"));
    }

    /**
     * The repositories on tables named as in the model.
     *
     * @param client the client; the caller closes it
     * @return the repositories
     */
    public static SocialAsync create(DynamoDbAsyncClient client) {
        return builder(client).build();
    }

    /**
     * Begins with other names, a listener, a secret.
     *
     * @param client the client; the caller closes it
     * @return a builder
     */
    public static Builder builder(DynamoDbAsyncClient client) {
        return new Builder(client);
    }

    /**
     * Entity {@code User}.
     *
     * @return its repository
     */
    public UserAsyncRepository user() {
        return this.user;
    }

    /**
     * Edge {@code Follow}.
     *
     * @return its repository
     */
    public FollowAsyncRepository follow() {
        return this.follow;
    }

    /**
     * Builds a {@link SocialAsync}; for one thread.
     */
    public static final class Builder {
        private final AsyncConnection.Builder connection;

        private Builder(DynamoDbAsyncClient client) {
            this.connection = AsyncConnection.builder(client);
        }

        /**
         * The physical name of one table.
         *
         * @param table its name in the model
         * @param physical its name in the account
         * @return this
         */
        public Builder tableName(String table, String physical) {
            this.connection.tableName(table, physical);
            return this;
        }

        /**
         * The physical names of all tables that are not named one by one.
         *
         * @param value the new value
         * @return this
         */
        public Builder tableNames(UnaryOperator<String> value) {
            this.connection.tableNames(value);
            return this;
        }

        /**
         * Who sees each access; by default nobody.
         *
         * @param value the new value
         * @return this
         */
        public Builder listener(AccessListener value) {
            this.connection.listener(value);
            return this;
        }

        /**
         * Signs cursors, so that nobody else can make one: 16 bytes or more.
         *
         * @param value the new value
         * @return this
         */
        public Builder cursorKey(byte[] value) {
            this.connection.cursorKey(value);
            return this;
        }

        /**
         * Signs cursors with the first of several secrets and accepts those of all.
         *
         * @param value the new value
         * @return this
         */
        public Builder cursorKeys(List<byte[]> value) {
            this.connection.cursorKeys(value);
            return this;
        }

        /**
         * Where created and updated times come from.
         *
         * @param value the new value
         * @return this
         */
        public Builder clock(Clock value) {
            this.connection.clock(value);
            return this;
        }

        /**
         * How to wait before unfinished work is tried again.
         *
         * @param value the new value
         * @return this
         */
        public Builder backoff(Backoff value) {
            this.connection.backoff(value);
            return this;
        }

        /**
         * Builds the repositories.
         *
         * @return the repositories
         */
        public SocialAsync build() {
            return new SocialAsync(this.connection.build());
        }
    }
}
