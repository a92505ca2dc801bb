// Generated from shop.yaml:65, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.Decimals;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * What access pattern {@code recentOrders} returns of entity {@code Order}. {@link #key()} leads to the full item.
 *
 * @param customerId {@code string}, part of the key
 * @param orderId {@code string}, part of the key
 * @param placedAt {@code instant}
 * @param total {@code decimal}
 */
@Generated("neverscan")
public record OrderRecentOrders(String customerId, String orderId, Instant placedAt, BigDecimal total) {
    /** Checks that every part is given. */
    public OrderRecentOrders {
        Objects.requireNonNull(customerId, "Order.customerId is required");
        Objects.requireNonNull(orderId, "Order.orderId is required");
        Objects.requireNonNull(placedAt, "Order.placedAt is required");
        Objects.requireNonNull(total, "Order.total is required");
        total = Decimals.canonical(total);
    }

    /**
     * The key of the full item.
     *
     * @return its identity attributes
     */
    public OrderKey key() {
        return new OrderKey(customerId, orderId);
    }
}
