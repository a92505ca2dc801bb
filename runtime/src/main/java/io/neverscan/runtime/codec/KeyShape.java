package io.neverscan.runtime.codec;

import io.neverscan.runtime.error.CorruptItemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The template of one key attribute, to tell whose item it is where no type attribute says so. Immutable and safe for
 * use by many threads.
 */
public final class KeyShape {
    private final String attribute;
    /** Literals and {@link KeyPart}s in order. */
    private final List<Object> segments;

    private KeyShape(String attribute, List<Object> segments) {
        this.attribute = attribute;
        this.segments = segments;
    }

    /**
     * An empty template.
     *
     * @param attribute the key attribute
     * @return the shape to go on with
     */
    public static KeyShape on(String attribute) {
        return new KeyShape(attribute, List.of());
    }

    /**
     * A literal next.
     *
     * @param text its text, not empty
     * @return a longer shape
     */
    public KeyShape literal(String text) {
        return then(text);
    }

    /**
     * A component next.
     *
     * @param part the component
     * @return a longer shape
     */
    public KeyShape part(KeyPart<?> part) {
        return then(part);
    }

    private KeyShape then(Object segment) {
        List<Object> longer = new ArrayList<>(segments);
        longer.add(segment);
        return new KeyShape(attribute, List.copyOf(longer));
    }

    /**
     * Tells whether an item's key attribute follows the template.
     *
     * @param item the stored attributes
     * @return true if it does, or if the item does not hold the attribute
     */
    boolean fits(Map<String, AttributeValue> item) {
        AttributeValue value = item.get(attribute);
        @Nullable String text = value == null ? null : value.s();
        return text == null ? value == null : fits(new KeyReader("", attribute, text));
    }

    private boolean fits(KeyReader key) {
        try {
            for (int i = 0; i < segments.size(); i++) {
                Object segment = segments.get(i);
                if (segment instanceof KeyPart<?> part) {
                    if (i + 1 < segments.size() && segments.get(i + 1) instanceof String literal) {
                        key.upTo(part, literal);
                        i++;
                    } else {
                        key.last(part);
                    }
                } else if (!key.tryLiteral((String) segment)) {
                    return false;
                }
            }
            return key.isAtEnd();
        } catch (CorruptItemException other) {
            return false;
        }
    }
}
