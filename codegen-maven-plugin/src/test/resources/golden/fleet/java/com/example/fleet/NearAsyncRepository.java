// Generated from src/main/neverscan/fleet.yaml:58, do not edit
package com.example.fleet;

import io.neverscan.runtime.read.AsyncResults;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Near}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class NearAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Near> store;

    NearAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, NearSchema.INSTANCE);
    }

    /**
     * Stores it, unless it is there already.
     *
     * @param near the new edge
     * @return true if it is stored now; false if it was there, and nothing changed
     */
    public CompletableFuture<Boolean> create(Near near) {
        return this.table.call(() -> this.store.createIfAbsent(near));
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
    public CompletableFuture<Boolean> delete(String aCountry, String aCode, String bCountry,
            String bCode) {
        return delete(new NearKey(aCountry, aCode, bCountry, bCode));
    }

    /**
     * Deletes it.
     *
     * @param key its key
     * @return false if it was not there
     */
    public CompletableFuture<Boolean> delete(NearKey key) {
        return this.table.call(() -> this.store.deleteIfPresent(NearKeys.item(key.aCountry(), key.aCode(), key.bCountry(), key.bCode())));
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
    public CompletableFuture<Optional<Near>> get(String aCountry, String aCode, String bCountry,
            String bCode) {
        return get(new NearKey(aCountry, aCode, bCountry, bCode));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Near>> get(NearKey key) {
        return this.table.call(() -> NearRepository.GET.one(this.table, NearKeys.item(key.aCountry(), key.aCode(), key.bCountry(), key.bCode()), NearSchema.INSTANCE));
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
    public AsyncResults<Near> near(String country, String code) {
        return AsyncResults.of(() -> NearRepository.NEAR.on(this.table)
                .value("NEAR#" + NearKeys.B_COUNTRY.encode(country) + "#" + NearKeys.B_CODE.encode(code))
                .value("NEAR#")
                .results(NearSchema.INSTANCE));
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
    public AsyncResults<Near> around(String country, String code, String other) {
        return AsyncResults.of(() -> NearRepository.AROUND.on(this.table)
                .value("NEAR#" + NearKeys.A_COUNTRY.encode(country) + "#" + NearKeys.A_CODE.encode(code))
                .value("NEAR#" + NearKeys.B_COUNTRY.encode(other) + "#")
                .results(NearSchema.INSTANCE));
    }
}
