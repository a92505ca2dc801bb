// Generated from shop.yaml:24, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.Copies;
import io.neverscan.runtime.codec.Decimals;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.Nullable;

/**
 * Entity {@code Order}.
 *
 * <p>Stored in table {@code shop} under partition {@code CUSTOMER#{customerId}}, sort {@code ORDER#{orderId}}; in {@code GSI1}
 * under partition {@code STATUS#{status}}, sort {@code {placedAt:millis}#{orderId}}.
 *
 * @param customerId {@code string}, part of the key
 * @param orderId {@code string}, part of the key
 * @param status {@code OrderStatus}
 * @param placedAt {@code instant}
 * @param total {@code decimal}, without zeros at the end of its fraction
 * @param shipTo {@code Address}
 * @param lines {@code list<OrderLine>}, unmodifiable
 * @param tags {@code set<string>}, unmodifiable, empty if absent
 * @param express {@code boolean}
 * @param version the version; 0 if not stored yet
 * @param labels {@code map<string>?}, unmodifiable, null if absent
 * @param giftTo {@code Address?}, null if absent
 * @param note {@code string?}, null if absent
 * @param priority {@code int?}, null if absent
 * @param createdAt time of creation, null if not stored yet
 * @param updatedAt time of the last write, null if not stored yet
 */
@Generated("neverscan")
public record Order(
        String customerId,
        String orderId,
        OrderStatus status,
        Instant placedAt,
        BigDecimal total,
        Address shipTo,
        List<OrderLine> lines,
        Set<String> tags,
        boolean express,
        long version,
        @Nullable Map<String, String> labels,
        @Nullable Address giftTo,
        @Nullable String note,
        @Nullable Integer priority,
        @Nullable Instant createdAt,
        @Nullable Instant updatedAt) {
    /** Checks that required attributes are given, and copies what could be changed. */
    public Order {
        Objects.requireNonNull(customerId, "Order.customerId is required");
        Objects.requireNonNull(orderId, "Order.orderId is required");
        Objects.requireNonNull(status, "Order.status is required");
        Objects.requireNonNull(placedAt, "Order.placedAt is required");
        Objects.requireNonNull(total, "Order.total is required");
        Objects.requireNonNull(shipTo, "Order.shipTo is required");
        Objects.requireNonNull(lines, "Order.lines is required");
        total = Decimals.canonical(total);
        lines = List.copyOf(lines);
        tags = Copies.set(tags);
        labels = labels == null ? null : Copies.map(labels);
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
        return new Builder()
                .customerId(customerId)
                .orderId(orderId)
                .status(status)
                .placedAt(placedAt)
                .total(total)
                .shipTo(shipTo)
                .lines(lines)
                .tags(tags)
                .express(express)
                .version(version)
                .labels(labels)
                .giftTo(giftTo)
                .note(note)
                .priority(priority)
                .createdAt(createdAt)
                .updatedAt(updatedAt);
    }

    /**
     * The key of this record.
     *
     * @return its identity attributes
     */
    public OrderKey key() {
        return new OrderKey(customerId, orderId);
    }

    /**
     * A copy with another {@code customerId}.
     *
     * @param customerId the value
     * @return the copy
     */
    public Order withCustomerId(String customerId) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code orderId}.
     *
     * @param orderId the value
     * @return the copy
     */
    public Order withOrderId(String orderId) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code status}.
     *
     * @param status the value
     * @return the copy
     */
    public Order withStatus(OrderStatus status) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code placedAt}.
     *
     * @param placedAt the value
     * @return the copy
     */
    public Order withPlacedAt(Instant placedAt) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code total}.
     *
     * @param total the value
     * @return the copy
     */
    public Order withTotal(BigDecimal total) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code shipTo}.
     *
     * @param shipTo the value
     * @return the copy
     */
    public Order withShipTo(Address shipTo) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code lines}.
     *
     * @param lines the value
     * @return the copy
     */
    public Order withLines(List<OrderLine> lines) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code tags}.
     *
     * @param tags the value
     * @return the copy
     */
    public Order withTags(Set<String> tags) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code express}.
     *
     * @param express the value
     * @return the copy
     */
    public Order withExpress(boolean express) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code version}.
     *
     * @param version the value
     * @return the copy
     */
    public Order withVersion(long version) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code labels}.
     *
     * @param labels the value, or null for absent
     * @return the copy
     */
    public Order withLabels(@Nullable Map<String, String> labels) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code giftTo}.
     *
     * @param giftTo the value, or null for absent
     * @return the copy
     */
    public Order withGiftTo(@Nullable Address giftTo) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code note}.
     *
     * @param note the value, or null for absent
     * @return the copy
     */
    public Order withNote(@Nullable String note) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code priority}.
     *
     * @param priority the value, or null for absent
     * @return the copy
     */
    public Order withPriority(@Nullable Integer priority) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code createdAt}.
     *
     * @param createdAt the value, or null for absent
     * @return the copy
     */
    public Order withCreatedAt(@Nullable Instant createdAt) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /**
     * A copy with another {@code updatedAt}.
     *
     * @param updatedAt the value, or null for absent
     * @return the copy
     */
    public Order withUpdatedAt(@Nullable Instant updatedAt) {
        return new Order(
                customerId,
                orderId,
                status,
                placedAt,
                total,
                shipTo,
                lines,
                tags,
                express,
                version,
                labels,
                giftTo,
                note,
                priority,
                createdAt,
                updatedAt);
    }

    /** Builds a {@link Order}; for one thread. */
    @Generated("neverscan")
    public static final class Builder {
        private @Nullable String customerId;
        private @Nullable String orderId;
        private @Nullable OrderStatus status;
        private @Nullable Instant placedAt;
        private @Nullable BigDecimal total;
        private @Nullable Address shipTo;
        private @Nullable List<OrderLine> lines;
        private Set<String> tags = Set.of();
        private @Nullable Boolean express;
        private long version;
        private @Nullable Map<String, String> labels;
        private @Nullable Address giftTo;
        private @Nullable String note;
        private @Nullable Integer priority;
        private @Nullable Instant createdAt;
        private @Nullable Instant updatedAt;

        private Builder() {}

        /**
         * Sets {@code customerId}.
         *
         * @param customerId the value
         * @return this
         */
        public Builder customerId(String customerId) {
            this.customerId = customerId;
            return this;
        }

        /**
         * Sets {@code orderId}.
         *
         * @param orderId the value
         * @return this
         */
        public Builder orderId(String orderId) {
            this.orderId = orderId;
            return this;
        }

        /**
         * Sets {@code status}.
         *
         * @param status the value
         * @return this
         */
        public Builder status(OrderStatus status) {
            this.status = status;
            return this;
        }

        /**
         * Sets {@code placedAt}.
         *
         * @param placedAt the value
         * @return this
         */
        public Builder placedAt(Instant placedAt) {
            this.placedAt = placedAt;
            return this;
        }

        /**
         * Sets {@code total}.
         *
         * @param total the value
         * @return this
         */
        public Builder total(BigDecimal total) {
            this.total = total;
            return this;
        }

        /**
         * Sets {@code shipTo}.
         *
         * @param shipTo the value
         * @return this
         */
        public Builder shipTo(Address shipTo) {
            this.shipTo = shipTo;
            return this;
        }

        /**
         * Sets {@code lines}.
         *
         * @param lines the value
         * @return this
         */
        public Builder lines(List<OrderLine> lines) {
            this.lines = lines;
            return this;
        }

        /**
         * Sets {@code tags}.
         *
         * @param tags the value
         * @return this
         */
        public Builder tags(Set<String> tags) {
            this.tags = tags;
            return this;
        }

        /**
         * Sets {@code express}.
         *
         * @param express the value
         * @return this
         */
        public Builder express(boolean express) {
            this.express = express;
            return this;
        }

        /**
         * Sets {@code version}.
         *
         * @param version the value
         * @return this
         */
        public Builder version(long version) {
            this.version = version;
            return this;
        }

        /**
         * Sets {@code labels}.
         *
         * @param labels the value, or null for absent
         * @return this
         */
        public Builder labels(@Nullable Map<String, String> labels) {
            this.labels = labels;
            return this;
        }

        /**
         * Sets {@code giftTo}.
         *
         * @param giftTo the value, or null for absent
         * @return this
         */
        public Builder giftTo(@Nullable Address giftTo) {
            this.giftTo = giftTo;
            return this;
        }

        /**
         * Sets {@code note}.
         *
         * @param note the value, or null for absent
         * @return this
         */
        public Builder note(@Nullable String note) {
            this.note = note;
            return this;
        }

        /**
         * Sets {@code priority}.
         *
         * @param priority the value, or null for absent
         * @return this
         */
        public Builder priority(@Nullable Integer priority) {
            this.priority = priority;
            return this;
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param createdAt the value, or null for absent
         * @return this
         */
        public Builder createdAt(@Nullable Instant createdAt) {
            this.createdAt = createdAt;
            return this;
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param updatedAt the value, or null for absent
         * @return this
         */
        public Builder updatedAt(@Nullable Instant updatedAt) {
            this.updatedAt = updatedAt;
            return this;
        }

        /**
         * Builds the record.
         *
         * @return the record
         * @throws NullPointerException if a required attribute was not given
         */
        public Order build() {
            return new Order(
                    Objects.requireNonNull(customerId, "Order.customerId is required"),
                    Objects.requireNonNull(orderId, "Order.orderId is required"),
                    Objects.requireNonNull(status, "Order.status is required"),
                    Objects.requireNonNull(placedAt, "Order.placedAt is required"),
                    Objects.requireNonNull(total, "Order.total is required"),
                    Objects.requireNonNull(shipTo, "Order.shipTo is required"),
                    Objects.requireNonNull(lines, "Order.lines is required"),
                    tags,
                    Objects.requireNonNull(express, "Order.express is required"),
                    version,
                    labels,
                    giftTo,
                    note,
                    priority,
                    createdAt,
                    updatedAt);
        }
    }
}
