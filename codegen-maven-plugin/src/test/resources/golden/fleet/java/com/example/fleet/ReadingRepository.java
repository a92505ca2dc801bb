// Generated from src/main/neverscan/fleet.yaml:29, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.ProjectionReader;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Reading}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class ReadingRepository {
    static final GetSpec GET = GetSpec.named("Reading.get");

    static final QuerySpec HISTORY = QuerySpec.named("history")
            .names("deviceId", "at")
            .keyCondition("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2")
            .cursorKeys("deviceId", "at")
            .build();

    static final QuerySpec LATER = QuerySpec.named("later")
            .names("deviceId", "at")
            .keyCondition("#n0 = :v0 AND #n1 > :v1")
            .cursorKeys("deviceId", "at")
            .build();

    static final QuerySpec OF_DAY = QuerySpec.named("ofDay")
            .index("byDay")
            .names("day", "at")
            .keyCondition("#n0 = :v0 AND #n1 < :v1")
            .cursorKeys("deviceId", "at", "day")
            .build();

    static final OfDayReader OF_DAY_READER = new OfDayReader();

    private final TableHandle table;

    private final EntityStore<Reading> store;

    ReadingRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, ReadingSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param reading the new item
     * @return what was stored
     */
    public Reading create(Reading reading) {
        return this.store.create(reading, reading.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param reading the whole item
     * @return what is stored now
     */
    public Reading put(Reading reading) {
        return this.store.put(reading);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param deviceId attribute {@code deviceId}
     * @param at attribute {@code at}
     */
    public void delete(long deviceId, Instant at) {
        delete(new ReadingKey(deviceId, at));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(ReadingKey key) {
        this.store.delete(ReadingKeys.item(key.deviceId(), key.at()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param deviceId attribute {@code deviceId}
     * @param at attribute {@code at}
     * @return the item, empty if there is none
     */
    public Optional<Reading> get(long deviceId, Instant at) {
        return get(new ReadingKey(deviceId, at));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Reading> get(ReadingKey key) {
        return GET.one(this.table, ReadingKeys.item(key.deviceId(), key.at()), ReadingSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param deviceId attribute {@code deviceId}
     * @param at attribute {@code at}
     * @return an update without changes yet
     */
    public ReadingUpdate update(long deviceId, Instant at) {
        return update(new ReadingKey(deviceId, at));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public ReadingUpdate update(ReadingKey key) {
        return new ReadingUpdate(this.store.update(ReadingKeys.item(key.deviceId(), key.at()), key));
    }

    /**
     * {@code Reading} by {@code history}.
     *
     * <p>Key condition: {@code deviceId = {deviceId}} and {@code at between :from and :to}.
     *
     * <p>Reads table readings, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:67.
     *
     * @param deviceId long
     * @param from instant
     * @param to instant
     * @return a handle that has read nothing yet
     */
    public Results<Reading> history(long deviceId, Instant from, Instant to) {
        return HISTORY.on(this.table)
                .value(deviceId)
                .range(ReadingKeys.AT.encode(from), ReadingKeys.AT.encode(to))
                .results(ReadingSchema.INSTANCE);
    }

    /**
     * {@code Reading} by {@code later}.
     *
     * <p>Key condition: {@code deviceId = {deviceId}} and {@code at > :from}.
     *
     * <p>Reads table readings, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:68.
     *
     * @param deviceId long
     * @param from instant
     * @return a handle that has read nothing yet
     */
    public Results<Reading> later(long deviceId, Instant from) {
        return LATER.on(this.table)
                .value(deviceId)
                .value(ReadingKeys.AT.encode(from))
                .results(ReadingSchema.INSTANCE);
    }

    /**
     * {@code Reading} by {@code ofDay}.
     *
     * <p>Key condition: {@code day = {day}} and {@code at < :to}.
     *
     * <p>Reads index byDay of table readings, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:69.
     *
     * @param day date
     * @param to instant
     * @return a handle that has read nothing yet
     */
    public Results<ReadingOfDay> ofDay(LocalDate day, Instant to) {
        return OF_DAY.on(this.table)
                .value(ReadingKeys.DAY.encode(day))
                .value(ReadingKeys.AT.encode(to))
                .results(OF_DAY_READER);
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public Optional<Reading> fetch(ReadingOfDay part) {
        return get(part.key());
    }

    static final class OfDayReader extends ProjectionReader<ReadingOfDay> {
        OfDayReader() {
            super(ReadingKeys.TYPE);
        }

        @Override
        protected ReadingOfDay read(ItemReader in) {
            return new ReadingOfDay(
                    in.longValue("deviceId"),
                    in.key("at").last(ReadingKeys.AT),
                    in.key("day").last(ReadingKeys.DAY));
        }
    }
}
