package io.neverscan.dsl.keys;

import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyFormatException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns the key texts of an {@link Overlap.Example} into attribute values that a person can read. */
public final class Specimen {
    private Specimen() {}

    /**
     * The values of the attributes that an item's key is built from.
     *
     * @param placement where the item lies
     * @param texts key text by attribute name
     * @return {@code name=value}, in the order of the key
     */
    public static List<String> attributes(Placement placement, Map<String, String> texts) {
        Map<String, Segment.Component> components = new LinkedHashMap<>();
        placement
                .templates()
                .forEach(t -> t.components()
                        .forEach(c -> components.putIfAbsent(c.attribute().name(), c)));
        return components.entrySet().stream()
                .map(e -> e.getKey() + "=" + value(e.getValue(), texts.getOrDefault(e.getKey(), "")))
                .toList();
    }

    private static String value(Segment.Component component, String text) {
        return component.encoding().format().map(f -> value(f, text)).orElse(text);
    }

    private static String value(KeyFormat<?> format, String text) {
        try {
            return String.valueOf(format.decode(text));
        } catch (KeyFormatException notAValue) {
            // The language of a format may be larger than its values; the text still shows what happens.
            return text;
        }
    }
}
