// Generated from social.yaml:14, do not edit.
package com.example.social;

import io.neverscan.runtime.write.ItemUpdate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link User}: one UpdateItem, what is not named stays as stored. For one thread.
 *
 * <p>{@code followerCount} and {@code followingCount} are kept by edge {@code Follow} and cannot be set.
 */
@Generated("neverscan")
public final class UserUpdate {
    private final ItemUpdate<User> update;

    UserUpdate(ItemUpdate<User> update) {
        this.update = update;
    }

    /**
     * Sets {@code name}.
     *
     * @param name the new value
     * @return this
     */
    public UserUpdate name(String name) {
        update.set().string("name", name);
        return this;
    }

    /**
     * Sets {@code bio}.
     *
     * @param bio the new value; null removes it
     * @return this
     */
    public UserUpdate bio(@Nullable String bio) {
        update.set().string("bio", bio);
        return this;
    }

    /**
     * Removes {@code bio}.
     *
     * @return this
     */
    public UserUpdate removeBio() {
        update.remove("bio");
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     * @throws IllegalStateException if nothing was named
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such {@code User}
     */
    public User execute() {
        return update.execute();
    }

    /** For transactions. */
    ItemUpdate<User> update() {
        return update;
    }
}
