package io.neverscan.runtime.codec;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How values are stored as one string or one number; only these may be members of a set. Instances are immutable and
 * safe for use by many threads.
 *
 * @param <V> the Java type
 */
public abstract class ScalarCodec<V> extends ValueCodec<V> {
    private final boolean number;

    ScalarCodec(boolean number) {
        super(number ? AttributeValueType.N : AttributeValueType.S);
        this.number = number;
    }

    /** Text of the value; the same for equal values. */
    abstract String text(V value);

    /** The value of a text; its runtime faults are reported with the attribute's name. */
    abstract V value(String text);

    final boolean isNumber() {
        return number;
    }

    final V parse(String text) {
        try {
            return value(text);
        } catch (CodecFault e) {
            throw e;
        } catch (RuntimeException e) {
            throw new CodecFault("`" + text + "` is not one: " + e.getMessage(), e);
        }
    }

    @Override
    final AttributeValue write(V value, ValueBuilders out) {
        return number ? out.number(text(value)) : out.string(text(value));
    }

    @Override
    final V read(AttributeValue value) {
        @Nullable String text = number ? value.n() : value.s();
        if (text == null) {
            throw mismatch(value);
        }
        return parse(text);
    }
}
