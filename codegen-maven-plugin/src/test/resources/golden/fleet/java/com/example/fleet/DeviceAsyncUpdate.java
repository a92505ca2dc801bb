// Generated from src/main/neverscan/fleet.yaml:25, do not edit
package com.example.fleet;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
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
public final class DeviceAsyncUpdate {
    private final AsyncItemUpdate<Device> update;

    DeviceAsyncUpdate(AsyncItemUpdate<Device> update) {
        this.update = update;
    }

    /**
     * Sets {@code name}.
     *
     * @param name the new value
     * @return this
     */
    public DeviceAsyncUpdate name(String name) {
        Objects.requireNonNull(name, "Device.name is required");
        this.update.set().string("name", name);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Device> execute() {
        return this.update.execute();
    }
}
