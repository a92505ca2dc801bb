package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * An item as the model sees it.
 *
 * <p>Values: text and ULIDs String, enums their code as String, whole numbers and counters Long, decimals BigDecimal,
 * doubles Double, truth values Boolean, and the types of {@code java.time} and UUID.
 *
 * @param type its type
 * @param values value by attribute name; an absent attribute is not a key
 */
public record Row(ItemType type, Map<String, Object> values) {
    /** Copies the map, keeping its order. */
    public Row {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /**
     * The value of an attribute.
     *
     * @param attribute the attribute
     * @return its value, empty if the item lacks it
     */
    public Optional<Object> value(Attribute attribute) {
        return Optional.ofNullable(values.get(attribute.name()));
    }

    @Override
    public String toString() {
        return type.name() + values;
    }
}
