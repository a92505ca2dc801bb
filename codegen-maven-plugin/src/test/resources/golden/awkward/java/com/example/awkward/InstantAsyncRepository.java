// Generated from src/main/neverscan/awkward.yaml:65, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Instant}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class InstantAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Instant> store;

    InstantAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, InstantSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param instant the new item
     * @return what was stored
     */
    public CompletableFuture<Instant> create(Instant instant) {
        return this.table.call(() -> this.store.create(instant.withExpectedVersion(1), instant.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param instant the whole item
     * @return what is stored now
     *     (completes with {@link StaleVersionException} if another version is stored)
     */
    public CompletableFuture<Instant> put(Instant instant) {
        return this.table.call(() -> this.store.put(instant.withExpectedVersion(instant.expectedVersion() + 1), instant.key(), instant.expectedVersion()));
    }

    /**
     * Deletes it, whatever its version.
     *
     * @param id attribute {@code id}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> deleteUnconditionally(String id) {
        return deleteUnconditionally(new InstantKey(id));
    }

    /**
     * Deletes it, whatever its version.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> deleteUnconditionally(InstantKey key) {
        return this.table.call(() -> this.store.delete(InstantKeys.item(key.id())));
    }

    /**
     * Deletes the version that was read.
     *
     * @param id attribute {@code id}
     * @param expectedVersion_ that version
     * @return completes when it is done
     *     (completes with {@link StaleVersionException} if another version is stored, or none)
     */
    public CompletableFuture<@Nullable Void> delete(String id, long expectedVersion_) {
        return delete(new InstantKey(id), expectedVersion_);
    }

    /**
     * Deletes the version that was read.
     *
     * @param key its key
     * @param expectedVersion that version
     * @return completes when it is done
     *     (completes with {@link StaleVersionException} if another version is stored, or none)
     */
    public CompletableFuture<@Nullable Void> delete(InstantKey key, long expectedVersion) {
        return this.table.call(() -> this.store.delete(InstantKeys.item(key.id()), key, expectedVersion));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param id attribute {@code id}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Instant>> get(String id) {
        return get(new InstantKey(id));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Instant>> get(InstantKey key) {
        return this.table.call(() -> InstantRepository.GET.one(this.table, InstantKeys.item(key.id()), InstantSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param id attribute {@code id}
     * @return an update without changes yet
     */
    public InstantAsyncUpdate update(String id) {
        return update(new InstantKey(id));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public InstantAsyncUpdate update(InstantKey key) {
        return new InstantAsyncUpdate(this.store.update(InstantKeys.item(key.id()), key));
    }

    /**
     * One {@code Instant}.
     *
     * <p>Key condition: {@code PK = O#{id}} and {@code SK = O}.
     *
     * <p>Reads table awkward, eventually consistent: 1 GetItem.
     *
     * <p>Declared in src/main/neverscan/awkward.yaml:76.
     *
     * @param id string
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Instant>> stringOf(String id) {
        return this.table.call(() -> InstantRepository.STRING_OF.one(this.table, ItemKey.of("Instant", "PK", "O#" + InstantKeys.ID.encode(id)).sort("SK", "O"), InstantSchema.INSTANCE));
    }
}
