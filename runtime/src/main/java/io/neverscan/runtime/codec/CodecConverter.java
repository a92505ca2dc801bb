package io.neverscan.runtime.codec;

import software.amazon.awssdk.enhanced.dynamodb.AttributeConverter;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A codec as the SDK's extensions want it. */
final class CodecConverter<V> implements AttributeConverter<V> {
    private final ValueCodec<V> codec;

    CodecConverter(ValueCodec<V> codec) {
        this.codec = codec;
    }

    @Override
    public AttributeValue transformFrom(V input) {
        return codec.write(input, new ValueBuilders());
    }

    @Override
    public V transformTo(AttributeValue input) {
        return codec.read(input);
    }

    /** The extensions never ask for it, and a codec carries no class. */
    @Override
    public EnhancedType<V> type() {
        throw new UnsupportedOperationException("a codec knows its stored type only");
    }

    @Override
    public AttributeValueType attributeValueType() {
        return codec.type();
    }
}
