package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.Comparison;
import io.neverscan.runtime.key.Utf8Order;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Compares attribute values as the model means them. */
final class Values {
    private Values() {}

    static boolean holds(Object value, Comparison comparison, List<Object> operands) {
        Object first = operands.get(0);
        return switch (comparison) {
            case EQ -> compare(value, first) == 0;
            case NE -> compare(value, first) != 0;
            case LT -> compare(value, first) < 0;
            case LE -> compare(value, first) <= 0;
            case GT -> compare(value, first) > 0;
            case GE -> compare(value, first) >= 0;
            case BETWEEN -> compare(value, first) >= 0 && compare(value, operands.get(1)) <= 0;
            case IN -> contains(flat(operands), value);
            case BEGINS_WITH -> ((String) value).startsWith((String) first);
        };
    }

    /** Values and lists of values as one list. */
    static List<Object> flat(List<Object> operands) {
        List<Object> flat = new ArrayList<>();
        for (Object operand : operands) {
            if (operand instanceof Collection<?> list) {
                flat.addAll(list);
            } else {
                flat.add(operand);
            }
        }
        return flat;
    }

    static boolean contains(Object value, Object operand) {
        return value instanceof Collection<?> elements
                ? elements.stream().anyMatch(e -> compare(e, operand) == 0)
                : ((String) value).contains((String) operand);
    }

    /** What DynamoDB's {@code size} gives: elements, bytes, or the length of a text. */
    static Long size(Object value) {
        if (value instanceof Collection<?> elements) {
            return (long) elements.size();
        }
        if (value instanceof Map<?, ?> entries) {
            return (long) entries.size();
        }
        return value instanceof ByteBuffer bytes ? (long) bytes.remaining() : (long) ((String) value).length();
    }

    /** By value; text by UTF-8 bytes, as DynamoDB compares it. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // both are of the attribute's Java type
    static int compare(Object a, Object b) {
        if (a instanceof Number || b instanceof Number) {
            return decimal(a).compareTo(decimal(b));
        }
        if (a instanceof String x && b instanceof String y) {
            return Utf8Order.INSTANCE.compare(x, y);
        }
        if (a instanceof UUID || a instanceof ByteBuffer) {
            // UUID.compareTo is signed; only equality means anything in the model.
            return a.equals(b) ? 0 : Utf8Order.INSTANCE.compare(a.toString(), b.toString());
        }
        if (b instanceof String text && !(a instanceof String)) {
            return Utf8Order.INSTANCE.compare(a.toString(), text);
        }
        return ((Comparable) a).compareTo(b);
    }

    private static BigDecimal decimal(Object value) {
        return value instanceof BigDecimal d ? d : new BigDecimal(value.toString());
    }
}
