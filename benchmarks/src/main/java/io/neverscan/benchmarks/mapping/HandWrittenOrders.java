package io.neverscan.benchmarks.mapping;

import io.neverscan.benchmarks.shop.Address;
import io.neverscan.benchmarks.shop.Order;
import io.neverscan.benchmarks.shop.Status;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Straight code as a careful developer writes it: no reflection, and none of the generated code's habits either. */
public final class HandWrittenOrders {
    private HandWrittenOrders() {}

    /**
     * Writes an order.
     *
     * @param order the order
     * @return its item
     */
    public static Map<String, AttributeValue> toMap(Order order) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("PK", AttributeValue.fromS("CUSTOMER#" + order.customerId()));
        item.put("SK", AttributeValue.fromS("ORDER#" + order.orderId()));
        item.put("_type", AttributeValue.fromS("Order"));
        item.put("customerId", AttributeValue.fromS(order.customerId()));
        item.put("orderId", AttributeValue.fromS(order.orderId()));
        item.put("status", AttributeValue.fromS(order.status().name()));
        item.put("total", AttributeValue.fromN(order.total().toPlainString()));
        item.put("currency", AttributeValue.fromS(order.currency()));
        item.put("items", AttributeValue.fromN(Integer.toString(order.items())));
        item.put("weight", AttributeValue.fromN(Double.toString(order.weight())));
        item.put("points", AttributeValue.fromN(Long.toString(order.points())));
        item.put("paid", AttributeValue.fromBool(order.paid()));
        item.put("gift", AttributeValue.fromBool(order.gift()));
        item.put("placedAt", AttributeValue.fromS(order.placedAt().toString()));
        item.put("paidAt", AttributeValue.fromS(order.paidAt().toString()));
        Instant shippedAt = order.shippedAt();
        if (shippedAt != null) {
            item.put("shippedAt", AttributeValue.fromS(shippedAt.toString()));
        }
        String note = order.note();
        if (note != null) {
            item.put("note", AttributeValue.fromS(note));
        }
        if (!order.tags().isEmpty()) {
            item.put("tags", AttributeValue.fromSs(new ArrayList<>(order.tags())));
        }
        List<AttributeValue> lines = new ArrayList<>();
        for (String line : order.lines()) {
            lines.add(AttributeValue.fromS(line));
        }
        item.put("lines", AttributeValue.fromL(lines));
        Map<String, AttributeValue> labels = new HashMap<>();
        order.labels().forEach((name, text) -> labels.put(name, AttributeValue.fromS(text)));
        item.put("labels", AttributeValue.fromM(labels));
        item.put("address", AttributeValue.fromM(toMap(order.address())));
        return item;
    }

    private static Map<String, AttributeValue> toMap(Address address) {
        Map<String, AttributeValue> document = new HashMap<>();
        document.put("street", AttributeValue.fromS(address.street()));
        document.put("city", AttributeValue.fromS(address.city()));
        document.put("zip", AttributeValue.fromS(address.zip()));
        document.put("country", AttributeValue.fromS(address.country()));
        return document;
    }

    /**
     * Reads an order.
     *
     * @param item its item
     * @return the order
     */
    public static Order fromMap(Map<String, AttributeValue> item) {
        AttributeValue tags = item.get("tags");
        List<String> lines = new ArrayList<>();
        for (AttributeValue line : item.get("lines").l()) {
            lines.add(line.s());
        }
        Map<String, String> labels = new HashMap<>();
        item.get("labels").m().forEach((name, text) -> labels.put(name, text.s()));
        return new Order(
                item.get("customerId").s(),
                item.get("orderId").s(),
                Status.valueOf(item.get("status").s()),
                new BigDecimal(item.get("total").n()),
                item.get("currency").s(),
                Integer.parseInt(item.get("items").n()),
                Double.parseDouble(item.get("weight").n()),
                Long.parseLong(item.get("points").n()),
                item.get("paid").bool(),
                item.get("gift").bool(),
                Instant.parse(item.get("placedAt").s()),
                Instant.parse(item.get("paidAt").s()),
                instant(item.get("shippedAt")),
                text(item.get("note")),
                tags == null ? new LinkedHashSet<>() : new LinkedHashSet<>(tags.ss()),
                lines,
                labels,
                address(item.get("address").m()));
    }

    private static Address address(Map<String, AttributeValue> document) {
        return new Address(
                document.get("street").s(),
                document.get("city").s(),
                document.get("zip").s(),
                document.get("country").s());
    }

    private static @Nullable Instant instant(@Nullable AttributeValue value) {
        return value == null ? null : Instant.parse(value.s());
    }

    private static @Nullable String text(@Nullable AttributeValue value) {
        return value == null ? null : value.s();
    }
}
