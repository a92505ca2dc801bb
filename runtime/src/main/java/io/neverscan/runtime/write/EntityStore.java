package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.runtime.table.TableHandle;

/**
 * Single-item writes of one entity or edge. Immutable and safe for use by many threads.
 *
 * @param <T> the record
 */
public final class EntityStore<T> {
    private final TableHandle table;
    private final EntityWrites<T> writes;

    /**
     * Creates the store.
     *
     * @param table the table
     * @param schema the entity's schema
     */
    public EntityStore(TableHandle table, ItemSchema<T> schema) {
        this.table = table;
        this.writes = new EntityWrites<>(table, schema);
    }

    /**
     * Stores a new item, never over another.
     *
     * @param item the record with version and times set
     * @param key its key in the model, for messages
     * @return the record
     * @throws AlreadyExistsException if the key is taken; it carries the stored item
     */
    public T create(T item, Object key) {
        return table.run(writes.create(item, key));
    }

    /**
     * Stores a new item, or leaves the one that is there.
     *
     * @param item the record with version and times set
     * @return true if it was stored; false if the key is taken, and nothing changed
     */
    public boolean createIfAbsent(T item) {
        return table.run(writes.createIfAbsent(item));
    }

    /**
     * Stores an item in place of whatever is there, but for the attributes that the schema keeps (counters that edges
     * maintain, the time of creation): these stay as stored.
     *
     * @param item the record with times set
     * @return what is stored now
     */
    public T put(T item) {
        return table.run(writes.put(item));
    }

    /**
     * Stores an item in place of the version that was read.
     *
     * @param item the record with times and its new version set
     * @param key its key in the model, for messages
     * @param expectedVersion the version that was read; 0 stands for "not stored yet"
     * @return what is stored now
     * @throws StaleVersionException if another version is stored
     */
    public T put(T item, Object key, long expectedVersion) {
        return table.run(writes.put(item, key, expectedVersion));
    }

    /**
     * Deletes an item if it is there.
     *
     * @param key its primary key
     */
    public void delete(ItemKey key) {
        table.run(writes.delete(key));
    }

    /**
     * Deletes an item and tells whether it was there.
     *
     * @param key its primary key
     * @return false if there was none
     */
    public boolean deleteIfPresent(ItemKey key) {
        return table.run(writes.deleteIfPresent(key));
    }

    /**
     * Deletes the version of an item that was read.
     *
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @param expectedVersion the version that was read
     * @throws StaleVersionException if another version is stored, or none
     */
    public void delete(ItemKey itemKey, Object key, long expectedVersion) {
        table.run(writes.delete(itemKey, key, expectedVersion));
    }

    /**
     * Stores an item in place of the one that was read, and moves what holds its unique values.
     *
     * @param item the record with times and its new version set
     * @param before the record that was read, under the same key
     * @param key its key in the model, for messages
     * @throws StaleVersionException if another version is stored
     * @throws io.neverscan.runtime.error.StaleValueException if other unique values are stored
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such item
     * @throws io.neverscan.runtime.error.UniqueViolationException if another item holds one of the values
     */
    public void replace(T item, T before, Object key) {
        table.run(writes.replace(item, before, key));
    }

    /**
     * Deletes the item that was read, and what holds its unique values; nothing happens if there is none.
     *
     * @param before the record that was read
     * @param key its key in the model, for messages
     * @throws StaleVersionException if another version is stored, or none
     * @throws io.neverscan.runtime.error.StaleValueException if other unique values are stored
     */
    public void delete(T before, Object key) {
        table.run(writes.delete(before, key));
    }

    /**
     * Stores an item in place of one for which a condition holds.
     *
     * @param spec the write and its condition
     * @param item the record with times and its new version set
     * @param key its key in the model, for messages
     * @param values the values in the condition, named {@code :c0..}
     * @return what is stored now
     * @throws io.neverscan.runtime.error.NotFoundException if the condition does not hold and there is no such item
     * @throws io.neverscan.runtime.error.ConditionFailedException if the condition does not hold
     */
    public T put(WriteSpec spec, T item, Object key, ItemWriter values) {
        return table.run(writes.put(spec, item, key, values));
    }

    /**
     * Stores an item in place of the version that was read, if a condition holds for it.
     *
     * @param spec the write and its condition
     * @param item the record with times and its new version set
     * @param key its key in the model, for messages
     * @param values the values in the condition, named {@code :c0..}
     * @param expectedVersion the version that was read
     * @return what is stored now
     * @throws StaleVersionException if another version is stored
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such item
     * @throws io.neverscan.runtime.error.ConditionFailedException if the condition does not hold
     */
    public T put(WriteSpec spec, T item, Object key, ItemWriter values, long expectedVersion) {
        return table.run(writes.put(spec, item, key, values, expectedVersion));
    }

    /**
     * Deletes an item for which a condition holds.
     *
     * @param spec the write and its condition
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @param values the values in the condition, named {@code :c0..}
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such item
     * @throws io.neverscan.runtime.error.ConditionFailedException if the condition does not hold
     */
    public void delete(WriteSpec spec, ItemKey itemKey, Object key, ItemWriter values) {
        table.run(writes.delete(spec, itemKey, key, values));
    }

    /**
     * Begins an update of an item that exists.
     *
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @return an update without changes yet; for one thread
     */
    public ItemUpdate<T> update(ItemKey itemKey, Object key) {
        return update(WriteSpec.named(writes.name("update")), itemKey, key);
    }

    /**
     * Begins a declared update.
     *
     * @param spec what is the same for each call
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @return an update without changes yet; for one thread
     */
    public ItemUpdate<T> update(WriteSpec spec, ItemKey itemKey, Object key) {
        return new ItemUpdate<>(this, itemKey, key, spec);
    }

    /**
     * Values of a declared write's condition.
     *
     * @return where to write the values, named {@code :c0..}; for one thread
     */
    public ItemWriter values() {
        return ItemWriter.of(writes.schema().info().entity());
    }

    /**
     * Begins a write of an edge together with what it maintains.
     *
     * @return a transaction without nodes yet; for one thread
     */
    public EdgeTransaction<T> edge() {
        return new EdgeTransaction<>(this);
    }

    TableHandle table() {
        return table;
    }

    EntityWrites<T> writes() {
        return writes;
    }
}
