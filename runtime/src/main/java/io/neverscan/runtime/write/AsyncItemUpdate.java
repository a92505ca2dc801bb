package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import java.util.concurrent.CompletableFuture;

/**
 * A partial update of one existing item, by one UpdateItem of an asynchronous client: what is not named stays as stored.
 * Generated update classes give it a typed face. For one thread.
 *
 * @param <T> the record
 */
public final class AsyncItemUpdate<T> extends ItemChanges<T> {
    private final AsyncEntityStore<T> store;

    AsyncItemUpdate(AsyncEntityStore<T> store, ItemKey itemKey, Object key, WriteSpec spec) {
        super(store.writes(), itemKey, key, spec);
        this.store = store;
    }

    /**
     * Makes the update. The future completes with what {@link ItemUpdate#execute} throws.
     *
     * @return the whole item as it is stored now
     */
    public CompletableFuture<T> execute() {
        return store.table().run(() -> writes().update(this));
    }
}
