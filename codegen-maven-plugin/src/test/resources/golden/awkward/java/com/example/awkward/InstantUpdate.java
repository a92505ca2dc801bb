// Generated from src/main/neverscan/awkward.yaml:65, do not edit
package com.example.awkward;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.ItemUpdate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link Instant}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class InstantUpdate {
    private final ItemUpdate<Instant> update;

    InstantUpdate(ItemUpdate<Instant> update) {
        this.update = update;
    }

    /**
     * Sets {@code value}.
     *
     * @param value the new value; null removes it
     * @return this
     */
    public InstantUpdate value(@Nullable Text value) {
        this.update.set().value("value", value, InstantSchema.VALUE);
        return this;
    }

    /**
     * Removes {@code value}.
     *
     * @return this
     */
    public InstantUpdate removeValue() {
        this.update.remove("value");
        return this;
    }

    /**
     * The update applies only to the version that was read.
     *
     * @param version that version
     * @return this
     */
    public InstantUpdate expectVersion(long version) {
        this.update.expectVersion(version);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     * @throws IllegalStateException if nothing was named
     * @throws NotFoundException if there is no such item
     */
    public Instant execute() {
        return this.update.execute();
    }
}
