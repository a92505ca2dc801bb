package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.TransactionRun.Failure;
import java.util.ArrayList;
import java.util.List;

/**
 * Several writes of which all happen or none: at most 100, each on another item, 4 MB together. For one thread.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Amazon DynamoDB Transactions: How it works".
 */
public final class Transaction {
    private final TableHandle table;
    private final String name;
    private final List<Step> steps = new ArrayList<>();

    private Transaction(TableHandle table, String name) {
        this.table = table;
        this.name = name;
    }

    /**
     * Begins.
     *
     * @param table any of the tables; its client and waiting budget are used
     * @param name the access pattern's name
     * @return a transaction without actions yet
     */
    public static Transaction named(TableHandle table, String name) {
        return new Transaction(table, name);
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
    public <T> Transaction create(EntityStore<T> store, T item, Object key) {
        ItemSchema<T> schema = store.schema();
        steps.add(new Steps.Create(store.table(), schema.keyOf(item), schema.itemToMap(item, true), key));
        return this;
    }

    /**
     * Updates an existing item. The update must not be used again.
     *
     * @param update what changes; what it cannot do is reported as by {@link ItemUpdate#execute}
     * @return this
     */
    public Transaction update(ItemUpdate<?> update) {
        steps.add(new Steps.Change(update));
        return this;
    }

    /**
     * Deletes an item that must exist.
     *
     * @param node the item; a missing one is reported with {@code NotFoundException}
     * @return this
     */
    public Transaction delete(Node node) {
        steps.add(new Steps.Remove(node.table(), node.itemKey(), node.key(), true));
        return this;
    }

    /**
     * Requires an item to exist, without changing it.
     *
     * @param node the item; a missing one is reported with {@code NotFoundException}
     * @return this
     */
    public Transaction exists(Node node) {
        steps.add(new Steps.Check(node));
        return this;
    }

    /**
     * Takes a unique value by storing the item that stands for it.
     *
     * @param home the table that holds such items
     * @param key the primary key made of constraint and value
     * @param constraint such as {@code User.email}; a taken value is reported with {@code UniqueViolationException}
     * @return this
     */
    public Transaction claim(TableHandle home, ItemKey key, String constraint) {
        steps.add(new Steps.Claim(home, key, constraint));
        return this;
    }

    /**
     * Gives a unique value back by deleting the item that stands for it, if it is there.
     *
     * @param home the table that holds such items
     * @param key the primary key made of constraint and value
     * @param constraint such as {@code User.email}
     * @return this
     */
    public Transaction release(TableHandle home, ItemKey key, String constraint) {
        steps.add(new Steps.Remove(home, key, constraint, false));
        return this;
    }

    /**
     * Writes all or nothing. Conflicts with other transactions are tried again with the same token.
     *
     * @param token the name of this logical write; the same token within 10 minutes writes once
     * @throws IllegalArgumentException before any call, if there are more than 100 actions, or two on one item
     * @throws io.neverscan.runtime.error.NeverscanException of the first action, in order, whose condition failed
     */
    public void execute(String token) {
        Failure failure = new TransactionRun(table, name, steps).run(token);
        if (failure != null) {
            throw failure.exception();
        }
    }
}
