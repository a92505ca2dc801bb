// Generated from shop.yaml:20, do not edit.
package com.example.shop;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/**
 * Document {@code Address}, stored as a map.
 *
 * @param street {@code string}
 * @param city {@code string}
 * @param zip {@code string?}, null if absent
 */
@Generated("neverscan")
public record Address(String street, String city, @Nullable String zip) {
    /** Checks that required attributes are given. */
    public Address {
        Objects.requireNonNull(street, "Address.street is required");
        Objects.requireNonNull(city, "Address.city is required");
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
        return new Builder().street(street).city(city).zip(zip);
    }

    /**
     * A copy with another {@code street}.
     *
     * @param street the value
     * @return the copy
     */
    public Address withStreet(String street) {
        return new Address(street, city, zip);
    }

    /**
     * A copy with another {@code city}.
     *
     * @param city the value
     * @return the copy
     */
    public Address withCity(String city) {
        return new Address(street, city, zip);
    }

    /**
     * A copy with another {@code zip}.
     *
     * @param zip the value, or null for absent
     * @return the copy
     */
    public Address withZip(@Nullable String zip) {
        return new Address(street, city, zip);
    }

    /** Builds a {@link Address}; for one thread. */
    @Generated("neverscan")
    public static final class Builder {
        private @Nullable String street;
        private @Nullable String city;
        private @Nullable String zip;

        private Builder() {}

        /**
         * Sets {@code street}.
         *
         * @param street the value
         * @return this
         */
        public Builder street(String street) {
            this.street = street;
            return this;
        }

        /**
         * Sets {@code city}.
         *
         * @param city the value
         * @return this
         */
        public Builder city(String city) {
            this.city = city;
            return this;
        }

        /**
         * Sets {@code zip}.
         *
         * @param zip the value, or null for absent
         * @return this
         */
        public Builder zip(@Nullable String zip) {
            this.zip = zip;
            return this;
        }

        /**
         * Builds the record.
         *
         * @return the record
         * @throws NullPointerException if a required attribute was not given
         */
        public Address build() {
            return new Address(
                    Objects.requireNonNull(street, "Address.street is required"),
                    Objects.requireNonNull(city, "Address.city is required"),
                    zip);
        }
    }
}
