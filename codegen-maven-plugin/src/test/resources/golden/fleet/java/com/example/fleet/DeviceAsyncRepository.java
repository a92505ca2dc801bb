// Generated from src/main/neverscan/fleet.yaml:25, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Device}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class DeviceAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Device> store;

    DeviceAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, DeviceSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param device the new item
     * @return what was stored
     */
    public CompletableFuture<Device> create(Device device) {
        return this.table.call(() -> this.store.create(device, device.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * <p>Kept as stored: readingCount.
     *
     * @param device the whole item
     * @return what is stored now
     */
    public CompletableFuture<Device> put(Device device) {
        return this.table.call(() -> this.store.put(device));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param deviceId attribute {@code deviceId}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(long deviceId) {
        return delete(new DeviceKey(deviceId));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(DeviceKey key) {
        return this.table.call(() -> this.store.delete(DeviceKeys.item(key.deviceId())));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param deviceId attribute {@code deviceId}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Device>> get(long deviceId) {
        return get(new DeviceKey(deviceId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Device>> get(DeviceKey key) {
        return this.table.call(() -> DeviceRepository.GET.one(this.table, DeviceKeys.item(key.deviceId()), DeviceSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param deviceId attribute {@code deviceId}
     * @return an update without changes yet
     */
    public DeviceAsyncUpdate update(long deviceId) {
        return update(new DeviceKey(deviceId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public DeviceAsyncUpdate update(DeviceKey key) {
        return new DeviceAsyncUpdate(this.store.update(DeviceKeys.item(key.deviceId()), key));
    }

    /**
     * One {@code Device}.
     *
     * <p>Key condition: {@code deviceId = {deviceId}}.
     *
     * <p>Reads table devices, eventually consistent: 1 GetItem.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:65.
     *
     * @param deviceId long
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Device>> device(long deviceId) {
        return this.table.call(() -> DeviceRepository.DEVICE.one(this.table, ItemKey.of("Device", "deviceId", deviceId), DeviceSchema.INSTANCE));
    }

    /**
     * Several {@code Device}, by their keys.
     *
     * <p>Key condition: the whole key of each item.
     *
     * <p>Reads table devices, eventually consistent: 1 BatchGetItem per 100 keys.
     *
     * <p>Declared in src/main/neverscan/fleet.yaml:66.
     *
     * @param keys keys of the wanted items
     * @return the items in the order of the keys, without those that do not exist
     */
    public CompletableFuture<List<Device>> devices(Collection<DeviceKey> keys) {
        return this.table.call(() -> {
            List<ItemKey> all = new ArrayList<>(keys.size());
            for (DeviceKey key : keys) {
                all.add(DeviceKeys.item(key.deviceId()));
            }
            return DeviceRepository.DEVICES.many(this.table, all, DeviceSchema.INSTANCE);
        });
    }
}
