// Generated from src/main/neverscan/fleet.yaml:58, do not edit
package com.example.fleet;

import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Near}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class NearRepository {
    static final GetSpec GET = GetSpec.named("Near.get");

    static final QuerySpec NEAR = QuerySpec.named("near")
            .index("inverted")
            .names("SK", "PK")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .cursorKeys("PK", "SK")
            .build();

    static final QuerySpec AROUND = QuerySpec.named("around")
            .names("PK", "SK")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .cursorKeys("PK", "SK")
            .build();

    private final TableHandle table;

    private final EntityStore<Near> store;

    NearRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, NearSchema.INSTANCE);
    }

    /**
     * Stores it, unless it is there already.
     *
     * @param near the new edge
     * @return true if it is stored now; false if it was there, and nothing changed
     */
    public boolean create(Near near) {
        return this.store.createIfAbsent(near);
    }

    /**
     * Deletes it.
     *
     * @param aCountry attribute {@code aCountry}
     * @param aCode attribute {@code aCode}
     * @param bCountry attribute {@code bCountry}
     * @param bCode attribute {@code bCode}
     * @return false if it was not there
     */
    public boolean delete(String aCountry, String aCode, String bCountry, String bCode) {
        return delete(new NearKey(aCountry, aCode, bCountry, bCode));
    }

    /**
     * Deletes it.
     *
     * @param key its key
     * @return false if it was not there
     */
    public boolean delete(NearKey key) {
        return this.store.deleteIfPresent(NearKeys.item(key.aCountry(), key.aCode(), key.bCountry(), key.bCode()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param aCountry attribute {@code aCountry}
     * @param aCode attribute {@code aCode}
     * @param bCountry attribute {@code bCountry}
     * @param bCode attribute {@code bCode}
     * @return the item, empty if there is none
     */
    public Optional<Near> get(String aCountry, String aCode, String bCountry, String bCode) {
        return get(new NearKey(aCountry, aCode, bCountry, bCode));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Near> get(NearKey key) {
        return GET.one(this.table, NearKeys.item(key.aCountry(), key.aCode(), key.bCountry(), key.bCode()), NearSchema.INSTANCE);
    }

    /**
     * {@code Near} by {@code near}.
     *
     * <p>Key condition: {@code SK = NEAR#{bCountry}#{bCode}} and {@code PK begins with NEAR#}.
     *
     * <p>Reads index inverted of table graph, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:73.
     *
     * @param country string
     * @param code string
     * @return a handle that has read nothing yet
     */
    public Results<Near> near(String country, String code) {
        return NEAR.on(this.table)
                .value("NEAR#" + NearKeys.B_COUNTRY.encode(country) + "#" + NearKeys.B_CODE.encode(code))
                .value("NEAR#")
                .results(NearSchema.INSTANCE);
    }

    /**
     * {@code Near} by {@code around}.
     *
     * <p>Key condition: {@code PK = NEAR#{aCountry}#{aCode}} and {@code SK begins with NEAR#{bCountry}#}.
     *
     * <p>Reads table graph, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:74.
     *
     * @param country string
     * @param code string
     * @param other string
     * @return a handle that has read nothing yet
     */
    public Results<Near> around(String country, String code, String other) {
        return AROUND.on(this.table)
                .value("NEAR#" + NearKeys.A_COUNTRY.encode(country) + "#" + NearKeys.A_CODE.encode(code))
                .value("NEAR#" + NearKeys.B_COUNTRY.encode(other) + "#")
                .results(NearSchema.INSTANCE);
    }
}
