// Generated from src/main/neverscan/shop.yaml:53, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link Product}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class ProductKeys {
    static final KeyPart<String> PRODUCT_ID = KeyPart.of("Product", "productId", KeyFormat.text());

    static final KeyPart<String> SHELF = KeyPart.of("Product", "shelf", KeyFormat.text());

    static final KeyPart<Long> RANK = KeyPart.of("Product", "rank", KeyFormat.padded(5));

    static final TypeTest TYPE = TypeTest.of("Product", "_type", "Product", List.of(KeyShape.on("PK").literal("PRODUCT#").part(PRODUCT_ID),
            KeyShape.on("SK").literal("PRODUCT"),
            KeyShape.on("GSI1PK").literal("SHELF#").part(SHELF),
            KeyShape.on("GSI1SK").literal("RANK#").part(RANK).literal("#").part(PRODUCT_ID)));

    private ProductKeys() {
    }

    /**
     * {@code PK} is {@code PRODUCT#{productId}}.
     */
    static String pk(String productId) {
        return "PRODUCT#" + ProductKeys.PRODUCT_ID.encode(productId);
    }

    /**
     * {@code SK} is {@code PRODUCT}.
     */
    static String sk() {
        return "PRODUCT";
    }

    /**
     * {@code GSI1PK} is {@code SHELF#{shelf}}.
     */
    static String gsi1pk(String shelf) {
        return "SHELF#" + ProductKeys.SHELF.encode(shelf);
    }

    /**
     * {@code GSI1SK} is {@code RANK#{rank}#{productId}}.
     */
    static String gsi1sk(int rank, String productId) {
        return "RANK#" + ProductKeys.RANK.encode((long) rank) + "#" + ProductKeys.PRODUCT_ID.encode(productId);
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String productId) {
        return ItemKey.of("Product", "PK", pk(productId)).sort("SK", sk());
    }
}
