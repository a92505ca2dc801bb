// Generated from src/main/neverscan/fleet.yaml:37, do not edit
package com.example.fleet;

import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Station}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class StationRepository {
    static final GetSpec GET = GetSpec.named("Station.get");

    private final TableHandle table;

    private final EntityStore<Station> store;

    StationRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, StationSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param station the new item
     * @return what was stored
     */
    public Station create(Station station) {
        return this.store.create(station, station.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * <p>Kept as stored: outCount, inCount.
     *
     * @param station the whole item
     * @return what is stored now
     */
    public Station put(Station station) {
        return this.store.put(station);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param country attribute {@code country}
     * @param code attribute {@code code}
     */
    public void delete(String country, String code) {
        delete(new StationKey(country, code));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(StationKey key) {
        this.store.delete(StationKeys.item(key.country(), key.code()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param country attribute {@code country}
     * @param code attribute {@code code}
     * @return the item, empty if there is none
     */
    public Optional<Station> get(String country, String code) {
        return get(new StationKey(country, code));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Station> get(StationKey key) {
        return GET.one(this.table, StationKeys.item(key.country(), key.code()), StationSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param country attribute {@code country}
     * @param code attribute {@code code}
     * @return an update without changes yet
     */
    public StationUpdate update(String country, String code) {
        return update(new StationKey(country, code));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public StationUpdate update(StationKey key) {
        return new StationUpdate(this.store.update(StationKeys.item(key.country(), key.code()), key));
    }
}
