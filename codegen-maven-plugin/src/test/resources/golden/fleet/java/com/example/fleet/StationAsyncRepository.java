// Generated from src/main/neverscan/fleet.yaml:37, do not edit
package com.example.fleet;

import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Station}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class StationAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Station> store;

    StationAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, StationSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param station the new item
     * @return what was stored
     */
    public CompletableFuture<Station> create(Station station) {
        return this.table.call(() -> this.store.create(station, station.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * <p>Kept as stored: outCount, inCount.
     *
     * @param station the whole item
     * @return what is stored now
     */
    public CompletableFuture<Station> put(Station station) {
        return this.table.call(() -> this.store.put(station));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param country attribute {@code country}
     * @param code attribute {@code code}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(String country, String code) {
        return delete(new StationKey(country, code));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(StationKey key) {
        return this.table.call(() -> this.store.delete(StationKeys.item(key.country(), key.code())));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param country attribute {@code country}
     * @param code attribute {@code code}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Station>> get(String country, String code) {
        return get(new StationKey(country, code));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Station>> get(StationKey key) {
        return this.table.call(() -> StationRepository.GET.one(this.table, StationKeys.item(key.country(), key.code()), StationSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param country attribute {@code country}
     * @param code attribute {@code code}
     * @return an update without changes yet
     */
    public StationAsyncUpdate update(String country, String code) {
        return update(new StationKey(country, code));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public StationAsyncUpdate update(StationKey key) {
        return new StationAsyncUpdate(this.store.update(StationKeys.item(key.country(), key.code()), key));
    }
}
