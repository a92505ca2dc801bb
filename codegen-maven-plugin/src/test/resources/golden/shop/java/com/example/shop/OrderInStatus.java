// Generated from src/main/neverscan/shop.yaml:75, do not edit
package com.example.shop;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of Order that {@code inStatus} can see.
 *
 * @param customerId attribute {@code customerId}
 * @param orderId attribute {@code orderId}
 * @param placedAt attribute {@code placedAt}
 * @param status attribute {@code status}
 * @param total attribute {@code total}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.ProjectionEmitter")
public record OrderInStatus(String customerId, String orderId, Instant placedAt, Status status,
        BigDecimal total) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public OrderInStatus {
        Objects.requireNonNull(customerId, "OrderInStatus.customerId is required");
        Objects.requireNonNull(orderId, "OrderInStatus.orderId is required");
        Objects.requireNonNull(placedAt, "OrderInStatus.placedAt is required");
        Objects.requireNonNull(status, "OrderInStatus.status is required");
        Objects.requireNonNull(total, "OrderInStatus.total is required");
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
