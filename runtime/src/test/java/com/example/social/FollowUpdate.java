// Generated from social.yaml:25, do not edit.
package com.example.social;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.write.ItemUpdate;
import java.time.LocalDate;
import javax.annotation.processing.Generated;

/**
 * A partial update of one existing {@link Follow}: one UpdateItem, what is not named stays as stored. For one thread.
 */
@Generated("neverscan")
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
        update.set().value("since", since, Codecs.DATE);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     * @throws IllegalStateException if nothing was named
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such {@code Follow}
     */
    public Follow execute() {
        return update.execute();
    }

    /** For transactions. */
    ItemUpdate<Follow> update() {
        return update;
    }
}
