// Generated from src/main/neverscan/awkward.yaml:69, do not edit
package com.example.awkward;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link List}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class ListRepository {
    static final GetSpec GET = GetSpec.named("List.get");

    static final GetSpec TABLE_ = GetSpec.named("table_");

    private final TableHandle table;

    private final EntityStore<List> store;

    ListRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, ListSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param list the new item
     * @return what was stored
     */
    public List create(List list) {
        return this.store.create(list, list.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param list the whole item
     * @return what is stored now
     */
    public List put(List list) {
        return this.store.put(list);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param id attribute {@code id}
     */
    public void delete(String id) {
        delete(new ListKey(id));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(ListKey key) {
        this.store.delete(ListKeys.item(key.id()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param id attribute {@code id}
     * @return the item, empty if there is none
     */
    public Optional<List> get(String id) {
        return get(new ListKey(id));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<List> get(ListKey key) {
        return GET.one(this.table, ListKeys.item(key.id()), ListSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param id attribute {@code id}
     * @return an update without changes yet
     */
    public ListUpdate update(String id) {
        return update(new ListKey(id));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public ListUpdate update(ListKey key) {
        return new ListUpdate(this.store.update(ListKeys.item(key.id()), key));
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
    public Optional<List> table_(String id) {
        return TABLE_.one(this.table, ItemKey.of("List", "PK", "L#" + ListKeys.ID.encode(id)).sort("SK", "L"), ListSchema.INSTANCE);
    }
}
