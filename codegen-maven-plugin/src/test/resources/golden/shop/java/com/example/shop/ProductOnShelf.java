// Generated from src/main/neverscan/shop.yaml:82, do not edit
package com.example.shop;

import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of Product that {@code onShelf} can see.
 *
 * @param productId attribute {@code productId}
 * @param rank attribute {@code rank}; may be absent
 * @param shelf attribute {@code shelf}; may be absent
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.ProjectionEmitter")
public record ProductOnShelf(String productId, @Nullable Integer rank, @Nullable String shelf) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public ProductOnShelf {
        Objects.requireNonNull(productId, "ProductOnShelf.productId is required");
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
