// Generated from src/main/neverscan/shop.yaml:15, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Copies;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A document inside an item, stored as a map.
 *
 * @param street attribute {@code street}
 * @param zipCode attribute {@code zip-code}; may be absent
 * @param tags attribute {@code tags}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.DocumentEmitter")
public record Address(String street, @Nullable String zipCode, Set<String> tags) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Address {
        Objects.requireNonNull(street, "Address.street is required");
        Objects.requireNonNull(tags, "Address.tags is required");
        tags = Copies.set(tags);
    }

    /**
     * Starts with nothing set.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts with the values of this one.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        return new Builder()
                .street(street)
                .zipCode(zipCode)
                .tags(tags);
    }

    /**
     * Copies with another value.
     *
     * @param street attribute {@code street}
     * @return the copy
     */
    public Address withStreet(String street) {
        return toBuilder().street(street).build();
    }

    /**
     * Copies with another value.
     *
     * @param zipCode attribute {@code zip-code}; may be absent
     * @return the copy
     */
    public Address withZipCode(@Nullable String zipCode) {
        return toBuilder().zipCode(zipCode).build();
    }

    /**
     * Copies with another value.
     *
     * @param tags attribute {@code tags}
     * @return the copy
     */
    public Address withTags(Set<String> tags) {
        return toBuilder().tags(tags).build();
    }

    /**
     * Builds a {@link Address}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String street;

        private @Nullable String zipCode;

        private Set<String> tags = Set.of();

        private Builder() {
        }

        /**
         * Sets {@code street}.
         *
         * @param street attribute {@code street}
         * @return this builder
         */
        public Builder street(String street) {
            this.street = street;
            return this;
        }

        /**
         * Sets {@code zipCode}.
         *
         * @param zipCode attribute {@code zip-code}; may be absent
         * @return this builder
         */
        public Builder zipCode(@Nullable String zipCode) {
            this.zipCode = zipCode;
            return this;
        }

        /**
         * Sets {@code tags}.
         *
         * @param tags attribute {@code tags}
         * @return this builder
         */
        public Builder tags(Set<String> tags) {
            this.tags = tags;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Address}
         */
        public Address build() {
            return new Address(
                    Objects.requireNonNull(street, "Address.street is required"),
                    zipCode,
                    tags);
        }
    }
}
