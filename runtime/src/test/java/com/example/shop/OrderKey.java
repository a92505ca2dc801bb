// Generated from shop.yaml:24, do not edit.
package com.example.shop;

import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * Key of entity {@code Order}.
 *
 * @param customerId {@code string}
 * @param orderId {@code string}
 */
@Generated("neverscan")
public record OrderKey(String customerId, String orderId) {
    /** Checks that every part is given. */
    public OrderKey {
        Objects.requireNonNull(customerId, "Order.customerId is required");
        Objects.requireNonNull(orderId, "Order.orderId is required");
    }
}
