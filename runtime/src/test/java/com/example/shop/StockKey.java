// Generated from shop.yaml:46, do not edit.
package com.example.shop;

import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * Key of entity {@code Stock}.
 *
 * @param sku {@code string}
 */
@Generated("neverscan")
public record StockKey(String sku) {
    /** Checks that every part is given. */
    public StockKey {
        Objects.requireNonNull(sku, "Stock.sku is required");
    }
}
