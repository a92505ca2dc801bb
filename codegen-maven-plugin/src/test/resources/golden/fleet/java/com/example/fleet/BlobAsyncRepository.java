// Generated from src/main/neverscan/fleet.yaml:33, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/**
 * Reads and writes {@link Blob}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class BlobAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Blob> store;

    BlobAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, BlobSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param blob the new item
     * @return what was stored
     */
    public CompletableFuture<Blob> create(Blob blob) {
        return this.table.call(() -> this.store.create(blob, blob.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param blob the whole item
     * @return what is stored now
     */
    public CompletableFuture<Blob> put(Blob blob) {
        return this.table.call(() -> this.store.put(blob));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param digest attribute {@code digest}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(SdkBytes digest) {
        return delete(new BlobKey(digest));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(BlobKey key) {
        return this.table.call(() -> this.store.delete(BlobKeys.item(key.digest())));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param digest attribute {@code digest}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Blob>> get(SdkBytes digest) {
        return get(new BlobKey(digest));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Blob>> get(BlobKey key) {
        return this.table.call(() -> BlobRepository.GET.one(this.table, BlobKeys.item(key.digest()), BlobSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param digest attribute {@code digest}
     * @return an update without changes yet
     */
    public BlobAsyncUpdate update(SdkBytes digest) {
        return update(new BlobKey(digest));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public BlobAsyncUpdate update(BlobKey key) {
        return new BlobAsyncUpdate(this.store.update(BlobKeys.item(key.digest()), key));
    }

    /**
     * One {@code Blob}.
     *
     * <p>Key condition: {@code digest = {digest}}.
     *
     * <p>Reads table blobs, eventually consistent: 1 GetItem.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:70.
     *
     * @param digest bytes
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Blob>> blob(SdkBytes digest) {
        return this.table.call(() -> BlobRepository.BLOB.one(this.table, ItemKey.of("Blob", "digest", digest), BlobSchema.INSTANCE));
    }
}
