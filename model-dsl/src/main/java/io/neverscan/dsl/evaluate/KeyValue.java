package io.neverscan.dsl.evaluate;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;

/** The value of a key attribute, as DynamoDB sorts it. */
public sealed interface KeyValue {
    /**
     * Text.
     *
     * @param text the text
     */
    record Text(String text) implements KeyValue {}

    /**
     * Number.
     *
     * @param number the number
     */
    record Numeric(BigDecimal number) implements KeyValue {}

    /**
     * Binary.
     *
     * @param bytes its bytes, 0..255 each
     */
    record Binary(List<Integer> bytes) implements KeyValue {
        /** Copies the list. */
        public Binary {
            bytes = List.copyOf(bytes);
        }
    }

    /**
     * The order within a partition.
     *
     * @param texts order of text; DynamoDB's is {@link io.neverscan.runtime.key.Utf8Order}
     * @return order of key values of one type
     */
    static Comparator<KeyValue> order(Comparator<String> texts) {
        return (a, b) -> {
            if (a instanceof Text x && b instanceof Text y) {
                return texts.compare(x.text(), y.text());
            }
            if (a instanceof Numeric x && b instanceof Numeric y) {
                return x.number().compareTo(y.number());
            }
            if (a instanceof Binary x && b instanceof Binary y) {
                return bytes(x.bytes(), y.bytes());
            }
            throw new IllegalArgumentException("one key attribute has one type: " + a + ", " + b);
        };
    }

    /**
     * The order of keys of several attributes: by the first, then by the next.
     *
     * @param each order of the values of one attribute
     * @return order of keys with the same attributes
     */
    static Comparator<List<KeyValue>> lexical(Comparator<KeyValue> each) {
        return (a, b) -> {
            for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
                int difference = each.compare(a.get(i), b.get(i));
                if (difference != 0) {
                    return difference;
                }
            }
            return Integer.compare(a.size(), b.size());
        };
    }

    private static int bytes(List<Integer> a, List<Integer> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int difference = Integer.compare(a.get(i), b.get(i));
            if (difference != 0) {
                return difference;
            }
        }
        return Integer.compare(a.size(), b.size());
    }
}
