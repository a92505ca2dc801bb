// Generated from src/main/neverscan/fleet.yaml:42, do not edit
package com.example.fleet;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncItemUpdate;
import io.neverscan.runtime.write.AsyncTransaction;
import io.neverscan.runtime.write.Token;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link Track}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class TrackAsyncUpdate {
    private final AsyncItemUpdate<Track> update;

    private final AsyncItemUpdate<Track> mirror;

    private final AsyncTableHandle table;

    TrackAsyncUpdate(AsyncItemUpdate<Track> update, AsyncItemUpdate<Track> mirror,
            AsyncTableHandle table) {
        this.update = update;
        this.mirror = mirror;
        this.table = table;
    }

    /**
     * Sets {@code km}.
     *
     * @param km the new value
     * @return this
     */
    public TrackAsyncUpdate km(int km) {
        this.update.set().number("km", km);
        this.mirror.set().number("km", km);
        return this;
    }

    /**
     * Adds to {@code km}; an absent one counts as 0.
     *
     * @param km what to add, negative to subtract
     * @return this
     */
    public TrackAsyncUpdate addKm(long km) {
        this.update.add("km", km);
        this.mirror.add("km", km);
        return this;
    }

    /**
     * Sets {@code state}.
     *
     * @param state the new value; null removes it
     * @return this
     */
    public TrackAsyncUpdate state(@Nullable String state) {
        this.update.set().string("state", state);
        this.mirror.set().string("state", state);
        return this;
    }

    /**
     * Removes {@code state}.
     *
     * @return this
     */
    public TrackAsyncUpdate removeState() {
        this.update.remove("state");
        this.mirror.remove("state");
        return this;
    }

    /**
     * Makes the update.
     *
     * <p>Both items of the edge change in one transaction.
     *
     * @return completes when it is done
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<@Nullable Void> execute() {
        return AsyncTransaction.named(this.table, "Track.update")
                .update(this.update)
                .update(this.mirror)
                .execute(Token.random());
    }
}
