// Generated from src/main/neverscan/fleet.yaml:33, do not edit
package com.example.fleet;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A partial update of one existing {@link Blob}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class BlobAsyncUpdate {
    private final AsyncItemUpdate<Blob> update;

    BlobAsyncUpdate(AsyncItemUpdate<Blob> update) {
        this.update = update;
    }

    /**
     * Sets {@code size}.
     *
     * @param size the new value
     * @return this
     */
    public BlobAsyncUpdate size(int size) {
        this.update.set().number("size", size);
        return this;
    }

    /**
     * Adds to {@code size}; an absent one counts as 0.
     *
     * @param size what to add, negative to subtract
     * @return this
     */
    public BlobAsyncUpdate addSize(long size) {
        this.update.add("size", size);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Blob> execute() {
        return this.update.execute();
    }
}
