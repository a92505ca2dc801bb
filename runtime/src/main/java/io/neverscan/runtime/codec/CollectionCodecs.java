package io.neverscan.runtime.codec;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
            List<V> read = new ArrayList<>(value.l().size());
            for (AttributeValue one : value.l()) {
                try {
                    read.add(element.read(one));
                } catch (CodecFault e) {
                    throw e.inside("[" + read.size() + "]");
                }
            }
            // A list of the JDK's own kind, which List.copyOf in the record's constructor does not copy again.
            return List.copyOf(read);
        }
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
            Map<String, AttributeValue> stored = new LinkedHashMap<>();
            for (Map.Entry<String, V> entry : value.entrySet()) {
                try {
                    stored.put(entry.getKey(), element.write(entry.getValue(), out));
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
            LinkedHashMap<String, V> read = new LinkedHashMap<>();
            for (Map.Entry<String, AttributeValue> entry : value.m().entrySet()) {
                if (ValueBuilders.isAbsent(entry.getValue())) {
                    continue;
                }
                try {
                    read.put(entry.getKey(), element.read(entry.getValue()));
                } catch (CodecFault e) {
                    throw e.inside(entry.getKey());
                }
            }
            return new FrozenMap<>(read);
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
            // A set of texts: 12.5 and 12.50 are two decimals in Java and one number to DynamoDB, which refuses
            // doubles.
            Set<String> texts = new LinkedHashSet<>();
            for (V one : value) {
                texts.add(element.text(one));
            }
            return element.isNumber()
                    ? AttributeValue.builder().ns(texts).build()
                    : AttributeValue.builder().ss(texts).build();
        }

        @Override
        Set<V> read(AttributeValue value) {
            if (!(element.isNumber() ? value.hasNs() : value.hasSs())) {
                throw mismatch(value);
            }
            LinkedHashSet<V> read = new LinkedHashSet<>();
            for (String text : element.isNumber() ? value.ns() : value.ss()) {
                read.add(element.parse(text));
            }
            return new FrozenSet<>(read);
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
            return new FrozenSet<>(new LinkedHashSet<>(value.bs()));
        }
    }
}
