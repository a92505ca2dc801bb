// Generated from src/main/neverscan/fleet.yaml:25, do not edit
package com.example.fleet;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.ItemUpdate;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A partial update of one existing {@link Device}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 *
 * <p>Kept by edges and not to be set: readingCount.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class DeviceUpdate {
    private final ItemUpdate<Device> update;

    DeviceUpdate(ItemUpdate<Device> update) {
        this.update = update;
    }

    /**
     * Sets {@code name}.
     *
     * @param name the new value
     * @return this
     */
    public DeviceUpdate name(String name) {
        Objects.requireNonNull(name, "Device.name is required");
        this.update.set().string("name", name);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     * @throws IllegalStateException if nothing was named
     * @throws NotFoundException if there is no such item
     */
    public Device execute() {
        return this.update.execute();
    }
}
