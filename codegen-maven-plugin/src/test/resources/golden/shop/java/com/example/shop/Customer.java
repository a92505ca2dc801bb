// Generated from src/main/neverscan/shop.yaml:22, do not edit
package com.example.shop;

import java.time.Instant;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param customerId attribute {@code customerId}
 * @param email attribute {@code email}; may be absent
 * @param address attribute {@code address}; may be absent
 * @param visits attribute {@code visits}
 * @param version attribute {@code version}
 * @param createdAt attribute {@code createdAt}; may be absent
 * @param updatedAt attribute {@code updatedAt}; may be absent
 * @param expiresAt attribute {@code expiresAt}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Customer(String customerId, @Nullable String email, @Nullable Address address,
        long visits, long version, @Nullable Instant createdAt, @Nullable Instant updatedAt,
        @Nullable Instant expiresAt) implements AccountItem {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Customer {
        Objects.requireNonNull(customerId, "Customer.customerId is required");
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public CustomerKey key() {
        return new CustomerKey(customerId);
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
                .customerId(customerId)
                .email(email)
                .address(address)
                .visits(visits)
                .version(version)
                .createdAt(createdAt)
                .updatedAt(updatedAt)
                .expiresAt(expiresAt);
    }

    /**
     * Copies with another value.
     *
     * @param customerId attribute {@code customerId}
     * @return the copy
     */
    public Customer withCustomerId(String customerId) {
        return toBuilder().customerId(customerId).build();
    }

    /**
     * Copies with another value.
     *
     * @param email attribute {@code email}; may be absent
     * @return the copy
     */
    public Customer withEmail(@Nullable String email) {
        return toBuilder().email(email).build();
    }

    /**
     * Copies with another value.
     *
     * @param address attribute {@code address}; may be absent
     * @return the copy
     */
    public Customer withAddress(@Nullable Address address) {
        return toBuilder().address(address).build();
    }

    /**
     * Copies with another value.
     *
     * @param visits attribute {@code visits}
     * @return the copy
     */
    public Customer withVisits(long visits) {
        return toBuilder().visits(visits).build();
    }

    /**
     * Copies with another value.
     *
     * @param version attribute {@code version}
     * @return the copy
     */
    public Customer withVersion(long version) {
        return toBuilder().version(version).build();
    }

    /**
     * Copies with another value.
     *
     * @param createdAt attribute {@code createdAt}; may be absent
     * @return the copy
     */
    public Customer withCreatedAt(@Nullable Instant createdAt) {
        return toBuilder().createdAt(createdAt).build();
    }

    /**
     * Copies with another value.
     *
     * @param updatedAt attribute {@code updatedAt}; may be absent
     * @return the copy
     */
    public Customer withUpdatedAt(@Nullable Instant updatedAt) {
        return toBuilder().updatedAt(updatedAt).build();
    }

    /**
     * Copies with another value.
     *
     * @param expiresAt attribute {@code expiresAt}; may be absent
     * @return the copy
     */
    public Customer withExpiresAt(@Nullable Instant expiresAt) {
        return toBuilder().expiresAt(expiresAt).build();
    }

    /**
     * Builds a {@link Customer}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String customerId;

        private @Nullable String email;

        private @Nullable Address address;

        private long visits;

        private long version;

        private @Nullable Instant createdAt;

        private @Nullable Instant updatedAt;

        private @Nullable Instant expiresAt;

        private Builder() {
        }

        /**
         * Sets {@code customerId}.
         *
         * @param customerId attribute {@code customerId}
         * @return this builder
         */
        public Builder customerId(String customerId) {
            this.customerId = customerId;
            return this;
        }

        /**
         * Sets {@code email}.
         *
         * @param email attribute {@code email}; may be absent
         * @return this builder
         */
        public Builder email(@Nullable String email) {
            this.email = email;
            return this;
        }

        /**
         * Sets {@code address}.
         *
         * @param address attribute {@code address}; may be absent
         * @return this builder
         */
        public Builder address(@Nullable Address address) {
            this.address = address;
            return this;
        }

        /**
         * Sets {@code visits}.
         *
         * @param visits attribute {@code visits}
         * @return this builder
         */
        public Builder visits(long visits) {
            this.visits = visits;
            return this;
        }

        /**
         * Sets {@code version}.
         *
         * @param version attribute {@code version}
         * @return this builder
         */
        public Builder version(long version) {
            this.version = version;
            return this;
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param createdAt attribute {@code createdAt}; may be absent
         * @return this builder
         */
        public Builder createdAt(@Nullable Instant createdAt) {
            this.createdAt = createdAt;
            return this;
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param updatedAt attribute {@code updatedAt}; may be absent
         * @return this builder
         */
        public Builder updatedAt(@Nullable Instant updatedAt) {
            this.updatedAt = updatedAt;
            return this;
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param expiresAt attribute {@code expiresAt}; may be absent
         * @return this builder
         */
        public Builder expiresAt(@Nullable Instant expiresAt) {
            this.expiresAt = expiresAt;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Customer}
         */
        public Customer build() {
            return new Customer(
                    Objects.requireNonNull(customerId, "Customer.customerId is required"),
                    email,
                    address,
                    visits,
                    version,
                    createdAt,
                    updatedAt,
                    expiresAt);
        }
    }
}
