// Generated from shop.yaml:53, do not edit.
package com.example.shop;

import io.neverscan.runtime.write.ItemUpdate;
import javax.annotation.processing.Generated;

/**
 * A partial update of one existing {@link Reading}: one UpdateItem, what is not named stays as stored. For one thread.
 */
@Generated("neverscan")
public final class ReadingUpdate {
    private final ItemUpdate<Reading> update;

    ReadingUpdate(ItemUpdate<Reading> update) {
        this.update = update;
    }

    /**
     * Sets {@code celsius}.
     *
     * @param celsius the new value
     * @return this
     */
    public ReadingUpdate celsius(double celsius) {
        update.set().number("celsius", celsius);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     * @throws IllegalStateException if nothing was named
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such {@code Reading}
     */
    public Reading execute() {
        return update.execute();
    }

    /** For transactions. */
    ItemUpdate<Reading> update() {
        return update;
    }
}
