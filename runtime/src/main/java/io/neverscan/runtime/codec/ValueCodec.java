package io.neverscan.runtime.codec;

import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How values of one type are stored. Instances are immutable and safe for use by many threads.
 *
 * @param <V> the Java type
 */
public abstract class ValueCodec<V> {
    private final AttributeValueType type;

    ValueCodec(AttributeValueType type) {
        this.type = type;
    }

    /**
     * Writes a value.
     *
     * @param value the value
     * @param out the builders of the item
     * @return its stored form
     */
    abstract AttributeValue write(V value, ValueBuilders out);

    /**
     * Reads a value.
     *
     * @param value a stored form that is not absent
     * @return the value
     * @throws CodecFault if it is not of this type
     */
    abstract V read(AttributeValue value);

    /** Tells whether the value is stored as nothing at all: an empty set, which DynamoDB refuses. */
    boolean isNothing(V value) {
        return false;
    }

    /**
     * The DynamoDB type.
     *
     * @return the type
     */
    final AttributeValueType type() {
        return type;
    }

    /** The fault of a stored form of another type. */
    final CodecFault mismatch(AttributeValue value) {
        return new CodecFault("", value.type().name(), "the model says " + type, null);
    }
}
