package io.neverscan.benchmarks.mapping;

import io.neverscan.benchmarks.shop.Address;
import io.neverscan.benchmarks.shop.Order;
import io.neverscan.runtime.codec.IsoInstant;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a developer can reach by hand who knows what the SDK's values cost: one builder for all strings and one for all
 * numbers, instants without {@code java.time.format}, constants for what is the same each time; and no check of any value.
 */
public final class HabitualOrders {
    private static final AttributeValue TYPE = AttributeValue.fromS("Order");
    private static final AttributeValue TRUE = AttributeValue.fromBool(true);
    private static final AttributeValue FALSE = AttributeValue.fromBool(false);

    private final AttributeValue.Builder strings = AttributeValue.builder();
    private final AttributeValue.Builder numbers = AttributeValue.builder();
    private final Map<String, AttributeValue> item = new HashMap<>(64);

    private HabitualOrders() {}

    /**
     * Writes an order.
     *
     * @param order the order
     * @return its item
     */
    public static Map<String, AttributeValue> toMap(Order order) {
        HabitualOrders out = new HabitualOrders();
        out.write(order);
        return out.item;
    }

    private void write(Order order) {
        item.put("PK", string("CUSTOMER#" + order.customerId()));
        item.put("SK", string("ORDER#" + order.orderId()));
        item.put("_type", TYPE);
        item.put("customerId", string(order.customerId()));
        item.put("orderId", string(order.orderId()));
        item.put("status", string(order.status().name()));
        item.put("total", number(order.total().toPlainString()));
        item.put("currency", string(order.currency()));
        item.put("items", number(Integer.toString(order.items())));
        item.put("weight", number(Double.toString(order.weight())));
        item.put("points", number(Long.toString(order.points())));
        item.put("paid", order.paid() ? TRUE : FALSE);
        item.put("gift", order.gift() ? TRUE : FALSE);
        item.put("placedAt", string(IsoInstant.format(order.placedAt())));
        item.put("email", string(order.email()));
        Instant shippedAt = order.shippedAt();
        if (shippedAt != null) {
            item.put("shippedAt", string(IsoInstant.format(shippedAt)));
        }
        String note = order.note();
        if (note != null) {
            item.put("note", string(note));
        }
        if (!order.tags().isEmpty()) {
            item.put("tags", AttributeValue.fromSs(new ArrayList<>(order.tags())));
        }
        List<AttributeValue> lines = new ArrayList<>(order.lines().size());
        for (String line : order.lines()) {
            lines.add(string(line));
        }
        item.put("lines", AttributeValue.fromL(lines));
        Map<String, AttributeValue> labels = new HashMap<>();
        order.labels().forEach((name, text) -> labels.put(name, string(text)));
        item.put("labels", AttributeValue.fromM(labels));
        item.put("address", AttributeValue.fromM(document(order.address())));
    }

    private Map<String, AttributeValue> document(Address address) {
        Map<String, AttributeValue> document = new HashMap<>();
        document.put("street", string(address.street()));
        document.put("city", string(address.city()));
        document.put("zip", string(address.zip()));
        document.put("country", string(address.country()));
        return document;
    }

    private AttributeValue string(String text) {
        return strings.s(text).build();
    }

    private AttributeValue number(String text) {
        return numbers.n(text).build();
    }
}
