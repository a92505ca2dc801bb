package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.plan.BoundKey;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyFormatException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes keys for rows and for requests, through the same {@link KeyFormat} objects as generated code. Stateless; tests
 * override {@link #encode} to show what a wrong encoding does.
 */
public class KeyWriter {
    /**
     * The value of a key attribute of an item.
     *
     * @param template its template
     * @param row the item
     * @return the value; empty if the item lacks an attribute of the template, so that it is not in the index
     * @throws KeyFormatException if a value cannot stand in the key
     */
    public final Optional<KeyValue> write(KeyTemplate template, Row row) {
        StringBuilder text = new StringBuilder();
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Literal literal) {
                text.append(literal.text());
                continue;
            }
            Segment.Component component = (Segment.Component) segment;
            Optional<Object> value = row.value(component.attribute());
            if (value.isEmpty()) {
                return Optional.empty();
            }
            if (component.encoding().format().isEmpty()) {
                return Optional.of(nativeValue(value.get()));
            }
            text.append(encode(component, value.get()));
        }
        return Optional.of(new KeyValue.Text(text.toString()));
    }

    /**
     * The values of the key attributes of an item.
     *
     * @param templates their templates
     * @param row the item, which has all of them
     * @return the values in the order of the templates
     * @throws KeyFormatException if a value cannot stand in the key
     */
    public final List<KeyValue> write(List<KeyTemplate> templates, Row row) {
        return find(templates, row).orElseThrow();
    }

    /**
     * The values of known keys.
     *
     * @param keys the keys
     * @param arguments value by parameter name
     * @return the values in the order of the keys
     * @throws KeyFormatException if an argument cannot stand in a key
     */
    public final List<KeyValue> write(List<BoundKey> keys, Map<String, Object> arguments) {
        return keys.stream().map(k -> write(k, arguments)).toList();
    }

    /**
     * Tells whether an item has the keys of a placement.
     *
     * @param placement where it may lie
     * @param row the item
     * @return true if its condition holds and no attribute of the templates is lacking
     * @throws KeyFormatException if a value cannot stand in the key
     */
    public final boolean isIn(Placement placement, Row row) {
        return isWanted(placement, row) && find(placement.templates(), row).isPresent();
    }

    /** Whether the condition of a placement holds; the item may still lack an attribute of its keys. */
    final boolean isWanted(Placement placement, Row row) {
        return placement.when().filter(w -> !Meaning.holds(w, Map.of(), row)).isEmpty();
    }

    /** As {@link #write(List, Row)}; empty if the item lacks an attribute of one of the templates. */
    final Optional<List<KeyValue>> find(List<KeyTemplate> templates, Row row) {
        List<KeyValue> keys = new ArrayList<>(templates.size());
        for (KeyTemplate template : templates) {
            Optional<KeyValue> key = write(template, row);
            if (key.isEmpty()) {
                return Optional.empty();
            }
            keys.add(key.get());
        }
        return Optional.of(keys);
    }

    /**
     * Everywhere an item lies.
     *
     * @param row the item
     * @return its places in the table and in indexes
     * @throws KeyFormatException if a value cannot stand in one of its keys, so that nobody can store the item
     */
    public final List<Placement> placements(Row row) {
        return row.type().placements().stream().filter(p -> isIn(p, row)).toList();
    }

    /**
     * The value of a known key.
     *
     * @param key the key
     * @param arguments value by parameter name
     * @return the value
     * @throws KeyFormatException if an argument cannot stand in the key
     */
    public final KeyValue write(BoundKey key, Map<String, Object> arguments) {
        StringBuilder text = new StringBuilder();
        for (BoundKey.Part part : key.parts()) {
            if (part instanceof BoundKey.Text literal) {
                text.append(literal.text());
                continue;
            }
            BoundKey.Value value = (BoundKey.Value) part;
            if (value.component().encoding().format().isEmpty()) {
                return nativeValue(operand(value.operand(), arguments));
            }
            text.append(encode(value.component(), operand(value.operand(), arguments)));
        }
        return new KeyValue.Text(text.toString());
    }

    /**
     * The text of one component.
     *
     * @param component the component, not of a native key
     * @param value its value
     * @return key text
     */
    @SuppressWarnings("unchecked") // a row holds the Java type of the attribute, which is the format's
    public String encode(Segment.Component component, Object value) {
        return ((KeyFormat<Object>) component.encoding().format().orElseThrow()).encode(value);
    }

    /**
     * The value of an operand.
     *
     * @param operand the operand
     * @param arguments value by parameter name
     * @return the value
     */
    static Object operand(Operand operand, Map<String, Object> arguments) {
        if (operand instanceof Operand.Constant constant) {
            return constant.value();
        }
        String name = ((Operand.Argument) operand).parameter().name();
        Object value = arguments.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no value for :" + name);
        }
        return value;
    }

    /**
     * A number or binary as key value.
     *
     * @param value a number, or the bytes
     * @return the key value
     */
    static KeyValue nativeValue(Object value) {
        if (value instanceof BigDecimal decimal) {
            return new KeyValue.Numeric(decimal);
        }
        if (value instanceof Long whole) {
            return new KeyValue.Numeric(BigDecimal.valueOf(whole));
        }
        if (value instanceof ByteBuffer buffer) {
            List<Integer> bytes = new ArrayList<>();
            for (int i = buffer.position(); i < buffer.limit(); i++) {
                bytes.add(buffer.get(i) & 0xFF);
            }
            return new KeyValue.Binary(bytes);
        }
        return new KeyValue.Text((String) value);
    }
}
