// Generated from shop.yaml:53, do not edit.
package com.example.shop;

import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** Reads and writes of entity {@code Reading} in table {@code readings}. Immutable and safe for use by many threads. */
@Generated("neverscan")
public final class ReadingRepository {
    private static final GetSpec GET = GetSpec.named("Reading.get");
    private static final QuerySpec READINGS_IN = QuerySpec.named("readingsIn")
            .names("storeId", "at")
            .keyCondition("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2")
            .cursorKeys("storeId", "at")
            .build();
    private static final QuerySpec READINGS_AFTER = QuerySpec.named("readingsAfter")
            .names("storeId", "at")
            .keyCondition("#n0 = :v0 AND #n1 > :v1")
            .cursorKeys("storeId", "at")
            .build();
    private static final QuerySpec LAST_READING = QuerySpec.named("lastReading")
            .names("storeId")
            .keyCondition("#n0 = :v0")
            .descending()
            .cursorKeys("storeId", "at")
            .build();

    private final TableHandle table;
    private final EntityStore<Reading> store;

    ReadingRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, ReadingSchema.INSTANCE);
    }

    /**
     * Stores a new {@code Reading}, never over another.
     *
     * @param reading the record
     * @return what is stored
     * @throws io.neverscan.runtime.error.AlreadyExistsException if its key is taken
     */
    public Reading create(Reading reading) {
        return store.create(reading, reading.key());
    }

    /**
     * Stores a {@code Reading} in place of whatever is there.
     *
     * @param reading the record
     * @return what is stored now
     */
    public Reading put(Reading reading) {
        return store.put(reading);
    }

    /**
     * Reads a {@code Reading} by its key: one GetItem, eventually consistent.
     *
     * @param storeId {@code string}
     * @param at {@code long}
     * @return the record; empty if there is none
     */
    public Optional<Reading> get(String storeId, long at) {
        return GET.one(table, ReadingKeys.item(storeId, at), ReadingSchema.INSTANCE);
    }

    /**
     * Reads a {@code Reading} by its key: one GetItem, eventually consistent.
     *
     * @param key the key
     * @return the record; empty if there is none
     */
    public Optional<Reading> get(ReadingKey key) {
        return get(key.storeId(), key.at());
    }

    /**
     * Begins a partial update of an existing {@code Reading}.
     *
     * @param storeId {@code string}
     * @param at {@code long}
     * @return an update without changes yet
     */
    public ReadingUpdate update(String storeId, long at) {
        return update(new ReadingKey(storeId, at));
    }

    /**
     * Begins a partial update of an existing {@code Reading}.
     *
     * @param key the key
     * @return an update without changes yet
     */
    public ReadingUpdate update(ReadingKey key) {
        return new ReadingUpdate(store.update(ReadingKeys.item(key.storeId(), key.at()), key));
    }

    /**
     * Deletes a {@code Reading} if it is there.
     *
     * @param storeId {@code string}
     * @param at {@code long}
     */
    public void delete(String storeId, long at) {
        store.delete(ReadingKeys.item(storeId, at));
    }

    /**
     * Deletes a {@code Reading} if it is there.
     *
     * @param key the key
     */
    public void delete(ReadingKey key) {
        delete(key.storeId(), key.at());
    }

    /**
     * Access pattern {@code readingsIn}.
     *
     * <p>Query on table {@code readings}: {@code storeId = {storeId}} and {@code at} between {@code {from}} and
     * {@code {to}}; ascending; eventually consistent (shop.yaml:76).
     *
     * @param storeId {@code string}
     * @param from {@code long}, included
     * @param to {@code long}, included
     * @return the records, not read yet
     */
    public Results<Reading> readingsIn(String storeId, long from, long to) {
        return READINGS_IN.on(table).value(storeId).range(from, to).results(ReadingSchema.INSTANCE);
    }

    /**
     * Access pattern {@code readingsAfter}.
     *
     * <p>Query on table {@code readings}: {@code storeId = {storeId}} and {@code at > {after}}; ascending; eventually
     * consistent (shop.yaml:77).
     *
     * @param storeId {@code string}
     * @param after {@code long}, excluded
     * @return the records, not read yet
     */
    public Results<Reading> readingsAfter(String storeId, long after) {
        return READINGS_AFTER.on(table).value(storeId).value(after).results(ReadingSchema.INSTANCE);
    }

    /**
     * Access pattern {@code lastReading}.
     *
     * <p>Query on table {@code readings}: {@code storeId = {storeId}}; descending; limit 1; eventually consistent
     * (shop.yaml:78).
     *
     * @param storeId {@code string}
     * @return the first record; empty if there is none
     */
    public Optional<Reading> lastReading(String storeId) {
        return LAST_READING.on(table).value(storeId).first(ReadingSchema.INSTANCE);
    }
}
