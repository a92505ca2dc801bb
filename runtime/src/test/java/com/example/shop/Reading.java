// Generated from shop.yaml:53, do not edit.
package com.example.shop;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/**
 * Entity {@code Reading}.
 *
 * <p>Stored in table {@code readings} under {@code storeId}, {@code at}.
 *
 * @param storeId {@code string}, part of the key
 * @param at {@code long}, part of the key
 * @param celsius {@code double}
 */
@Generated("neverscan")
public record Reading(String storeId, long at, double celsius) {
    /** Checks that required attributes are given. */
    public Reading {
        Objects.requireNonNull(storeId, "Reading.storeId is required");
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
        return new Builder().storeId(storeId).at(at).celsius(celsius);
    }

    /**
     * The key of this record.
     *
     * @return its identity attributes
     */
    public ReadingKey key() {
        return new ReadingKey(storeId, at);
    }

    /**
     * A copy with another {@code storeId}.
     *
     * @param storeId the value
     * @return the copy
     */
    public Reading withStoreId(String storeId) {
        return new Reading(storeId, at, celsius);
    }

    /**
     * A copy with another {@code at}.
     *
     * @param at the value
     * @return the copy
     */
    public Reading withAt(long at) {
        return new Reading(storeId, at, celsius);
    }

    /**
     * A copy with another {@code celsius}.
     *
     * @param celsius the value
     * @return the copy
     */
    public Reading withCelsius(double celsius) {
        return new Reading(storeId, at, celsius);
    }

    /** Builds a {@link Reading}; for one thread. */
    @Generated("neverscan")
    public static final class Builder {
        private @Nullable String storeId;
        private @Nullable Long at;
        private @Nullable Double celsius;

        private Builder() {}

        /**
         * Sets {@code storeId}.
         *
         * @param storeId the value
         * @return this
         */
        public Builder storeId(String storeId) {
            this.storeId = storeId;
            return this;
        }

        /**
         * Sets {@code at}.
         *
         * @param at the value
         * @return this
         */
        public Builder at(long at) {
            this.at = at;
            return this;
        }

        /**
         * Sets {@code celsius}.
         *
         * @param celsius the value
         * @return this
         */
        public Builder celsius(double celsius) {
            this.celsius = celsius;
            return this;
        }

        /**
         * Builds the record.
         *
         * @return the record
         * @throws NullPointerException if a required attribute was not given
         */
        public Reading build() {
            return new Reading(
                    Objects.requireNonNull(storeId, "Reading.storeId is required"),
                    Objects.requireNonNull(at, "Reading.at is required"),
                    Objects.requireNonNull(celsius, "Reading.celsius is required"));
        }
    }
}
