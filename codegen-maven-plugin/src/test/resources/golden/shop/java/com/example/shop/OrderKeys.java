// Generated from src/main/neverscan/shop.yaml:37, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import java.time.Instant;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Keys of {@link Order}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.KeysEmitter")
final class OrderKeys {
    static final KeyPart<String> CUSTOMER_ID = KeyPart.of("Order", "customerId", KeyFormat.text());

    static final KeyPart<Instant> PLACED_AT = KeyPart.of("Order", "placedAt", KeyFormat.instant(3));

    static final KeyPart<String> ORDER_ID = KeyPart.of("Order", "orderId", KeyFormat.ulid());

    static final KeyPart<String> STATUS = KeyPart.of("Order", "status", KeyFormat.code(List.of("O", "P", "C")));

    static final TypeTest TYPE = TypeTest.of("Order", "_type", "Order", List.of(KeyShape.on("PK").literal("CUSTOMER#").part(CUSTOMER_ID),
            KeyShape.on("SK").literal("ORDER#").part(PLACED_AT).literal("#").part(ORDER_ID),
            KeyShape.on("GSI1PK").literal("STATUS#").part(STATUS),
            KeyShape.on("GSI1SK").part(PLACED_AT).literal("#").part(ORDER_ID)));

    private OrderKeys() {
    }

    /**
     * {@code PK} is {@code CUSTOMER#{customerId}}.
     */
    static String pk(String customerId) {
        return "CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId);
    }

    /**
     * {@code SK} is {@code ORDER#{placedAt}#{orderId}}.
     */
    static String sk(Instant placedAt, String orderId) {
        return "ORDER#" + OrderKeys.PLACED_AT.encode(placedAt) + "#" + OrderKeys.ORDER_ID.encode(orderId);
    }

    /**
     * {@code GSI1PK} is {@code STATUS#{status}}.
     */
    static String gsi1pk(Status status) {
        return "STATUS#" + OrderKeys.STATUS.encode(status.code());
    }

    /**
     * {@code GSI1SK} is {@code {placedAt}#{orderId}}.
     */
    static String gsi1sk(Instant placedAt, String orderId) {
        return OrderKeys.PLACED_AT.encode(placedAt) + "#" + OrderKeys.ORDER_ID.encode(orderId);
    }

    /**
     * The key of the item.
     */
    static ItemKey item(String customerId, Instant placedAt, String orderId) {
        return ItemKey.of("Order", "PK", pk(customerId)).sort("SK", sk(placedAt, orderId));
    }
}
