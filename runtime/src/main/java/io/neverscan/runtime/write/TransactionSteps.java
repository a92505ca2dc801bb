package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Several writes of which all happen or none: at most 100, each on another item, 4 MB together. For one thread.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Amazon DynamoDB Transactions: How it works".
 *
 * @param <B> the transaction itself
 */
public abstract sealed class TransactionSteps<B extends TransactionSteps<B>> permits Transaction, AsyncTransaction {
    private final PhysicalTable table;
    private final String name;
    private final List<Step> steps = new ArrayList<>();

    TransactionSteps(PhysicalTable table, String name) {
        this.table = table;
        this.name = name;
    }

    abstract B self();

    /**
     * Stores a new item.
     *
     * @param store its store
     * @param item the record with version and times set
     * @param key its key in the model; a taken one is reported with {@code AlreadyExistsException}
     * @param <T> the record
     * @return this
     */
    public <T> B create(EntityStore<T> store, T item, Object key) {
        return create(store.writes(), item, key);
    }

    /**
     * Stores a new item.
     *
     * @param store its store
     * @param item the record with version and times set
     * @param key its key in the model; a taken one is reported with {@code AlreadyExistsException}
     * @param <T> the record
     * @return this
     */
    public <T> B create(AsyncEntityStore<T> store, T item, Object key) {
        return create(store.writes(), item, key);
    }

    private <T> B create(EntityWrites<T> writes, T item, Object key) {
        ItemSchema<T> schema = writes.schema();
        steps.add(new Steps.Create(writes.table(), schema.keyOf(item), schema.itemToMap(item, true), key));
        return self();
    }

    /**
     * Updates an existing item. The update must not be used again.
     *
     * @param update what changes; what it cannot do is reported as by {@link ItemUpdate#execute}
     * @return this
     */
    public B update(ItemChanges<?> update) {
        steps.add(new Steps.Change(update));
        return self();
    }

    /**
     * Deletes an item that must exist.
     *
     * @param node the item; a missing one is reported with {@code NotFoundException}
     * @return this
     */
    public B delete(Node node) {
        steps.add(new Steps.Remove(node.table(), node.itemKey(), node.key(), true));
        return self();
    }

    /**
     * Requires an item to exist, without changing it.
     *
     * @param node the item; a missing one is reported with {@code NotFoundException}
     * @return this
     */
    public B exists(Node node) {
        steps.add(new Steps.Check(node));
        return self();
    }

    /**
     * Takes a unique value by storing the item that stands for it.
     *
     * @param home the table that holds such items
     * @param key the primary key made of constraint and value
     * @param constraint such as {@code User.email}; a taken value is reported with {@code UniqueViolationException}
     * @return this
     */
    public B claim(PhysicalTable home, ItemKey key, String constraint) {
        steps.add(new Steps.Claim(home, key, constraint));
        return self();
    }

    /**
     * Gives a unique value back by deleting the item that stands for it, if it is there.
     *
     * @param home the table that holds such items
     * @param key the primary key made of constraint and value
     * @param constraint such as {@code User.email}
     * @return this
     */
    public B release(PhysicalTable home, ItemKey key, String constraint) {
        steps.add(new Steps.Remove(home, key, constraint, false));
        return self();
    }

    /** All steps in one transaction; throws in the model's words what failed first. */
    Access<Boolean> access(String token) {
        return TransactionRun.of(table, name, steps, token).map(failure -> {
            if (failure.isPresent()) {
                throw failure.get().exception();
            }
            return true;
        });
    }
}
