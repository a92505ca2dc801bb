// Generated from shop.yaml:46, do not edit.
package com.example.shop;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/**
 * Entity {@code Stock}.
 *
 * <p>Stored in table {@code stock} under {@code sku}.
 *
 * @param sku {@code string}, the key
 * @param onHand {@code long}
 * @param weight {@code double?}, null if absent
 */
@Generated("neverscan")
public record Stock(String sku, long onHand, @Nullable Double weight) {
    /** Checks that required attributes are given. */
    public Stock {
        Objects.requireNonNull(sku, "Stock.sku is required");
    }

    /**
     * Begins a new record.
     *
     * @return a builder without values
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Begins a changed copy.
     *
     * @return a builder with this record's values
     */
    public Builder toBuilder() {
        return new Builder().sku(sku).onHand(onHand).weight(weight);
    }

    /**
     * The key of this record.
     *
     * @return its identity attributes
     */
    public StockKey key() {
        return new StockKey(sku);
    }

    /**
     * A copy with another {@code sku}.
     *
     * @param sku the value
     * @return the copy
     */
    public Stock withSku(String sku) {
        return new Stock(sku, onHand, weight);
    }

    /**
     * A copy with another {@code onHand}.
     *
     * @param onHand the value
     * @return the copy
     */
    public Stock withOnHand(long onHand) {
        return new Stock(sku, onHand, weight);
    }

    /**
     * A copy with another {@code weight}.
     *
     * @param weight the value, or null for absent
     * @return the copy
     */
    public Stock withWeight(@Nullable Double weight) {
        return new Stock(sku, onHand, weight);
    }

    /** Builds a {@link Stock}; for one thread. */
    @Generated("neverscan")
    public static final class Builder {
        private @Nullable String sku;
        private @Nullable Long onHand;
        private @Nullable Double weight;

        private Builder() {}

        /**
         * Sets {@code sku}.
         *
         * @param sku the value
         * @return this
         */
        public Builder sku(String sku) {
            this.sku = sku;
            return this;
        }

        /**
         * Sets {@code onHand}.
         *
         * @param onHand the value
         * @return this
         */
        public Builder onHand(long onHand) {
            this.onHand = onHand;
            return this;
        }

        /**
         * Sets {@code weight}.
         *
         * @param weight the value, or null for absent
         * @return this
         */
        public Builder weight(@Nullable Double weight) {
            this.weight = weight;
            return this;
        }

        /**
         * Builds the record.
         *
         * @return the record
         * @throws NullPointerException if a required attribute was not given
         */
        public Stock build() {
            return new Stock(
                    Objects.requireNonNull(sku, "Stock.sku is required"),
                    Objects.requireNonNull(onHand, "Stock.onHand is required"),
                    weight);
        }
    }
}
