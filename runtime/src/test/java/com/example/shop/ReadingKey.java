// Generated from shop.yaml:53, do not edit.
package com.example.shop;

import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * Key of entity {@code Reading}.
 *
 * @param storeId {@code string}
 * @param at {@code long}
 */
@Generated("neverscan")
public record ReadingKey(String storeId, long at) {
    /** Checks that every part is given. */
    public ReadingKey {
        Objects.requireNonNull(storeId, "Reading.storeId is required");
    }
}
