// Generated from src/main/neverscan/fleet.yaml:50, do not edit
package com.example.fleet;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import io.neverscan.runtime.write.Node;
import io.neverscan.runtime.write.Token;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Link}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class LinkRepository {
    static final GetSpec GET = GetSpec.named("Link.get");

    private final TableHandle table;

    private final TableHandle devicesTable;

    private final EntityStore<Link> store;

    LinkRepository(TableHandle table, TableHandle devicesTable) {
        this.table = table;
        this.devicesTable = devicesTable;
        this.store = new EntityStore<>(table, LinkSchema.INSTANCE);
    }

    /**
     * Stores it, in one transaction with Device.readingCount.
     *
     * @param link the new edge
     * @return true if it is stored now; false if it was there, and nothing changed
     */
    public boolean create(Link link) {
        return create(link, Token.random());
    }

    /**
     * Stores it, in one transaction with Device.readingCount.
     *
     * @param link the new edge
     * @param token name of this logical write; repeated within 10 minutes, it counts once
     * @return true if it is stored now; false if it was there, and nothing changed
     * @throws NotFoundException if a node does not exist
     */
    public boolean create(Link link, String token) {
        return this.store.edge()
                .count(new Node(this.devicesTable, DeviceKeys.item(link.deviceId()), new DeviceKey(link.deviceId())), "readingCount", 1)
                .create(link, link.key(), token);
    }

    /**
     * Deletes it, in one transaction with Device.readingCount.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @param fromCode attribute {@code fromCode}
     * @param deviceId attribute {@code deviceId}
     * @return false if it was not there, and nothing changed
     */
    public boolean delete(String fromCountry, String fromCode, long deviceId) {
        return delete(new LinkKey(fromCountry, fromCode, deviceId));
    }

    /**
     * Deletes it, in one transaction with Device.readingCount.
     *
     * @param key its key
     * @return false if it was not there, and nothing changed
     */
    public boolean delete(LinkKey key) {
        return delete(key, Token.random());
    }

    /**
     * Deletes it, in one transaction with Device.readingCount.
     *
     * @param key its key
     * @param token name of this logical write; repeated within 10 minutes, it counts once
     * @return false if it was not there, and nothing changed
     * @throws NotFoundException if a node does not exist
     */
    public boolean delete(LinkKey key, String token) {
        return this.store.edge()
                .count(new Node(this.devicesTable, DeviceKeys.item(key.deviceId()), new DeviceKey(key.deviceId())), "readingCount", -1)
                .delete(LinkKeys.item(key.fromCountry(), key.fromCode(), key.deviceId()), key, token);
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @param fromCode attribute {@code fromCode}
     * @param deviceId attribute {@code deviceId}
     * @return the item, empty if there is none
     */
    public Optional<Link> get(String fromCountry, String fromCode, long deviceId) {
        return get(new LinkKey(fromCountry, fromCode, deviceId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Link> get(LinkKey key) {
        return GET.one(this.table, LinkKeys.item(key.fromCountry(), key.fromCode(), key.deviceId()), LinkSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param fromCountry attribute {@code fromCountry}
     * @param fromCode attribute {@code fromCode}
     * @param deviceId attribute {@code deviceId}
     * @return an update without changes yet
     */
    public LinkUpdate update(String fromCountry, String fromCode, long deviceId) {
        return update(new LinkKey(fromCountry, fromCode, deviceId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public LinkUpdate update(LinkKey key) {
        return new LinkUpdate(this.store.update(LinkKeys.item(key.fromCountry(), key.fromCode(), key.deviceId()), key));
    }
}
