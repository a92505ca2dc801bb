package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.runtime.table.AsyncTableHandle;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Single-item writes of one entity or edge by an asynchronous client. What the blocking store throws, the futures complete
 * with. Immutable and safe for use by many threads.
 *
 * @param <T> the record
 */
public final class AsyncEntityStore<T> {
    private final AsyncTableHandle table;
    private final EntityWrites<T> writes;

    /**
     * Creates the store.
     *
     * @param table the table
     * @param schema the entity's schema
     */
    public AsyncEntityStore(AsyncTableHandle table, ItemSchema<T> schema) {
        this.table = table;
        this.writes = new EntityWrites<>(table, schema);
    }

    /**
     * Stores a new item, never over another.
     *
     * <p>The future completes with {@link AlreadyExistsException} if the key is taken; it carries the stored item.
     *
     * @param item the record with version and times set
     * @param key its key in the model, for messages
     * @return the record
     */
    public CompletableFuture<T> create(T item, Object key) {
        return table.run(() -> writes.create(item, key));
    }

    /**
     * Stores a new item, or leaves the one that is there.
     *
     * @param item the record with version and times set
     * @return true if it was stored; false if the key is taken, and nothing changed
     */
    public CompletableFuture<Boolean> createIfAbsent(T item) {
        return table.run(() -> writes.createIfAbsent(item));
    }

    /**
     * Stores an item in place of whatever is there, but for the attributes that the schema keeps (counters that edges
     * maintain, the time of creation): these stay as stored.
     *
     * @param item the record with times set
     * @return what is stored now
     */
    public CompletableFuture<T> put(T item) {
        return table.run(() -> writes.put(item));
    }

    /**
     * Stores an item in place of the version that was read.
     *
     * <p>The future completes with {@link StaleVersionException} if another version is stored.
     *
     * @param item the record with times and its new version set
     * @param key its key in the model, for messages
     * @param expectedVersion the version that was read; 0 stands for "not stored yet"
     * @return what is stored now
     */
    public CompletableFuture<T> put(T item, Object key, long expectedVersion) {
        return table.run(() -> writes.put(item, key, expectedVersion));
    }

    /**
     * Deletes an item if it is there.
     *
     * @param key its primary key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(ItemKey key) {
        return table.run(() -> writes.delete(key).map(done -> null));
    }

    /**
     * Deletes an item and tells whether it was there.
     *
     * @param key its primary key
     * @return false if there was none
     */
    public CompletableFuture<Boolean> deleteIfPresent(ItemKey key) {
        return table.run(() -> writes.deleteIfPresent(key));
    }

    /**
     * Deletes the version of an item that was read.
     *
     * <p>The future completes with {@link StaleVersionException} if another version is stored, or none.
     *
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @param expectedVersion the version that was read
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(ItemKey itemKey, Object key, long expectedVersion) {
        return table.run(() -> writes.delete(itemKey, key, expectedVersion).map(done -> null));
    }

    /**
     * Begins an update of an item that exists.
     *
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @return an update without changes yet; for one thread
     */
    public AsyncItemUpdate<T> update(ItemKey itemKey, Object key) {
        return new AsyncItemUpdate<>(this, itemKey, key);
    }

    /**
     * Begins a write of an edge together with what it maintains.
     *
     * @return a transaction without nodes yet; for one thread
     */
    public AsyncEdgeTransaction<T> edge() {
        return new AsyncEdgeTransaction<>(this);
    }

    AsyncTableHandle table() {
        return table;
    }

    EntityWrites<T> writes() {
        return writes;
    }
}
