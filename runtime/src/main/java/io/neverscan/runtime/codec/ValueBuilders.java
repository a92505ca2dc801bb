package io.neverscan.runtime.codec;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes attribute values with one builder for all strings and one for all numbers of an item: each builder of the SDK
 * carries an enum set, which costs more than the value. For one thread.
 */
public final class ValueBuilders {
    static final AttributeValue TRUE = AttributeValue.fromBool(true);
    static final AttributeValue FALSE = AttributeValue.fromBool(false);
    static final AttributeValue NUL = AttributeValue.fromNul(true);

    private final AttributeValue.Builder strings = AttributeValue.builder();
    private final AttributeValue.Builder numbers = AttributeValue.builder();

    /** Creates the builders, for one item or one request. */
    public ValueBuilders() {}

    /**
     * A string.
     *
     * @param text its text
     * @return the value
     */
    public AttributeValue string(String text) {
        return strings.s(text).build();
    }

    /**
     * A number.
     *
     * @param text its text
     * @return the value
     */
    public AttributeValue number(String text) {
        return numbers.n(text).build();
    }

    /**
     * A truth value.
     *
     * @param value the value
     * @return one of two constants
     */
    public static AttributeValue bool(boolean value) {
        return value ? TRUE : FALSE;
    }

    /** Tells whether readers see the attribute as absent: NULL, or a value object with nothing set. */
    static boolean isAbsent(AttributeValue value) {
        return value.type() == AttributeValue.Type.NUL || value.type() == AttributeValue.Type.UNKNOWN_TO_SDK_VERSION;
    }
}
