// Generated from src/main/neverscan/fleet.yaml:2, do not edit
package com.example.fleet;

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
 * The repositories of model {@code fleet}, with futures. Natural and native keys, several tables, mirror edges.
 *
 * <p>Immutable and safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.FacadeEmitter")
public final class FleetAsync {
    private final DeviceAsyncRepository device;

    private final ReadingAsyncRepository reading;

    private final BlobAsyncRepository blob;

    private final StationAsyncRepository station;

    private final TrackAsyncRepository track;

    private final LinkAsyncRepository link;

    private final NearAsyncRepository near;

    private FleetAsync(AsyncConnection connection) {
        this.device = new DeviceAsyncRepository(connection.table("devices"));
        this.reading = new ReadingAsyncRepository(connection.table("readings"));
        this.blob = new BlobAsyncRepository(connection.table("blobs"));
        this.station = new StationAsyncRepository(connection.table("graph"));
        this.track = new TrackAsyncRepository(connection.table("graph"));
        this.link = new LinkAsyncRepository(connection.table("graph"), connection.table("devices"));
        this.near = new NearAsyncRepository(connection.table("graph"));
    }

    /**
     * The repositories on tables named as in the model.
     *
     * @param client the client; the caller closes it
     * @return the repositories
     */
    public static FleetAsync create(DynamoDbAsyncClient client) {
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
     * Entity {@code Device}.
     *
     * @return its repository
     */
    public DeviceAsyncRepository device() {
        return this.device;
    }

    /**
     * Entity {@code Reading}.
     *
     * @return its repository
     */
    public ReadingAsyncRepository reading() {
        return this.reading;
    }

    /**
     * Entity {@code Blob}.
     *
     * @return its repository
     */
    public BlobAsyncRepository blob() {
        return this.blob;
    }

    /**
     * Entity {@code Station}.
     *
     * @return its repository
     */
    public StationAsyncRepository station() {
        return this.station;
    }

    /**
     * Edge {@code Track}.
     *
     * @return its repository
     */
    public TrackAsyncRepository track() {
        return this.track;
    }

    /**
     * Edge {@code Link}.
     *
     * @return its repository
     */
    public LinkAsyncRepository link() {
        return this.link;
    }

    /**
     * Edge {@code Near}.
     *
     * @return its repository
     */
    public NearAsyncRepository near() {
        return this.near;
    }

    /**
     * Builds a {@link FleetAsync}; for one thread.
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
        public FleetAsync build() {
            return new FleetAsync(this.connection.build());
        }
    }
}
