package io.neverscan.runtime.codec;

import io.neverscan.runtime.error.CorruptItemException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the attributes of one item. NULL and value objects with nothing set read as absent; attributes that the model
 * does not know are never looked at. For one thread.
 *
 * <p>Every method throws {@link CorruptItemException}, with entity, attribute and stored form, for an attribute that is
 * absent though required, or stored in another form than the model says.
 */
public final class ItemReader {
    private final String entity;
    private final boolean outermost;
    private final Map<String, AttributeValue> item;

    private ItemReader(String entity, boolean outermost, Map<String, AttributeValue> item) {
        this.entity = entity;
        this.outermost = outermost;
        this.item = item;
    }

    /**
     * Reads an item.
     *
     * @param entity the entity's name, for messages
     * @param item the stored attributes
     * @return a reader
     */
    public static ItemReader of(String entity, Map<String, AttributeValue> item) {
        return new ItemReader(entity, true, item);
    }

    static ItemReader nested(String document, Map<String, AttributeValue> item) {
        return new ItemReader(document, false, item);
    }

    /**
     * A required string.
     *
     * @param name stored name
     * @return its text
     */
    public String string(String name) {
        AttributeValue value = item.get(name);
        String text = value == null ? null : value.s();
        return text != null ? text : required(name, Codecs.STRING);
    }

    /**
     * An optional string.
     *
     * @param name stored name
     * @return its text, or null if absent
     */
    public @Nullable String optionalString(String name) {
        AttributeValue value = item.get(name);
        String text = value == null ? null : value.s();
        return value == null || text != null ? text : optional(name, Codecs.STRING);
    }

    /**
     * A required whole number of 32 bits.
     *
     * @param name stored name
     * @return the number
     */
    public int intValue(String name) {
        AttributeValue value = item.get(name);
        String text = value == null ? null : value.n();
        try {
            return text == null ? required(name, Codecs.INT) : Decimals.intValue(text);
        } catch (CodecFault e) {
            throw corrupt(name, value, e);
        }
    }

    /**
     * A required whole number of 64 bits.
     *
     * @param name stored name
     * @return the number
     */
    public long longValue(String name) {
        AttributeValue value = item.get(name);
        String text = value == null ? null : value.n();
        try {
            return text == null ? required(name, Codecs.LONG) : Decimals.longValue(text);
        } catch (CodecFault e) {
            throw corrupt(name, value, e);
        }
    }

    /**
     * A whole number of 64 bits that counts as a default where it is absent, such as a counter.
     *
     * @param name stored name
     * @param absent the default
     * @return the number
     */
    public long longValue(String name, long absent) {
        AttributeValue value = item.get(name);
        return value == null || ValueBuilders.isAbsent(value) ? absent : longValue(name);
    }

    /**
     * A required floating point number.
     *
     * @param name stored name
     * @return the nearest double
     */
    public double doubleValue(String name) {
        return required(name, Codecs.DOUBLE);
    }

    /**
     * A required exact number.
     *
     * @param name stored name
     * @return the number in the form of {@link Decimals#canonical}
     */
    public BigDecimal decimal(String name) {
        return required(name, Codecs.DECIMAL);
    }

    /**
     * A required truth value.
     *
     * @param name stored name
     * @return the value
     */
    public boolean bool(String name) {
        AttributeValue value = item.get(name);
        Boolean bool = value == null ? null : value.bool();
        return bool != null ? bool : required(name, Codecs.BOOLEAN);
    }

    /**
     * A required instant.
     *
     * @param name stored name
     * @return the instant
     */
    public Instant instant(String name) {
        return required(name, Codecs.INSTANT);
    }

    /**
     * A required value of any type.
     *
     * @param name stored name
     * @param codec how it is stored
     * @param <V> its type
     * @return the value
     */
    public <V> V required(String name, ValueCodec<V> codec) {
        @Nullable V value = optional(name, codec);
        if (value == null) {
            throw corrupt(name, null, new CodecFault("the model says it is required"));
        }
        return value;
    }

    /**
     * An optional value of any type.
     *
     * @param name stored name
     * @param codec how it is stored
     * @param <V> its type
     * @return the value, or null if absent
     */
    public <V> @Nullable V optional(String name, ValueCodec<V> codec) {
        AttributeValue value = item.get(name);
        if (value == null || ValueBuilders.isAbsent(value)) {
            return null;
        }
        try {
            return codec.read(value);
        } catch (CodecFault e) {
            throw corrupt(name, value, e);
        }
    }

    /**
     * A set, which is stored as nothing when it is empty.
     *
     * @param name stored name
     * @param codec how it is stored
     * @param <E> type of the elements
     * @return the set; empty if absent
     */
    public <E> Set<E> set(String name, ValueCodec<Set<E>> codec) {
        @Nullable Set<E> set = optional(name, codec);
        return set == null ? Set.of() : set;
    }

    /**
     * Key text, to be taken apart where an index holds nothing else.
     *
     * @param name the key attribute
     * @return a reader of its text
     */
    public KeyReader key(String name) {
        return new KeyReader(entity, name, string(name));
    }

    private RuntimeException corrupt(String name, @Nullable AttributeValue value, CodecFault fault) {
        String form = value == null ? "absent" : value.type().name();
        String stored = fault.stored().isEmpty() ? form : fault.stored();
        if (!outermost) {
            return new CodecFault(fault.pathIn(name), stored, fault.reason(), fault);
        }
        return new CorruptItemException(entity, fault.pathIn(name), stored, fault.reason(), fault);
    }
}
