package io.neverscan.runtime.codec;

import io.neverscan.runtime.error.InvalidKeyException;
import io.neverscan.runtime.error.InvalidValueException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Collects the attributes of one item. Null stands for an absent attribute, which is left out, or written as NULL where
 * the enhanced client asks for it. For one thread.
 *
 * <p>Every method throws {@link InvalidValueException}, with entity and attribute, for a value that DynamoDB cannot
 * hold.
 */
public final class ItemWriter {
    /** Most bytes of a partition key. Source: Amazon DynamoDB Developer Guide, "Constraints in Amazon DynamoDB". */
    private static final int PARTITION_BYTES = 2048;
    /** Most bytes of a sort key. Source: as above. */
    private static final int SORT_BYTES = 1024;

    /** Room for the attributes of a key, an update or a document. */
    private static final int USUAL = 4;

    private final String entity;
    private final boolean outermost;
    private final boolean keepsAbsent;
    private final ValueBuilders values;
    private final OrderedMap<AttributeValue> item;

    private ItemWriter(String entity, boolean outermost, boolean keepsAbsent, int expected, ValueBuilders values) {
        this.entity = entity;
        this.outermost = outermost;
        this.keepsAbsent = keepsAbsent;
        this.values = values;
        this.item = new OrderedMap<>(expected);
    }

    /**
     * A writer that leaves absent attributes out.
     *
     * @param entity the entity's name, for messages
     * @return an empty writer
     */
    public static ItemWriter of(String entity) {
        return of(entity, USUAL);
    }

    /** A writer that leaves absent attributes out and need not grow for as many attributes as expected. */
    static ItemWriter of(String entity, int expected) {
        return new ItemWriter(entity, true, false, expected, new ValueBuilders());
    }

    /**
     * A writer that notes absent attributes as NULL, for updates that have to remove them.
     *
     * @param entity the entity's name, for messages
     * @return an empty writer
     */
    public static ItemWriter keepingAbsent(String entity) {
        return new ItemWriter(entity, true, true, USUAL, new ValueBuilders());
    }

    static ItemWriter nested(String document, ValueBuilders values) {
        return new ItemWriter(document, false, false, USUAL, values);
    }

    /**
     * A string.
     *
     * @param name stored name
     * @param value the text, or null for absent
     */
    public void string(String name, @Nullable String value) {
        if (value == null) {
            absent(name);
        } else {
            item.write(name, values.string(value));
        }
    }

    /**
     * A whole number.
     *
     * @param name stored name
     * @param value the number
     */
    public void number(String name, long value) {
        item.write(name, values.number(Long.toString(value)));
    }

    /**
     * A floating point number.
     *
     * @param name stored name
     * @param value the number, in DynamoDB's range
     */
    public void number(String name, double value) {
        try {
            item.write(name, values.number(Decimals.text(value)));
        } catch (CodecFault e) {
            throw refused(name, e);
        }
    }

    /**
     * An exact number.
     *
     * @param name stored name
     * @param value the number of at most 38 digits in DynamoDB's range, or null for absent
     */
    public void number(String name, @Nullable BigDecimal value) {
        value(name, value, Codecs.DECIMAL);
    }

    /**
     * A truth value.
     *
     * @param name stored name
     * @param value the value
     */
    public void bool(String name, boolean value) {
        item.write(name, ValueBuilders.bool(value));
    }

    /**
     * An instant, as ISO-8601 text of full precision.
     *
     * @param name stored name
     * @param value the instant, or null for absent
     */
    public void instant(String name, @Nullable Instant value) {
        if (value == null) {
            absent(name);
        } else {
            item.write(name, values.string(IsoInstant.format(value)));
        }
    }

    /**
     * A value of any type.
     *
     * @param name stored name
     * @param value the value, or null for absent; an empty set counts as absent
     * @param codec how it is stored
     * @param <V> its type
     */
    public <V> void value(String name, @Nullable V value, ValueCodec<V> codec) {
        if (value == null || codec.isNothing(value)) {
            absent(name);
            return;
        }
        try {
            item.write(name, codec.write(value, values));
        } catch (CodecFault e) {
            throw refused(name, e);
        }
    }

    /**
     * A value that is the same for each item, such as the type attribute.
     *
     * @param name stored name
     * @param value the value
     */
    public void constant(String name, AttributeValue value) {
        item.write(name, value);
    }

    /**
     * A partition key of table or index.
     *
     * @param name the key attribute
     * @param value key text of 1..2048 bytes in UTF-8, or null where an item is not in the index
     * @throws InvalidKeyException if it is empty or too long
     */
    public void partitionKey(String name, @Nullable String value) {
        key(name, value, PARTITION_BYTES);
    }

    /**
     * A sort key of table or index.
     *
     * @param name the key attribute
     * @param value key text of 1..1024 bytes in UTF-8, or null where an item is not in the index
     * @throws InvalidKeyException if it is empty or too long
     */
    public void sortKey(String name, @Nullable String value) {
        key(name, value, SORT_BYTES);
    }

    /**
     * A binary partition key of table or index.
     *
     * @param name the key attribute
     * @param value 1..2048 bytes, or null where an item is not in the index
     * @throws InvalidKeyException if it is empty or too long
     */
    public void partitionKey(String name, @Nullable SdkBytes value) {
        key(name, value, PARTITION_BYTES);
    }

    /**
     * A binary sort key of table or index.
     *
     * @param name the key attribute
     * @param value 1..1024 bytes, or null where an item is not in the index
     * @throws InvalidKeyException if it is empty or too long
     */
    public void sortKey(String name, @Nullable SdkBytes value) {
        key(name, value, SORT_BYTES);
    }

    private void key(String name, @Nullable String value, int limit) {
        if (value == null) {
            absent(name);
            return;
        }
        KeySize.check(entity, name, value, limit);
        item.write(name, values.string(value));
    }

    private void key(String name, @Nullable SdkBytes value, int limit) {
        if (value == null) {
            absent(name);
            return;
        }
        KeySize.check(entity, name, value.asByteArrayUnsafe().length, limit);
        item.write(name, AttributeValue.fromB(value));
    }

    /**
     * What was collected.
     *
     * @return the attributes in the order they were written; the writer's own map, which its reader cannot change
     */
    public Map<String, AttributeValue> toMap() {
        return item;
    }

    private void absent(String name) {
        if (keepsAbsent) {
            item.write(name, ValueBuilders.NUL);
        } else {
            item.erase(name);
        }
    }

    private RuntimeException refused(String name, CodecFault fault) {
        if (!outermost) {
            return fault.inside(name);
        }
        return new InvalidValueException(entity, fault.pathIn(name), fault.reason(), fault);
    }
}
