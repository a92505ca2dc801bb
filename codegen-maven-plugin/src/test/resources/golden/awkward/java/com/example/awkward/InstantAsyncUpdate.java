// Generated from src/main/neverscan/awkward.yaml:65, do not edit
package com.example.awkward;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link Instant}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class InstantAsyncUpdate {
    private final AsyncItemUpdate<Instant> update;

    InstantAsyncUpdate(AsyncItemUpdate<Instant> update) {
        this.update = update;
    }

    /**
     * Sets {@code value}.
     *
     * @param value the new value; null removes it
     * @return this
     */
    public InstantAsyncUpdate value(@Nullable Text value) {
        this.update.set().value("value", value, InstantSchema.VALUE);
        return this;
    }

    /**
     * Removes {@code value}.
     *
     * @return this
     */
    public InstantAsyncUpdate removeValue() {
        this.update.remove("value");
        return this;
    }

    /**
     * The update applies only to the version that was read.
     *
     * @param version that version
     * @return this
     */
    public InstantAsyncUpdate expectVersion(long version) {
        this.update.expectVersion(version);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Instant> execute() {
        return this.update.execute();
    }
}
