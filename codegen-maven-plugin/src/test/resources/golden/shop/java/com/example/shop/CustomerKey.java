// Generated from src/main/neverscan/shop.yaml:22, do not edit
package com.example.shop;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Customer from another.
 *
 * @param customerId attribute {@code customerId}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record CustomerKey(String customerId) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public CustomerKey {
        Objects.requireNonNull(customerId, "Customer.customerId is required");
    }
}
