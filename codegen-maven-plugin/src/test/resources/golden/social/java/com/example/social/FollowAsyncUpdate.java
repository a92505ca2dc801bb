// Generated from src/main/neverscan/social.yaml:26, do not edit
package com.example.social;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.time.LocalDate;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A partial update of one existing {@link Follow}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class FollowAsyncUpdate {
    private final AsyncItemUpdate<Follow> update;

    FollowAsyncUpdate(AsyncItemUpdate<Follow> update) {
        this.update = update;
    }

    /**
     * Sets {@code since}.
     *
     * @param since the new value
     * @return this
     */
    public FollowAsyncUpdate since(LocalDate since) {
        Objects.requireNonNull(since, "Follow.since is required");
        this.update.set().value("since", since, Codecs.DATE);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Follow> execute() {
        return this.update.execute();
    }
}
