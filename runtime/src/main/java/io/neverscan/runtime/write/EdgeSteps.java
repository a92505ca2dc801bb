package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.write.TransactionRun.Failure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One write of an edge together with the counters at its ends and its mirror item: all or nothing, and never counted
 * twice. For one thread.
 *
 * @param <E> the edge's record
 * @param <B> the transaction itself
 */
public abstract sealed class EdgeSteps<E, B extends EdgeSteps<E, B>> permits EdgeTransaction, AsyncEdgeTransaction {
    private final EntityWrites<E> writes;
    private final Counts counts = new Counts();
    private @Nullable ItemSchema<E> mirror;
    private @Nullable ItemKey mirrorKey;

    EdgeSteps(EntityWrites<E> writes) {
        this.writes = writes;
    }

    abstract B self();

    /**
     * A counter of a node that must exist. Counters of one item, as of an edge from a node to itself, become one action,
     * because a transaction may touch each item once.
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
     * The edge is stored a second time under other keys.
     *
     * @param mirrorSchema the schema that writes these keys
     * @return this
     */
    public B mirror(ItemSchema<E> mirrorSchema) {
        this.mirror = mirrorSchema;
        return self();
    }

    /**
     * The second item of the edge, for its deletion.
     *
     * @param key its primary key
     * @return this
     */
    public B mirrorKey(ItemKey key) {
        this.mirrorKey = key;
        return self();
    }

    /** False comes out if the edge was there already, and nothing changed. */
    Access<Boolean> creation(E edge, Object key, String token) {
        List<Step> steps = new ArrayList<>();
        ItemSchema<E> schema = writes.schema();
        steps.add(new Steps.Create(writes.table(), schema.keyOf(edge), schema.itemToMap(edge, true), key));
        ItemSchema<E> second = mirror;
        if (second != null) {
            steps.add(new Steps.Create(writes.table(), second.keyOf(edge), second.itemToMap(edge, true), key));
        }
        return run("create", steps, token);
    }

    /** False comes out if the edge was not there, and nothing changed. */
    Access<Boolean> deletion(ItemKey itemKey, Object key, String token) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Steps.Remove(writes.table(), itemKey, key, Guard.EXISTS));
        ItemKey second = mirrorKey;
        if (second != null) {
            steps.add(new Steps.Remove(writes.table(), second, key, Guard.EXISTS));
        }
        return run("delete", steps, token);
    }

    private Access<Boolean> run(String method, List<Step> steps, String token) {
        int own = steps.size();
        steps.addAll(counts.steps());
        String name = writes.schema().info().entity() + "." + method;
        return TransactionRun.of(writes.table(), name, steps, token)
                .map(failure -> failure.isEmpty()
                        || decided(failure.get(), steps.indexOf(failure.get().step()) < own));
    }

    /** A condition of the edge itself is an answer, one of a node a failure. */
    private static boolean decided(Failure failure, boolean own) {
        if (!own) {
            throw failure.exception();
        }
        return false;
    }
}
