package io.neverscan.dsl.cost;

import io.neverscan.dsl.evaluate.KeyValue;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Projection;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The bytes of one item and of its index entries, to the byte.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "DynamoDB item sizes and formats"; "Using Global Secondary Indexes in
 * DynamoDB", storage considerations.
 */
public final class ItemBytes {
    private static final KeyWriter KEYS = new KeyWriter();
    private static final int LARGEST_NUMBER = 21;
    private static final int COLLECTION = 3;

    private ItemBytes() {}

    /**
     * The attributes of an item as they are stored: the type attribute, keys, and values.
     *
     * @param row the item
     * @param form which of its forms
     * @return bytes of name and value, by stored name; keys that the item lacks are left out
     */
    public static Map<String, Long> parts(Row row, Placement.Form form) {
        ItemType type = row.type();
        Map<String, Long> parts = new LinkedHashMap<>();
        type.table().typeAttribute().ifPresent(t -> parts.put(t, text(t) + text(type.name())));
        for (Attribute attribute : type.attributes()) {
            boolean ttl = type.traits().ttl().filter(attribute::equals).isPresent();
            row.value(attribute)
                    .map(v -> ttl && v instanceof Instant i ? (Object) i.getEpochSecond() : v)
                    .ifPresent(v -> parts.put(
                            attribute.storedName(), text(attribute.storedName()) + value(attribute.type(), v)));
        }
        for (Placement placement : type.placements()) {
            if (placement.form() == form && KEYS.isIn(placement, row)) {
                for (KeyTemplate template : placement.templates()) {
                    String name = template.key().name();
                    KEYS.write(template, row).ifPresent(k -> parts.put(name, text(name) + key(k)));
                }
            }
        }
        return parts;
    }

    /**
     * The bytes of an item.
     *
     * @param row the item
     * @param form which of its forms
     * @return bytes, names included
     */
    public static long item(Row row, Placement.Form form) {
        return parts(row, form).values().stream().mapToLong(Long::longValue).sum();
    }

    /**
     * The bytes of the entry of an item in an index: the keys of both, and what the index projects, each once.
     *
     * @param row the item
     * @param placement its place in the index, or in the table
     * @return bytes, names included
     */
    public static long entry(Row row, Placement placement) {
        return entry(parts(row, placement.form()), placement.location());
    }

    static long entry(Map<String, Long> parts, Location location) {
        long bytes = 0;
        for (Map.Entry<String, Long> part : parts.entrySet()) {
            bytes += isHeld(location, part.getKey()) ? part.getValue() : 0;
        }
        return bytes;
    }

    /** Whether a table or index holds a stored attribute. */
    static boolean isHeld(Location location, String storedName) {
        if (!(location instanceof Location.Secondary secondary)
                || secondary.index().projection() instanceof Projection.All) {
            return true;
        }
        Set<String> held = new LinkedHashSet<>();
        location.keys().forEach(k -> held.add(k.name()));
        new Location.Base(location.table()).keys().forEach(k -> held.add(k.name()));
        if (secondary.index().projection() instanceof Projection.Include include) {
            held.addAll(include.storedNames());
        }
        return held.contains(storedName);
    }

    private static long key(KeyValue key) {
        if (key instanceof KeyValue.Text text) {
            return text(text.text());
        }
        return key instanceof KeyValue.Numeric number
                ? number(number.number())
                : ((KeyValue.Binary) key).bytes().size();
    }

    private static long value(AttributeType type, Object value) {
        if (type instanceof AttributeType.SetOf set) {
            return ((Collection<?>) value)
                    .stream().mapToLong(e -> value(set.element(), e)).sum();
        }
        if (type instanceof AttributeType.ListOf list) {
            return COLLECTION
                    + ((Collection<?>) value)
                            .stream()
                                    .mapToLong(e -> 1 + value(list.element(), e))
                                    .sum();
        }
        if (value instanceof Map<?, ?> entries) {
            long bytes = COLLECTION;
            for (Map.Entry<?, ?> entry : entries.entrySet()) {
                bytes += 1 + element(type, (String) entry.getKey(), entry.getValue());
            }
            return bytes;
        }
        return scalar(value);
    }

    private static long element(AttributeType type, String name, Object value) {
        if (type instanceof AttributeType.MapOf map) {
            return text(name) + value(map.value(), value);
        }
        Attribute attribute = ((DocumentType) type)
                .attributes().stream()
                        .filter(a -> a.name().equals(name))
                        .findFirst()
                        .orElseThrow();
        return text(attribute.storedName()) + value(attribute.type(), value);
    }

    private static long scalar(Object value) {
        if (value instanceof Number number) {
            return number(new BigDecimal(number.toString()));
        }
        if (value instanceof Boolean) {
            return 1;
        }
        return value instanceof ByteBuffer bytes ? bytes.remaining() : text(value.toString());
    }

    /** The guide says "approximately"; engines add one byte for a sign. */
    private static long number(BigDecimal number) {
        if (number.signum() == 0) {
            return 1;
        }
        int digits = number.stripTrailingZeros().precision();
        return Math.min(LARGEST_NUMBER, (digits + 1) / 2 + 1 + (number.signum() < 0 ? 1 : 0));
    }

    private static long text(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
