// Generated from src/main/neverscan/awkward.yaml:69, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link List}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class ListAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<List> store;

    ListAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, ListSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param list the new item
     * @return what was stored
     */
    public CompletableFuture<List> create(List list) {
        return this.table.call(() -> this.store.create(list, list.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param list the whole item
     * @return what is stored now
     */
    public CompletableFuture<List> put(List list) {
        return this.table.call(() -> this.store.put(list));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param id attribute {@code id}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(String id) {
        return delete(new ListKey(id));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(ListKey key) {
        return this.table.call(() -> this.store.delete(ListKeys.item(key.id())));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param id attribute {@code id}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<List>> get(String id) {
        return get(new ListKey(id));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<List>> get(ListKey key) {
        return this.table.call(() -> ListRepository.GET.one(this.table, ListKeys.item(key.id()), ListSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param id attribute {@code id}
     * @return an update without changes yet
     */
    public ListAsyncUpdate update(String id) {
        return update(new ListKey(id));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public ListAsyncUpdate update(ListKey key) {
        return new ListAsyncUpdate(this.store.update(ListKeys.item(key.id()), key));
    }

    /**
     * One {@code List}.
     *
     * <p>Key condition: {@code PK = L#{id}} and {@code SK = L}.
     *
     * <p>Reads table awkward, eventually consistent: 1 GetItem.
     *
     * <p>Declared in src/main/neverscan/awkward.yaml:75.
     *
     * @param id string
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<List>> table_(String id) {
        return this.table.call(() -> ListRepository.TABLE_.one(this.table, ItemKey.of("List", "PK", "L#" + ListKeys.ID.encode(id)).sort("SK", "L"), ListSchema.INSTANCE));
    }
}
