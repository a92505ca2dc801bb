// Generated from src/main/neverscan/scalars.yaml:9, do not edit
package com.example.scalars;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Thing}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class ThingAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Thing> store;

    ThingAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, ThingSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param thing the new item
     * @return what was stored
     */
    public CompletableFuture<Thing> create(Thing thing) {
        return this.table.call(() -> this.store.create(thing, thing.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param thing the whole item
     * @return what is stored now
     */
    public CompletableFuture<Thing> put(Thing thing) {
        return this.table.call(() -> this.store.put(thing));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param id attribute {@code id}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(UUID id) {
        return delete(new ThingKey(id));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(ThingKey key) {
        return this.table.call(() -> this.store.delete(ThingKeys.item(key.id())));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param id attribute {@code id}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Thing>> get(UUID id) {
        return get(new ThingKey(id));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Thing>> get(ThingKey key) {
        return this.table.call(() -> ThingRepository.GET.one(this.table, ThingKeys.item(key.id()), ThingSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param id attribute {@code id}
     * @return an update without changes yet
     */
    public ThingAsyncUpdate update(UUID id) {
        return update(new ThingKey(id));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public ThingAsyncUpdate update(ThingKey key) {
        return new ThingAsyncUpdate(this.store.update(ThingKeys.item(key.id()), key));
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
    public CompletableFuture<Optional<Thing>> thing(UUID id) {
        return this.table.call(() -> ThingRepository.THING.one(this.table, ItemKey.of("Thing", "PK", "THING#" + ThingKeys.ID.encode(id)).sort("SK", "THING"), ThingSchema.INSTANCE));
    }
}
