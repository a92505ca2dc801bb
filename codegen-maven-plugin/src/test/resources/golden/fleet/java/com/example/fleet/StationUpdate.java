// Generated from src/main/neverscan/fleet.yaml:37, do not edit
package com.example.fleet;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.ItemUpdate;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A partial update of one existing {@link Station}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 *
 * <p>Kept by edges and not to be set: outCount, inCount.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class StationUpdate {
    private final ItemUpdate<Station> update;

    StationUpdate(ItemUpdate<Station> update) {
        this.update = update;
    }

    /**
     * Sets {@code name}.
     *
     * @param name the new value
     * @return this
     */
    public StationUpdate name(String name) {
        Objects.requireNonNull(name, "Station.name is required");
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
    public Station execute() {
        return this.update.execute();
    }
}
