package io.neverscan.runtime.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Lists, maps and sets. */
final class CollectionCodecs {
    static final ValueCodec<Set<SdkBytes>> BYTES_SET = new BytesSetCodec();

    private CollectionCodecs() {}

    /** An L. */
    static final class ListCodec<V> extends ValueCodec<List<V>> {
        private final ValueCodec<V> element;

        ListCodec(ValueCodec<V> element) {
            super(AttributeValueType.L);
            this.element = element;
        }

        @Override
        AttributeValue write(List<V> value, ValueBuilders out) {
            List<AttributeValue> stored = new ArrayList<>(value.size());
            for (V one : value) {
                try {
                    stored.add(element.write(one, out));
                } catch (CodecFault e) {
                    throw e.inside("[" + stored.size() + "]");
                }
            }
            return AttributeValue.fromL(stored);
        }

        @Override
        List<V> read(AttributeValue value) {
            if (!value.hasL()) {
                throw mismatch(value);
            }
            List<AttributeValue> stored = value.l();
            Object[] read = new Object[stored.size()];
            for (int i = 0; i < read.length; i++) {
                try {
                    read[i] = element.read(stored.get(i));
                } catch (CodecFault e) {
                    throw e.inside("[" + i + "]");
                }
            }
            return listOf(read);
        }
    }

    /** A list of the JDK's own kind, which List.copyOf in the record's constructor does not copy again. */
    // The array holds what the codec of the elements read.
    @SuppressWarnings("unchecked")
    private static <V> List<V> listOf(Object[] elements) {
        return (List<V>) List.of(elements);
    }

    /** An M with the keys of a map. */
    static final class MapCodec<V> extends ValueCodec<Map<String, V>> {
        private final ValueCodec<V> element;

        MapCodec(ValueCodec<V> element) {
            super(AttributeValueType.M);
            this.element = element;
        }

        @Override
        AttributeValue write(Map<String, V> value, ValueBuilders out) {
            OrderedMap<AttributeValue> stored = new OrderedMap<>(value.size());
            for (Map.Entry<String, V> entry : value.entrySet()) {
                try {
                    stored.write(entry.getKey(), element.write(entry.getValue(), out));
                } catch (CodecFault e) {
                    throw e.inside(entry.getKey());
                }
            }
            return AttributeValue.fromM(stored);
        }

        @Override
        Map<String, V> read(AttributeValue value) {
            if (!value.hasM()) {
                throw mismatch(value);
            }
            Map<String, AttributeValue> stored = value.m();
            OrderedMap<V> read = new OrderedMap<>(stored.size());
            stored.forEach((name, one) -> {
                if (ValueBuilders.isAbsent(one)) {
                    return;
                }
                try {
                    read.write(name, element.read(one));
                } catch (CodecFault e) {
                    throw e.inside(name);
                }
            });
            return read;
        }
    }

    /** An SS or NS. */
    static final class ScalarSetCodec<V> extends ValueCodec<Set<V>> {
        private final ScalarCodec<V> element;

        ScalarSetCodec(ScalarCodec<V> element) {
            super(element.isNumber() ? AttributeValueType.NS : AttributeValueType.SS);
            this.element = element;
        }

        @Override
        boolean isNothing(Set<V> value) {
            return value.isEmpty();
        }

        @Override
        AttributeValue write(Set<V> value, ValueBuilders out) {
            List<String> texts = new ArrayList<>(value.size());
            for (V one : value) {
                texts.add(element.text(one));
            }
            // 12.5 and 12.50 are two decimals in Java and one number to DynamoDB, which refuses doubles.
            return element.isNumber()
                    ? AttributeValue.builder().ns(FrozenSet.of(texts.toArray())).build()
                    : AttributeValue.builder().ss(texts).build();
        }

        @Override
        Set<V> read(AttributeValue value) {
            if (!(element.isNumber() ? value.hasNs() : value.hasSs())) {
                throw mismatch(value);
            }
            List<String> texts = element.isNumber() ? value.ns() : value.ss();
            Object[] read = new Object[texts.size()];
            for (int i = 0; i < read.length; i++) {
                read[i] = element.parse(texts.get(i));
            }
            return FrozenSet.of(read);
        }
    }

    private static final class BytesSetCodec extends ValueCodec<Set<SdkBytes>> {
        BytesSetCodec() {
            super(AttributeValueType.BS);
        }

        @Override
        boolean isNothing(Set<SdkBytes> value) {
            return value.isEmpty();
        }

        @Override
        AttributeValue write(Set<SdkBytes> value, ValueBuilders out) {
            return AttributeValue.builder().bs(value).build();
        }

        @Override
        Set<SdkBytes> read(AttributeValue value) {
            if (!value.hasBs()) {
                throw mismatch(value);
            }
            return FrozenSet.of(value.bs().toArray());
        }
    }
}
