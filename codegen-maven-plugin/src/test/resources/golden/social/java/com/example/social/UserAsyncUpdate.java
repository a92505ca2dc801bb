// Generated from src/main/neverscan/social.yaml:15, do not edit
package com.example.social;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link User}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 *
 * <p>Kept by edges and not to be set: followingCount, followerCount.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class UserAsyncUpdate {
    private final AsyncItemUpdate<User> update;

    UserAsyncUpdate(AsyncItemUpdate<User> update) {
        this.update = update;
    }

    /**
     * Sets {@code name}.
     *
     * @param name the new value
     * @return this
     */
    public UserAsyncUpdate name(String name) {
        Objects.requireNonNull(name, "User.name is required");
        this.update.set().string("name", name);
        return this;
    }

    /**
     * Sets {@code bio}.
     *
     * @param bio the new value; null removes it
     * @return this
     */
    public UserAsyncUpdate bio(@Nullable String bio) {
        this.update.set().string("bio", bio);
        return this;
    }

    /**
     * Removes {@code bio}.
     *
     * @return this
     */
    public UserAsyncUpdate removeBio() {
        this.update.remove("bio");
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<User> execute() {
        return this.update.execute();
    }
}
