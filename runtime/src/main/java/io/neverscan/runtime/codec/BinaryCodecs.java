package io.neverscan.runtime.codec;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Truth values and bytes. */
final class BinaryCodecs {
    private BinaryCodecs() {}

    /** A BOOL. */
    static final class BooleanCodec extends ValueCodec<Boolean> {
        BooleanCodec() {
            super(AttributeValueType.BOOL);
        }

        @Override
        AttributeValue write(Boolean value, ValueBuilders out) {
            return ValueBuilders.bool(value);
        }

        @Override
        Boolean read(AttributeValue value) {
            @Nullable Boolean bool = value.bool();
            if (bool == null) {
                throw mismatch(value);
            }
            return bool;
        }
    }

    /** A B. */
    static final class BytesCodec extends ValueCodec<SdkBytes> {
        BytesCodec() {
            super(AttributeValueType.B);
        }

        @Override
        AttributeValue write(SdkBytes value, ValueBuilders out) {
            return AttributeValue.fromB(value);
        }

        @Override
        SdkBytes read(AttributeValue value) {
            @Nullable SdkBytes bytes = value.b();
            if (bytes == null) {
                throw mismatch(value);
            }
            return bytes;
        }
    }
}
