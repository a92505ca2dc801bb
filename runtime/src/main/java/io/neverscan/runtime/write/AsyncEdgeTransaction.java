package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import java.util.concurrent.CompletableFuture;

/**
 * One write of an edge together with what it maintains, sent by an asynchronous client. For one thread.
 *
 * @param <E> the edge's record
 */
public final class AsyncEdgeTransaction<E> extends EdgeSteps<E, AsyncEdgeTransaction<E>> {
    private final AsyncEntityStore<E> store;

    AsyncEdgeTransaction(AsyncEntityStore<E> store) {
        super(store.writes());
        this.store = store;
    }

    @Override
    AsyncEdgeTransaction<E> self() {
        return this;
    }

    /**
     * Stores the edge. The future completes with {@link io.neverscan.runtime.error.NotFoundException} if a node does
     * not exist.
     *
     * @param edge the record
     * @param key its key in the model, for messages
     * @param token the name of this logical write; the same token within 10 minutes writes and counts once
     * @return true if it is stored now; false if it was there already, and nothing changed
     */
    public CompletableFuture<Boolean> create(E edge, Object key, String token) {
        return store.table().run(() -> creation(edge, key, token));
    }

    /**
     * Deletes the edge. The future completes with {@link io.neverscan.runtime.error.NotFoundException} if a node does
     * not exist.
     *
     * @param itemKey its primary key
     * @param key its key in the model, for messages
     * @param token the name of this logical write; the same token within 10 minutes deletes and counts once
     * @return true if it is gone now; false if it was not there, and nothing changed
     */
    public CompletableFuture<Boolean> delete(ItemKey itemKey, Object key, String token) {
        return store.table().run(() -> deletion(itemKey, key, token));
    }
}
