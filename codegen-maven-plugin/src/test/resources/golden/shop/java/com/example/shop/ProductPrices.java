// Generated from src/main/neverscan/shop.yaml:80, do not edit
package com.example.shop;

import java.math.BigDecimal;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of Product that {@code prices} can see.
 *
 * @param productId attribute {@code productId}
 * @param price attribute {@code price}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.ProjectionEmitter")
public record ProductPrices(String productId, BigDecimal price) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public ProductPrices {
        Objects.requireNonNull(productId, "ProductPrices.productId is required");
        Objects.requireNonNull(price, "ProductPrices.price is required");
    }

    /**
     * The key of the whole item.
     *
     * @return its key
     */
    public ProductKey key() {
        return new ProductKey(productId);
    }
}
