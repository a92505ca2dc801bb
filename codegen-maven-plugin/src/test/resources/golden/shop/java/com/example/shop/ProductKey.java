// Generated from src/main/neverscan/shop.yaml:53, do not edit
package com.example.shop;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What tells one Product from another.
 *
 * @param productId attribute {@code productId}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeyRecordEmitter")
public record ProductKey(String productId) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public ProductKey {
        Objects.requireNonNull(productId, "Product.productId is required");
    }
}
