package io.neverscan.benchmarks.query;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The bytes of a Query response as DynamoDB sends them. */
final class WireItems {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private WireItems() {}

    static byte[] response(List<Map<String, AttributeValue>> items) {
        ObjectNode response = NODES.objectNode();
        response.put("Count", items.size());
        ArrayNode array = response.putArray("Items");
        items.forEach(i -> array.add(map(i)));
        response.put("ScannedCount", items.size());
        return response.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static ObjectNode map(Map<String, AttributeValue> values) {
        ObjectNode node = NODES.objectNode();
        values.forEach((name, value) -> node.set(name, value(value)));
        return node;
    }

    private static ObjectNode value(AttributeValue value) {
        ObjectNode node = NODES.objectNode();
        switch (value.type()) {
            case S -> node.put("S", value.s());
            case N -> node.put("N", value.n());
            case BOOL -> node.put("BOOL", value.bool());
            case M -> node.set("M", map(value.m()));
            case SS -> {
                ArrayNode texts = node.putArray("SS");
                value.ss().forEach(texts::add);
            }
            case L -> {
                ArrayNode list = node.putArray("L");
                value.l().forEach(v -> list.add(value(v)));
            }
            default -> throw new IllegalArgumentException("the benchmark's items hold no " + value.type());
        }
        return node;
    }
}
