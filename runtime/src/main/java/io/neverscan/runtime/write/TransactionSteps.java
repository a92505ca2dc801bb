package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.ArrayList;
import java.util.Collection;
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
    private final Counts counts = new Counts();

    TransactionSteps(PhysicalTable table, String name) {
        this.table = table;
        this.name = name;
    }

    abstract B self();

    /**
     * Stores a new item, and what holds its unique values.
     *
     * @param store its store
     * @param item the record with version and times set
     * @param key its key in the model; a taken one is reported with {@code AlreadyExistsException},
     *     a taken value with {@code UniqueViolationException}
     * @param <T> the record
     * @return this
     */
    public <T> B create(EntityStore<T> store, T item, Object key) {
        return create(store.writes(), item, key);
    }

    /**
     * Stores a new item, and what holds its unique values.
     *
     * @param store its store
     * @param item the record with version and times set
     * @param key its key in the model; a taken one is reported with {@code AlreadyExistsException},
     *     a taken value with {@code UniqueViolationException}
     * @param <T> the record
     * @return this
     */
    public <T> B create(AsyncEntityStore<T> store, T item, Object key) {
        return create(store.writes(), item, key);
    }

    private <T> B create(EntityWrites<T> writes, T item, Object key) {
        ItemSchema<T> schema = writes.schema();
        steps.add(new Steps.Create(writes.table(), schema.keyOf(item), schema.itemToMap(item, true), key));
        steps.addAll(GuardSteps.taken(writes, item, key));
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
        steps.add(new Steps.Remove(node.table(), node.itemKey(), node.key(), Guard.EXISTS));
        return self();
    }

    /**
     * Requires an item to exist, without changing it.
     *
     * @param node the item; a missing one is reported with {@code NotFoundException}
     * @return this
     */
    public B exists(Node node) {
        steps.add(new Steps.Require(node, Guard.EXISTS));
        return self();
    }

    /**
     * Stores a new item by any schema, such as that of an edge's mirror item.
     *
     * @param home its table
     * @param schema the schema that writes its keys
     * @param item the record with version and times set
     * @param key its key in the model; a taken one is reported with {@code AlreadyExistsException}
     * @param <T> the record
     * @return this
     */
    public <T> B create(PhysicalTable home, ItemSchema<T> schema, T item, Object key) {
        steps.add(new Steps.Create(home, schema.keyOf(item), schema.itemToMap(item, true), key));
        return self();
    }

    /**
     * Deletes an item for which a condition holds.
     *
     * @param node the item; a missing one is reported with {@code NotFoundException}
     * @param spec the condition; where it does not hold, {@code ConditionFailedException} is reported
     * @param values the values in the condition, named {@code :c0..}
     * @return this
     */
    public B delete(Node node, WriteSpec spec, ItemWriter values) {
        steps.add(new Steps.Remove(node.table(), node.itemKey(), node.key(), new Guard(spec, values)));
        return self();
    }

    /**
     * Requires an item to exist and a condition to hold for it. If a counter of the item changes in the same
     * transaction, the two are one action.
     *
     * @param node the item; a missing one is reported with {@code NotFoundException}
     * @param spec the condition; where it does not hold, {@code ConditionFailedException} is reported
     * @param values the values in the condition, named {@code :c0..}
     * @return this
     */
    public B check(Node node, WriteSpec spec, ItemWriter values) {
        steps.add(new Steps.Require(node, new Guard(spec, values)));
        return self();
    }

    /**
     * A counter of a node that must exist. What the transaction does to the node otherwise, and other counters of it, is
     * one action with it.
     *
     * @param node the node
     * @param attribute the counter's stored name
     * @param delta what to add
     * @return this
     */
    public B count(Node node, String attribute, long delta) {
        counts.add(node, attribute, delta);
        return self();
    }

    /**
     * Values of a step's condition.
     *
     * @param entity the entity's name, for messages
     * @return where to write the values, named {@code :c0..}; for one thread
     */
    public ItemWriter values(String entity) {
        return ItemWriter.of(entity);
    }

    /**
     * Refuses a list that is longer than the build has counted on.
     *
     * @param items the list
     * @param most how many it may have
     * @return this
     * @throws IllegalArgumentException if it has more
     */
    public B atMost(Collection<?> items, int most) {
        if (items.size() > most) {
            throw new IllegalArgumentException(name + " takes at most " + most + " items, not " + items.size());
        }
        return self();
    }

    /** The declared steps in their order, then the counters that no step takes along. */
    private List<Step> whole() {
        counts.steps().removeIf(count -> steps.stream().anyMatch(count::joins));
        List<Step> all = new ArrayList<>(steps);
        all.addAll(counts.steps());
        return all;
    }

    /** All steps in one transaction; throws in the model's words what failed first. */
    Access<Boolean> access(String token) {
        return TransactionRun.of(table, name, whole(), token).map(failure -> {
            if (failure.isPresent()) {
                throw failure.get().exception();
            }
            return true;
        });
    }
}
