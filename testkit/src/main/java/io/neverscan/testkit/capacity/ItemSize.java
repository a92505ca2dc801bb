package io.neverscan.testkit.capacity;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Size of an item in bytes as the service bills it: names and values in UTF-8, one byte for a boolean or a null, three
 * bytes and one per element for a list or a map. The service publishes the size of a number only approximately; here it
 * is one byte for each two significant digits, one more, and one for a negative sign. Stateless and thread-safe.
 */
public final class ItemSize {

    /** No number takes more, in bytes. */
    public static final int LARGEST_NUMBER = 21;

    private static final int COLLECTION_OVERHEAD = 3;
    private static final int ELEMENT_OVERHEAD = 1;

    private ItemSize() {}

    /**
     * Size of an item.
     *
     * @param item attribute names and values
     * @return bytes, at least 0
     * @throws IllegalArgumentException if a value has no type
     */
    public static long of(Map<String, AttributeValue> item) {
        long size = 0;
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            size += utf8(attribute.getKey()) + ofValue(attribute.getValue());
        }
        return size;
    }

    /**
     * Size of one value, without the name of its attribute.
     *
     * @param value any value
     * @return bytes, at least 0
     * @throws IllegalArgumentException if the value has no type
     */
    public static long ofValue(AttributeValue value) {
        return switch (value.type()) {
            case S -> utf8(value.s());
            case N -> ofNumber(value.n());
            case B -> bytes(value.b());
            case BOOL, NUL -> 1;
            case SS -> sumOfTexts(value.ss());
            case NS -> sumOfNumbers(value.ns());
            case BS -> sumOfBytes(value.bs());
            case L -> ofList(value.l());
            case M -> ofMap(value.m());
            case UNKNOWN_TO_SDK_VERSION -> throw new IllegalArgumentException("the value has no known type: " + value);
        };
    }

    /**
     * Size of a number.
     *
     * @param number a decimal number as text
     * @return bytes, 1 for zero, at most {@link #LARGEST_NUMBER}
     * @throws NumberFormatException if the text is no number
     */
    public static int ofNumber(String number) {
        BigDecimal value = new BigDecimal(number);
        if (value.signum() == 0) {
            return 1;
        }
        int digits = value.stripTrailingZeros().precision();
        int sign = value.signum() < 0 ? 1 : 0;
        return Math.min(LARGEST_NUMBER, (digits + 1) / 2 + 1 + sign);
    }

    private static long ofList(List<AttributeValue> elements) {
        long size = COLLECTION_OVERHEAD;
        for (AttributeValue element : elements) {
            size += ELEMENT_OVERHEAD + ofValue(element);
        }
        return size;
    }

    private static long ofMap(Map<String, AttributeValue> entries) {
        return COLLECTION_OVERHEAD + (long) ELEMENT_OVERHEAD * entries.size() + of(entries);
    }

    private static long sumOfTexts(Collection<String> elements) {
        return elements.stream().mapToLong(ItemSize::utf8).sum();
    }

    private static long sumOfNumbers(Collection<String> elements) {
        return elements.stream().mapToLong(ItemSize::ofNumber).sum();
    }

    private static long sumOfBytes(Collection<SdkBytes> elements) {
        return elements.stream().mapToLong(ItemSize::bytes).sum();
    }

    private static long bytes(SdkBytes value) {
        return value.asByteArrayUnsafe().length;
    }

    private static long utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
