// Generated from src/main/neverscan/social.yaml:26, do not edit
package com.example.social;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.ItemUpdate;
import java.time.LocalDate;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A partial update of one existing {@link Follow}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class FollowUpdate {
    private final ItemUpdate<Follow> update;

    FollowUpdate(ItemUpdate<Follow> update) {
        this.update = update;
    }

    /**
     * Sets {@code since}.
     *
     * @param since the new value
     * @return this
     */
    public FollowUpdate since(LocalDate since) {
        Objects.requireNonNull(since, "Follow.since is required");
        this.update.set().value("since", since, Codecs.DATE);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     * @throws IllegalStateException if nothing was named
     * @throws NotFoundException if there is no such item
     */
    public Follow execute() {
        return this.update.execute();
    }
}
