package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.TransactionRun.Failure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One write of an edge together with the counters at its ends and its mirror item: all or nothing, and never counted
 * twice. For one thread.
 *
 * @param <E> the edge's record
 */
public final class EdgeTransaction<E> {
    private final EntityStore<E> store;
    private final List<Steps.Count> counts = new ArrayList<>();
    private @Nullable ItemSchema<E> mirror;
    private @Nullable ItemKey mirrorKey;

    EdgeTransaction(EntityStore<E> store) {
        this.store = store;
    }

    /**
     * A counter of a node that must exist. Counters of one item, as of an edge from a node to itself, become one action,
     * because a transaction may touch each item once.
     *
     * @param node the node
     * @param attribute the counter's stored name
     * @param delta what to add
     * @return this
     */
    public EdgeTransaction<E> count(Node node, String attribute, long delta) {
        for (Steps.Count known : counts) {
            if (known.node().isSameItem(node)) {
                known.add(attribute, delta);
                return this;
            }
        }
        Steps.Count count = new Steps.Count(node);
        count.add(attribute, delta);
        counts.add(count);
        return this;
    }

    /**
     * The edge is stored a second time under other keys.
     *
     * @param mirrorSchema the schema that writes these keys
     * @return this
     */
    public EdgeTransaction<E> mirror(ItemSchema<E> mirrorSchema) {
        this.mirror = mirrorSchema;
        return this;
    }

    /**
     * The second item of the edge, for its deletion.
     *
     * @param key its primary key
     * @return this
     */
    public EdgeTransaction<E> mirrorKey(ItemKey key) {
        this.mirrorKey = key;
        return this;
    }

    /**
     * Stores the edge.
     *
     * @param edge the record
     * @param key its key in the model, for messages
     * @param token the name of this logical write; the same token within 10 minutes writes and counts once
     * @return true if it is stored now; false if it was there already, and nothing changed
     * @throws NotFoundException if a node does not exist
     */
    public boolean create(E edge, Object key, String token) {
        List<Step> steps = new ArrayList<>();
        ItemSchema<E> schema = store.schema();
        steps.add(new Steps.Create(store.table(), schema.keyOf(edge), schema.itemToMap(edge, true), key));
        ItemSchema<E> second = mirror;
        if (second != null) {
            steps.add(new Steps.Create(store.table(), second.keyOf(edge), second.itemToMap(edge, true), key));
        }
        return run("create", steps, token);
    }

    /**
     * Deletes the edge.
     *
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @param token the name of this logical write; the same token within 10 minutes deletes and counts once
     * @return true if it is gone now; false if it was not there, and nothing changed
     * @throws NotFoundException if a node does not exist
     */
    public boolean delete(ItemKey itemKey, Object key, String token) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Steps.Remove(store.table(), itemKey, key, true));
        ItemKey second = mirrorKey;
        if (second != null) {
            steps.add(new Steps.Remove(store.table(), second, key, true));
        }
        return run("delete", steps, token);
    }

    private boolean run(String method, List<Step> steps, String token) {
        int own = steps.size();
        steps.addAll(counts);
        String name = store.schema().info().entity() + "." + method;
        Failure failure = new TransactionRun(store.table(), name, steps).run(token);
        if (failure == null) {
            return true;
        }
        if (steps.indexOf(failure.step()) < own) {
            return false;
        }
        throw failure.exception();
    }
}
