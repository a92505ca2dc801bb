// Generated from src/main/neverscan/shop.yaml:76, do not edit
package com.example.shop;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of Order that {@code open} can see.
 *
 * @param customerId attribute {@code customerId}
 * @param orderId attribute {@code orderId}
 * @param placedAt attribute {@code placedAt}
 * @param status attribute {@code status}
 * @param total attribute {@code total}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.ProjectionEmitter")
public record OrderOpen(String customerId, String orderId, Instant placedAt, Status status,
        BigDecimal total) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public OrderOpen {
        Objects.requireNonNull(customerId, "OrderOpen.customerId is required");
        Objects.requireNonNull(orderId, "OrderOpen.orderId is required");
        Objects.requireNonNull(placedAt, "OrderOpen.placedAt is required");
        Objects.requireNonNull(status, "OrderOpen.status is required");
        Objects.requireNonNull(total, "OrderOpen.total is required");
    }

    /**
     * The key of the whole item.
     *
     * @return its key
     */
    public OrderKey key() {
        return new OrderKey(customerId, placedAt, orderId);
    }
}
