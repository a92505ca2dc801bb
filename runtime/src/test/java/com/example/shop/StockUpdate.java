// Generated from shop.yaml:46, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.write.ItemUpdate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/** A partial update of one existing {@link Stock}: one UpdateItem, what is not named stays as stored. For one thread. */
@Generated("neverscan")
public final class StockUpdate {
    private final ItemUpdate<Stock> update;

    StockUpdate(ItemUpdate<Stock> update) {
        this.update = update;
    }

    /**
     * Sets {@code onHand}.
     *
     * @param onHand the new value
     * @return this
     */
    public StockUpdate onHand(long onHand) {
        update.set().number("onHand", onHand);
        return this;
    }

    /**
     * Adds to {@code onHand}; an absent number counts as 0.
     *
     * @param delta what to add, negative to subtract
     * @return this
     */
    public StockUpdate addOnHand(long delta) {
        update.add("onHand", delta);
        return this;
    }

    /**
     * Sets {@code weight}.
     *
     * @param weight the new value; null removes it
     * @return this
     */
    public StockUpdate weight(@Nullable Double weight) {
        update.set().value("weight", weight, Codecs.DOUBLE);
        return this;
    }

    /**
     * Removes {@code weight}.
     *
     * @return this
     */
    public StockUpdate removeWeight() {
        update.remove("weight");
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     * @throws IllegalStateException if nothing was named
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such {@code Stock}
     */
    public Stock execute() {
        return update.execute();
    }

    /** For transactions. */
    ItemUpdate<Stock> update() {
        return update;
    }
}
