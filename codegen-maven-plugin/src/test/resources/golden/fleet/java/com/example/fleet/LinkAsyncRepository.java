// Generated from src/main/neverscan/fleet.yaml:50, do not edit
package com.example.fleet;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import io.neverscan.runtime.write.Node;
import io.neverscan.runtime.write.Token;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Link}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class LinkAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncTableHandle devicesTable;

    private final AsyncEntityStore<Link> store;

    LinkAsyncRepository(AsyncTableHandle table, AsyncTableHandle devicesTable) {
        this.table = table;
        this.devicesTable = devicesTable;
        this.store = new AsyncEntityStore<>(table, LinkSchema.INSTANCE);
    }

    /**
     * Stores it, in one transaction with Device.readingCount.
     *
     * @param link the new edge
     * @return true if it is stored now; false if it was there, and nothing changed
     */
    public CompletableFuture<Boolean> create(Link link) {
        return create(link, Token.random());
    }

    /**
     * Stores it, in one transaction with Device.readingCount.
     *
     * @param link the new edge
     * @param token name of this logical write; repeated within 10 minutes, it counts once
     * @return true if it is stored now; false if it was there, and nothing changed
     *     (completes with {@link NotFoundException} if a node does not exist)
     */
    public CompletableFuture<Boolean> create(Link link, String token) {
        return this.table.call(() -> this.store.edge()
                .count(new Node(this.devicesTable, DeviceKeys.item(link.deviceId()), new DeviceKey(link.deviceId())), "readingCount", 1)
                .create(link, link.key(), token));
    }

    /**
     * Deletes it, in one transaction with Device.readingCount.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @param fromCode attribute {@code fromCode}
     * @param deviceId attribute {@code deviceId}
     * @return false if it was not there, and nothing changed
     */
    public CompletableFuture<Boolean> delete(String fromCountry, String fromCode, long deviceId) {
        return delete(new LinkKey(fromCountry, fromCode, deviceId));
    }

    /**
     * Deletes it, in one transaction with Device.readingCount.
     *
     * @param key its key
     * @return false if it was not there, and nothing changed
     */
    public CompletableFuture<Boolean> delete(LinkKey key) {
        return delete(key, Token.random());
    }

    /**
     * Deletes it, in one transaction with Device.readingCount.
     *
     * @param key its key
     * @param token name of this logical write; repeated within 10 minutes, it counts once
     * @return false if it was not there, and nothing changed
     *     (completes with {@link NotFoundException} if a node does not exist)
     */
    public CompletableFuture<Boolean> delete(LinkKey key, String token) {
        return this.table.call(() -> this.store.edge()
                .count(new Node(this.devicesTable, DeviceKeys.item(key.deviceId()), new DeviceKey(key.deviceId())), "readingCount", -1)
                .delete(LinkKeys.item(key.fromCountry(), key.fromCode(), key.deviceId()), key, token));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @param fromCode attribute {@code fromCode}
     * @param deviceId attribute {@code deviceId}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Link>> get(String fromCountry, String fromCode,
            long deviceId) {
        return get(new LinkKey(fromCountry, fromCode, deviceId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Link>> get(LinkKey key) {
        return this.table.call(() -> LinkRepository.GET.one(this.table, LinkKeys.item(key.fromCountry(), key.fromCode(), key.deviceId()), LinkSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @param fromCode attribute {@code fromCode}
     * @param deviceId attribute {@code deviceId}
     * @return an update without changes yet
     */
    public LinkAsyncUpdate update(String fromCountry, String fromCode, long deviceId) {
        return update(new LinkKey(fromCountry, fromCode, deviceId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public LinkAsyncUpdate update(LinkKey key) {
        return new LinkAsyncUpdate(this.store.update(LinkKeys.item(key.fromCountry(), key.fromCode(), key.deviceId()), key));
    }
}
