// Generated from src/main/neverscan/fleet.yaml:42, do not edit
package com.example.fleet;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import io.neverscan.runtime.write.Node;
import io.neverscan.runtime.write.Token;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Track}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class TrackRepository {
    static final GetSpec GET = GetSpec.named("Track.get");

    static final QuerySpec TRACKS_FROM = QuerySpec.named("tracksFrom")
            .names("PK", "SK")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .cursorKeys("PK", "SK")
            .build();

    static final QuerySpec TRACKS_TO = QuerySpec.named("tracksTo")
            .names("PK", "SK")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .cursorKeys("PK", "SK")
            .build();

    private final TableHandle table;

    private final EntityStore<Track> store;

    private final EntityStore<Track> mirrorStore;

    TrackRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, TrackSchema.INSTANCE);
        this.mirrorStore = new EntityStore<>(table, TrackMirrorSchema.INSTANCE);
    }

    /**
     * Stores it, in one transaction with Station.outCount, Station.inCount, its mirror item.
     *
     * @param track the new edge
     * @return true if it is stored now; false if it was there, and nothing changed
     */
    public boolean create(Track track) {
        return create(track, Token.random());
    }

    /**
     * Stores it, in one transaction with Station.outCount, Station.inCount, its mirror item.
     *
     * @param track the new edge
     * @param token name of this logical write; repeated within 10 minutes, it counts once
     * @return true if it is stored now; false if it was there, and nothing changed
     * @throws NotFoundException if a node does not exist
     */
    public boolean create(Track track, String token) {
        return this.store.edge()
                .count(new Node(this.table, StationKeys.item(track.fromCountry(), track.fromCode()), new StationKey(track.fromCountry(), track.fromCode())), "outCount", 1)
                .count(new Node(this.table, StationKeys.item(track.toCountry(), track.toCode()), new StationKey(track.toCountry(), track.toCode())), "inCount", 1)
                .mirror(TrackMirrorSchema.INSTANCE)
                .create(track, track.key(), token);
    }

    /**
     * Deletes it, in one transaction with Station.outCount, Station.inCount, its mirror item.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @param fromCode attribute {@code fromCode}
     * @param toCountry attribute {@code toCountry}
     * @param toCode attribute {@code toCode}
     * @return false if it was not there, and nothing changed
     */
    public boolean delete(String fromCountry, String fromCode, String toCountry, String toCode) {
        return delete(new TrackKey(fromCountry, fromCode, toCountry, toCode));
    }

    /**
     * Deletes it, in one transaction with Station.outCount, Station.inCount, its mirror item.
     *
     * @param key its key
     * @return false if it was not there, and nothing changed
     */
    public boolean delete(TrackKey key) {
        return delete(key, Token.random());
    }

    /**
     * Deletes it, in one transaction with Station.outCount, Station.inCount, its mirror item.
     *
     * @param key its key
     * @param token name of this logical write; repeated within 10 minutes, it counts once
     * @return false if it was not there, and nothing changed
     * @throws NotFoundException if a node does not exist
     */
    public boolean delete(TrackKey key, String token) {
        return this.store.edge()
                .count(new Node(this.table, StationKeys.item(key.fromCountry(), key.fromCode()), new StationKey(key.fromCountry(), key.fromCode())), "outCount", -1)
                .count(new Node(this.table, StationKeys.item(key.toCountry(), key.toCode()), new StationKey(key.toCountry(), key.toCode())), "inCount", -1)
                .mirrorKey(TrackKeys.mirrorItem(key.fromCountry(), key.fromCode(), key.toCountry(), key.toCode()))
                .delete(TrackKeys.item(key.fromCountry(), key.fromCode(), key.toCountry(), key.toCode()), key, token);
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @param fromCode attribute {@code fromCode}
     * @param toCountry attribute {@code toCountry}
     * @param toCode attribute {@code toCode}
     * @return the item, empty if there is none
     */
    public Optional<Track> get(String fromCountry, String fromCode, String toCountry,
            String toCode) {
        return get(new TrackKey(fromCountry, fromCode, toCountry, toCode));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Track> get(TrackKey key) {
        return GET.one(this.table, TrackKeys.item(key.fromCountry(), key.fromCode(), key.toCountry(), key.toCode()), TrackSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @param fromCode attribute {@code fromCode}
     * @param toCountry attribute {@code toCountry}
     * @param toCode attribute {@code toCode}
     * @return an update without changes yet
     */
    public TrackUpdate update(String fromCountry, String fromCode, String toCountry,
            String toCode) {
        return update(new TrackKey(fromCountry, fromCode, toCountry, toCode));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public TrackUpdate update(TrackKey key) {
        return new TrackUpdate(this.store.update(TrackKeys.item(key.fromCountry(), key.fromCode(), key.toCountry(), key.toCode()), key), this.mirrorStore.update(TrackKeys.mirrorItem(key.fromCountry(), key.fromCode(), key.toCountry(), key.toCode()), key), this.table);
    }

    /**
     * {@code Track} by {@code tracksFrom}.
     *
     * <p>Key condition: {@code PK = STATION#{fromCountry}#{fromCode}} and {@code SK begins with TRACK#}.
     *
     * <p>Reads table graph, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:71.
     *
     * @param country string
     * @param code string
     * @return a handle that has read nothing yet
     */
    public Results<Track> tracksFrom(String country, String code) {
        return TRACKS_FROM.on(this.table)
                .value("STATION#" + TrackKeys.FROM_COUNTRY.encode(country) + "#" + TrackKeys.FROM_CODE.encode(code))
                .value("TRACK#")
                .results(TrackSchema.INSTANCE);
    }

    /**
     * {@code Track} by {@code tracksTo}.
     *
     * <p>Key condition: {@code PK = STATION#{toCountry}#{toCode}} and {@code SK begins with TRACK_BY#}.
     *
     * <p>Reads table graph, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:72.
     *
     * @param country string
     * @param code string
     * @return a handle that has read nothing yet
     */
    public Results<Track> tracksTo(String country, String code) {
        return TRACKS_TO.on(this.table)
                .value("STATION#" + TrackKeys.TO_COUNTRY.encode(country) + "#" + TrackKeys.TO_CODE.encode(code))
                .value("TRACK_BY#")
                .results(TrackMirrorSchema.INSTANCE);
    }
}
