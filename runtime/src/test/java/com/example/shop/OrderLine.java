// Generated from shop.yaml:21, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.Decimals;
import java.math.BigDecimal;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/**
 * Document {@code OrderLine}, stored as a map.
 *
 * @param sku {@code string}
 * @param quantity {@code int}
 * @param price {@code decimal}, without zeros at the end of its fraction
 */
@Generated("neverscan")
public record OrderLine(String sku, int quantity, BigDecimal price) {
    /** Checks that required attributes are given, and copies what could be changed. */
    public OrderLine {
        Objects.requireNonNull(sku, "OrderLine.sku is required");
        Objects.requireNonNull(price, "OrderLine.price is required");
        price = Decimals.canonical(price);
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
        return new Builder().sku(sku).quantity(quantity).price(price);
    }

    /**
     * A copy with another {@code sku}.
     *
     * @param sku the value
     * @return the copy
     */
    public OrderLine withSku(String sku) {
        return new OrderLine(sku, quantity, price);
    }

    /**
     * A copy with another {@code quantity}.
     *
     * @param quantity the value
     * @return the copy
     */
    public OrderLine withQuantity(int quantity) {
        return new OrderLine(sku, quantity, price);
    }

    /**
     * A copy with another {@code price}.
     *
     * @param price the value
     * @return the copy
     */
    public OrderLine withPrice(BigDecimal price) {
        return new OrderLine(sku, quantity, price);
    }

    /** Builds a {@link OrderLine}; for one thread. */
    @Generated("neverscan")
    public static final class Builder {
        private @Nullable String sku;
        private @Nullable Integer quantity;
        private @Nullable BigDecimal price;

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
         * Sets {@code quantity}.
         *
         * @param quantity the value
         * @return this
         */
        public Builder quantity(int quantity) {
            this.quantity = quantity;
            return this;
        }

        /**
         * Sets {@code price}.
         *
         * @param price the value
         * @return this
         */
        public Builder price(BigDecimal price) {
            this.price = price;
            return this;
        }

        /**
         * Builds the record.
         *
         * @return the record
         * @throws NullPointerException if a required attribute was not given
         */
        public OrderLine build() {
            return new OrderLine(
                    Objects.requireNonNull(sku, "OrderLine.sku is required"),
                    Objects.requireNonNull(quantity, "OrderLine.quantity is required"),
                    Objects.requireNonNull(price, "OrderLine.price is required"));
        }
    }
}
