// Generated from src/main/neverscan/awkward.yaml:65, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Instant}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class InstantRepository {
    static final GetSpec GET = GetSpec.named("Instant.get");

    static final GetSpec STRING_OF = GetSpec.named("stringOf");

    private final TableHandle table;

    private final EntityStore<Instant> store;

    InstantRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, InstantSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param instant the new item
     * @return what was stored
     */
    public Instant create(Instant instant) {
        return this.store.create(instant.withExpectedVersion(1), instant.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param instant the whole item
     * @return what is stored now
     * @throws StaleVersionException if another version is stored
     */
    public Instant put(Instant instant) {
        return this.store.put(instant.withExpectedVersion(instant.expectedVersion() + 1), instant.key(), instant.expectedVersion());
    }

    /**
     * Deletes it, whatever its version.
     *
     * @param id attribute {@code id}
     */
    public void deleteUnconditionally(String id) {
        deleteUnconditionally(new InstantKey(id));
    }

    /**
     * Deletes it, whatever its version.
     *
     * @param key its key
     */
    public void deleteUnconditionally(InstantKey key) {
        this.store.delete(InstantKeys.item(key.id()));
    }

    /**
     * Deletes the version that was read.
     *
     * @param id attribute {@code id}
     * @param expectedVersion_ that version
     * @throws StaleVersionException if another version is stored, or none
     */
    public void delete(String id, long expectedVersion_) {
        delete(new InstantKey(id), expectedVersion_);
    }

    /**
     * Deletes the version that was read.
     *
     * @param key its key
     * @param expectedVersion that version
     * @throws StaleVersionException if another version is stored, or none
     */
    public void delete(InstantKey key, long expectedVersion) {
        this.store.delete(InstantKeys.item(key.id()), key, expectedVersion);
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param id attribute {@code id}
     * @return the item, empty if there is none
     */
    public Optional<Instant> get(String id) {
        return get(new InstantKey(id));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Instant> get(InstantKey key) {
        return GET.one(this.table, InstantKeys.item(key.id()), InstantSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param id attribute {@code id}
     * @return an update without changes yet
     */
    public InstantUpdate update(String id) {
        return update(new InstantKey(id));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public InstantUpdate update(InstantKey key) {
        return new InstantUpdate(this.store.update(InstantKeys.item(key.id()), key));
    }

    /**
     * One {@code Instant}.
     *
     * <p>Key condition: {@code PK = O#{id}} and {@code SK = O}.
     *
     * <p>Reads table awkward, eventually consistent: 1 GetItem.
     *
     * <p>Declared in src/main/neverscan/awkward.yaml:76.
     *
     * @param id string
     * @return the item, empty if there is none
     */
    public Optional<Instant> stringOf(String id) {
        return STRING_OF.one(this.table, ItemKey.of("Instant", "PK", "O#" + InstantKeys.ID.encode(id)).sort("SK", "O"), InstantSchema.INSTANCE);
    }
}
