// Generated from src/main/neverscan/scalars.yaml:9, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.Optional;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Thing}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class ThingRepository {
    static final GetSpec GET = GetSpec.named("Thing.get");

    static final GetSpec THING = GetSpec.named("thing").consistent();

    private final TableHandle table;

    private final EntityStore<Thing> store;

    ThingRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, ThingSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param thing the new item
     * @return what was stored
     */
    public Thing create(Thing thing) {
        return this.store.create(thing, thing.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param thing the whole item
     * @return what is stored now
     */
    public Thing put(Thing thing) {
        return this.store.put(thing);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param id attribute {@code id}
     */
    public void delete(UUID id) {
        delete(new ThingKey(id));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(ThingKey key) {
        this.store.delete(ThingKeys.item(key.id()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param id attribute {@code id}
     * @return the item, empty if there is none
     */
    public Optional<Thing> get(UUID id) {
        return get(new ThingKey(id));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Thing> get(ThingKey key) {
        return GET.one(this.table, ThingKeys.item(key.id()), ThingSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param id attribute {@code id}
     * @return an update without changes yet
     */
    public ThingUpdate update(UUID id) {
        return update(new ThingKey(id));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public ThingUpdate update(ThingKey key) {
        return new ThingUpdate(this.store.update(ThingKeys.item(key.id()), key));
    }

    /**
     * One {@code Thing}.
     *
     * <p>Key condition: {@code PK = THING#{id}} and {@code SK = THING}.
     *
     * <p>Reads table scalars, strongly consistent: 1 GetItem.
     *
     * <p>Declared in src/main/neverscan/scalars.yaml:62.
     *
     * @param id uuid
     * @return the item, empty if there is none
     */
    public Optional<Thing> thing(UUID id) {
        return THING.one(this.table, ItemKey.of("Thing", "PK", "THING#" + ThingKeys.ID.encode(id)).sort("SK", "THING"), ThingSchema.INSTANCE);
    }
}
