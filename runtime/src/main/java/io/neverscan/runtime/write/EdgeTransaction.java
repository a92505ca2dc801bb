package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.error.NotFoundException;

/**
 * One write of an edge together with what it maintains, sent by a blocking client. For one thread.
 *
 * @param <E> the edge's record
 */
public final class EdgeTransaction<E> extends EdgeSteps<E, EdgeTransaction<E>> {
    private final EntityStore<E> store;

    EdgeTransaction(EntityStore<E> store) {
        super(store.writes());
        this.store = store;
    }

    @Override
    EdgeTransaction<E> self() {
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
        return store.table().run(creation(edge, key, token));
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
        return store.table().run(deletion(itemKey, key, token));
    }
}
