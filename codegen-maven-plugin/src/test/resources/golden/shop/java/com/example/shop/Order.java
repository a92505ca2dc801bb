// Generated from src/main/neverscan/shop.yaml:37, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Copies;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An order, ends no comment &#42;&#47; &amp; &lt;b&gt;&#123;&#64;code x&#125;&lt;/b&gt; &#92;u000a.
 *
 * @param customerId attribute {@code customerId}
 * @param orderId attribute {@code orderId}
 * @param placedAt attribute {@code placedAt}
 * @param status attribute {@code status}
 * @param total attribute {@code total}
 * @param note attribute {@code note}; may be absent
 * @param lines attribute {@code lines}
 * @param labels attribute {@code labels}; may be absent
 * @param n attribute {@code n}
 * @param paid attribute {@code paid}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Order(String customerId, String orderId, Instant placedAt, Status status,
        BigDecimal total, @Nullable String note, List<Address> lines,
        @Nullable Map<String, String> labels, int n,
        @Nullable Boolean paid) implements AccountItem {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Order {
        Objects.requireNonNull(customerId, "Order.customerId is required");
        Objects.requireNonNull(orderId, "Order.orderId is required");
        Objects.requireNonNull(placedAt, "Order.placedAt is required");
        Objects.requireNonNull(status, "Order.status is required");
        Objects.requireNonNull(total, "Order.total is required");
        Objects.requireNonNull(lines, "Order.lines is required");
        lines = List.copyOf(lines);
        labels = labels == null ? null : Copies.map(labels);
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public OrderKey key() {
        return new OrderKey(customerId, placedAt, orderId);
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
                .orderId(orderId)
                .placedAt(placedAt)
                .status(status)
                .total(total)
                .note(note)
                .lines(lines)
                .labels(labels)
                .n(n)
                .paid(paid);
    }

    /**
     * Copies with another value.
     *
     * @param customerId attribute {@code customerId}
     * @return the copy
     */
    public Order withCustomerId(String customerId) {
        return toBuilder().customerId(customerId).build();
    }

    /**
     * Copies with another value.
     *
     * @param orderId attribute {@code orderId}
     * @return the copy
     */
    public Order withOrderId(String orderId) {
        return toBuilder().orderId(orderId).build();
    }

    /**
     * Copies with another value.
     *
     * @param placedAt attribute {@code placedAt}
     * @return the copy
     */
    public Order withPlacedAt(Instant placedAt) {
        return toBuilder().placedAt(placedAt).build();
    }

    /**
     * Copies with another value.
     *
     * @param status attribute {@code status}
     * @return the copy
     */
    public Order withStatus(Status status) {
        return toBuilder().status(status).build();
    }

    /**
     * Copies with another value.
     *
     * @param total attribute {@code total}
     * @return the copy
     */
    public Order withTotal(BigDecimal total) {
        return toBuilder().total(total).build();
    }

    /**
     * Copies with another value.
     *
     * @param note attribute {@code note}; may be absent
     * @return the copy
     */
    public Order withNote(@Nullable String note) {
        return toBuilder().note(note).build();
    }

    /**
     * Copies with another value.
     *
     * @param lines attribute {@code lines}
     * @return the copy
     */
    public Order withLines(List<Address> lines) {
        return toBuilder().lines(lines).build();
    }

    /**
     * Copies with another value.
     *
     * @param labels attribute {@code labels}; may be absent
     * @return the copy
     */
    public Order withLabels(@Nullable Map<String, String> labels) {
        return toBuilder().labels(labels).build();
    }

    /**
     * Copies with another value.
     *
     * @param n attribute {@code n}
     * @return the copy
     */
    public Order withN(int n) {
        return toBuilder().n(n).build();
    }

    /**
     * Copies with another value.
     *
     * @param paid attribute {@code paid}; may be absent
     * @return the copy
     */
    public Order withPaid(@Nullable Boolean paid) {
        return toBuilder().paid(paid).build();
    }

    /**
     * Builds a {@link Order}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String customerId;

        private @Nullable String orderId;

        private @Nullable Instant placedAt;

        private @Nullable Status status;

        private @Nullable BigDecimal total;

        private @Nullable String note;

        private @Nullable List<Address> lines;

        private @Nullable Map<String, String> labels;

        private @Nullable Integer n;

        private @Nullable Boolean paid;

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
         * Sets {@code orderId}.
         *
         * @param orderId attribute {@code orderId}
         * @return this builder
         */
        public Builder orderId(String orderId) {
            this.orderId = orderId;
            return this;
        }

        /**
         * Sets {@code placedAt}.
         *
         * @param placedAt attribute {@code placedAt}
         * @return this builder
         */
        public Builder placedAt(Instant placedAt) {
            this.placedAt = placedAt;
            return this;
        }

        /**
         * Sets {@code status}.
         *
         * @param status attribute {@code status}
         * @return this builder
         */
        public Builder status(Status status) {
            this.status = status;
            return this;
        }

        /**
         * Sets {@code total}.
         *
         * @param total attribute {@code total}
         * @return this builder
         */
        public Builder total(BigDecimal total) {
            this.total = total;
            return this;
        }

        /**
         * Sets {@code note}.
         *
         * @param note attribute {@code note}; may be absent
         * @return this builder
         */
        public Builder note(@Nullable String note) {
            this.note = note;
            return this;
        }

        /**
         * Sets {@code lines}.
         *
         * @param lines attribute {@code lines}
         * @return this builder
         */
        public Builder lines(List<Address> lines) {
            this.lines = lines;
            return this;
        }

        /**
         * Sets {@code labels}.
         *
         * @param labels attribute {@code labels}; may be absent
         * @return this builder
         */
        public Builder labels(@Nullable Map<String, String> labels) {
            this.labels = labels;
            return this;
        }

        /**
         * Sets {@code n}.
         *
         * @param n attribute {@code n}
         * @return this builder
         */
        public Builder n(int n) {
            this.n = n;
            return this;
        }

        /**
         * Sets {@code paid}.
         *
         * @param paid attribute {@code paid}; may be absent
         * @return this builder
         */
        public Builder paid(@Nullable Boolean paid) {
            this.paid = paid;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Order}
         */
        public Order build() {
            return new Order(
                    Objects.requireNonNull(customerId, "Order.customerId is required"),
                    Objects.requireNonNull(orderId, "Order.orderId is required"),
                    Objects.requireNonNull(placedAt, "Order.placedAt is required"),
                    Objects.requireNonNull(status, "Order.status is required"),
                    Objects.requireNonNull(total, "Order.total is required"),
                    note,
                    Objects.requireNonNull(lines, "Order.lines is required"),
                    labels,
                    Objects.requireNonNull(n, "Order.n is required"),
                    paid);
        }
    }
}
