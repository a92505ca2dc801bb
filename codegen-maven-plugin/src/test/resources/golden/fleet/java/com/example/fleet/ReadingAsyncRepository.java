// Generated from src/main/neverscan/fleet.yaml:29, do not edit
package com.example.fleet;

import io.neverscan.runtime.read.AsyncResults;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Reading}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class ReadingAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Reading> store;

    ReadingAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, ReadingSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param reading the new item
     * @return what was stored
     */
    public CompletableFuture<Reading> create(Reading reading) {
        return this.table.call(() -> this.store.create(reading, reading.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param reading the whole item
     * @return what is stored now
     */
    public CompletableFuture<Reading> put(Reading reading) {
        return this.table.call(() -> this.store.put(reading));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param deviceId attribute {@code deviceId}
     * @param at attribute {@code at}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(long deviceId, Instant at) {
        return delete(new ReadingKey(deviceId, at));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(ReadingKey key) {
        return this.table.call(() -> this.store.delete(ReadingKeys.item(key.deviceId(), key.at())));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param deviceId attribute {@code deviceId}
     * @param at attribute {@code at}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Reading>> get(long deviceId, Instant at) {
        return get(new ReadingKey(deviceId, at));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Reading>> get(ReadingKey key) {
        return this.table.call(() -> ReadingRepository.GET.one(this.table, ReadingKeys.item(key.deviceId(), key.at()), ReadingSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param deviceId attribute {@code deviceId}
     * @param at attribute {@code at}
     * @return an update without changes yet
     */
    public ReadingAsyncUpdate update(long deviceId, Instant at) {
        return update(new ReadingKey(deviceId, at));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public ReadingAsyncUpdate update(ReadingKey key) {
        return new ReadingAsyncUpdate(this.store.update(ReadingKeys.item(key.deviceId(), key.at()), key));
    }

    /**
     * {@code Reading} by {@code history}.
     *
     * <p>Key condition: {@code deviceId = {deviceId}} and {@code at between :from and :to}.
     *
     * <p>Reads table readings, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:67.
     *
     * @param deviceId long
     * @param from instant
     * @param to instant
     * @return a handle that has read nothing yet
     */
    public AsyncResults<Reading> history(long deviceId, Instant from, Instant to) {
        return AsyncResults.of(() -> ReadingRepository.HISTORY.on(this.table)
                .value(deviceId)
                .range(ReadingKeys.AT.encode(from), ReadingKeys.AT.encode(to))
                .results(ReadingSchema.INSTANCE));
    }

    /**
     * {@code Reading} by {@code later}.
     *
     * <p>Key condition: {@code deviceId = {deviceId}} and {@code at > :from}.
     *
     * <p>Reads table readings, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:68.
     *
     * @param deviceId long
     * @param from instant
     * @return a handle that has read nothing yet
     */
    public AsyncResults<Reading> later(long deviceId, Instant from) {
        return AsyncResults.of(() -> ReadingRepository.LATER.on(this.table)
                .value(deviceId)
                .value(ReadingKeys.AT.encode(from))
                .results(ReadingSchema.INSTANCE));
    }

    /**
     * {@code Reading} by {@code ofDay}.
     *
     * <p>Key condition: {@code day = {day}} and {@code at < :to}.
     *
     * <p>Reads index byDay of table readings, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:69.
     *
     * @param day date
     * @param to instant
     * @return a handle that has read nothing yet
     */
    public AsyncResults<ReadingOfDay> ofDay(LocalDate day, Instant to) {
        return AsyncResults.of(() -> ReadingRepository.OF_DAY.on(this.table)
                .value(ReadingKeys.DAY.encode(day))
                .value(ReadingKeys.AT.encode(to))
                .results(ReadingRepository.OF_DAY_READER));
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public CompletableFuture<Optional<Reading>> fetch(ReadingOfDay part) {
        return get(part.key());
    }
}
