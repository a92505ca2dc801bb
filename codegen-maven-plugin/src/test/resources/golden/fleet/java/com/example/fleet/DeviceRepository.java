// Generated from src/main/neverscan/fleet.yaml:25, do not edit
package com.example.fleet;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Device}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class DeviceRepository {
    static final GetSpec GET = GetSpec.named("Device.get");

    static final GetSpec DEVICE = GetSpec.named("device");

    static final GetSpec DEVICES = GetSpec.named("devices");

    private final TableHandle table;

    private final EntityStore<Device> store;

    DeviceRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, DeviceSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param device the new item
     * @return what was stored
     */
    public Device create(Device device) {
        return this.store.create(device, device.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * <p>Kept as stored: readingCount.
     *
     * @param device the whole item
     * @return what is stored now
     */
    public Device put(Device device) {
        return this.store.put(device);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param deviceId attribute {@code deviceId}
     */
    public void delete(long deviceId) {
        delete(new DeviceKey(deviceId));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(DeviceKey key) {
        this.store.delete(DeviceKeys.item(key.deviceId()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param deviceId attribute {@code deviceId}
     * @return the item, empty if there is none
     */
    public Optional<Device> get(long deviceId) {
        return get(new DeviceKey(deviceId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Device> get(DeviceKey key) {
        return GET.one(this.table, DeviceKeys.item(key.deviceId()), DeviceSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param deviceId attribute {@code deviceId}
     * @return an update without changes yet
     */
    public DeviceUpdate update(long deviceId) {
        return update(new DeviceKey(deviceId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public DeviceUpdate update(DeviceKey key) {
        return new DeviceUpdate(this.store.update(DeviceKeys.item(key.deviceId()), key));
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
    public Optional<Device> device(long deviceId) {
        return DEVICE.one(this.table, ItemKey.of("Device", "deviceId", deviceId), DeviceSchema.INSTANCE);
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
    public List<Device> devices(Collection<DeviceKey> keys) {
        List<ItemKey> all = new ArrayList<>(keys.size());
        for (DeviceKey key : keys) {
            all.add(DeviceKeys.item(key.deviceId()));
        }
        return DEVICES.many(this.table, all, DeviceSchema.INSTANCE);
    }
}
