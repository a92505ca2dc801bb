// Generated from src/main/neverscan/fleet.yaml:33, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.core.SdkBytes;

/**
 * Reads and writes {@link Blob}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class BlobRepository {
    static final GetSpec GET = GetSpec.named("Blob.get");

    static final GetSpec BLOB = GetSpec.named("blob");

    private final TableHandle table;

    private final EntityStore<Blob> store;

    BlobRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, BlobSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param blob the new item
     * @return what was stored
     */
    public Blob create(Blob blob) {
        return this.store.create(blob, blob.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param blob the whole item
     * @return what is stored now
     */
    public Blob put(Blob blob) {
        return this.store.put(blob);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param digest attribute {@code digest}
     */
    public void delete(SdkBytes digest) {
        delete(new BlobKey(digest));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(BlobKey key) {
        this.store.delete(BlobKeys.item(key.digest()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param digest attribute {@code digest}
     * @return the item, empty if there is none
     */
    public Optional<Blob> get(SdkBytes digest) {
        return get(new BlobKey(digest));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Blob> get(BlobKey key) {
        return GET.one(this.table, BlobKeys.item(key.digest()), BlobSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param digest attribute {@code digest}
     * @return an update without changes yet
     */
    public BlobUpdate update(SdkBytes digest) {
        return update(new BlobKey(digest));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public BlobUpdate update(BlobKey key) {
        return new BlobUpdate(this.store.update(BlobKeys.item(key.digest()), key));
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
    public Optional<Blob> blob(SdkBytes digest) {
        return BLOB.one(this.table, ItemKey.of("Blob", "digest", digest), BlobSchema.INSTANCE);
    }
}
