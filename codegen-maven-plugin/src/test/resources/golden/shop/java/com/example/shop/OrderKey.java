// Generated from src/main/neverscan/shop.yaml:37, do not edit
package com.example.shop;

import java.time.Instant;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Order from another.
 *
 * @param customerId attribute {@code customerId}
 * @param placedAt attribute {@code placedAt}
 * @param orderId attribute {@code orderId}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record OrderKey(String customerId, Instant placedAt, String orderId) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public OrderKey {
        Objects.requireNonNull(customerId, "Order.customerId is required");
        Objects.requireNonNull(placedAt, "Order.placedAt is required");
        Objects.requireNonNull(orderId, "Order.orderId is required");
    }
}
