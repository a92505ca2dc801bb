// Generated from shop.yaml:24, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.KeyPart;
import io.neverscan.runtime.codec.KeyShape;
import io.neverscan.runtime.codec.TypeTest;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyRange;
import java.time.Instant;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Key text of entity {@code Order}: partition {@code CUSTOMER#{customerId}}, sort {@code ORDER#{orderId}}; in
 * {@code GSI1} partition {@code STATUS#{status}}, sort {@code {placedAt:millis}#{orderId}}.
 */
@Generated("neverscan")
final class OrderKeys {
    static final KeyPart<String> CUSTOMER_ID = KeyPart.of("Order", "customerId", KeyFormat.text());
    static final KeyPart<String> ORDER_ID = KeyPart.of("Order", "orderId", KeyFormat.text());
    static final KeyPart<String> STATUS =
            KeyPart.of("Order", "status", KeyFormat.code(List.of("open", "paid", "shipped")));
    static final KeyPart<Instant> PLACED_AT = KeyPart.of("Order", "placedAt", KeyFormat.instant(3));

    /** Tells an {@code Order} from the table's other items. */
    static final TypeTest TYPE = TypeTest.of(
            "Order",
            "_type",
            "Order",
            List.of(
                    KeyShape.on("PK").literal("CUSTOMER#").part(CUSTOMER_ID),
                    KeyShape.on("SK").literal("ORDER#").part(ORDER_ID)));

    private OrderKeys() {}

    /** {@code CUSTOMER#{customerId}}. */
    static String pk(String customerId) {
        return "CUSTOMER#" + CUSTOMER_ID.encode(customerId);
    }

    /** {@code ORDER#{orderId}}. */
    static String sk(String orderId) {
        return "ORDER#" + ORDER_ID.encode(orderId);
    }

    /** {@code ORDER#}, for reads. */
    static String skPrefix() {
        return "ORDER#";
    }

    /** {@code STATUS#{status}}. */
    static String gsi1pk(OrderStatus status) {
        return "STATUS#" + STATUS.encode(status.code());
    }

    /** {@code {placedAt:millis}#{orderId}}. */
    static String gsi1sk(Instant placedAt, String orderId) {
        return PLACED_AT.encode(placedAt) + "#" + ORDER_ID.encode(orderId);
    }

    /** Smallest key text with {@code placedAt >= from}, for reads. */
    static String gsi1skFrom(Instant from) {
        return KeyRange.atLeast("", PLACED_AT.encode(from));
    }

    /** Largest key text with {@code placedAt <= to}, for reads. */
    static String gsi1skTo(Instant to) {
        return KeyRange.atMost("", PLACED_AT.encode(to), '#');
    }

    /** The primary key. */
    static ItemKey item(String customerId, String orderId) {
        return ItemKey.of("Order", "PK", pk(customerId)).sort("SK", sk(orderId));
    }
}
