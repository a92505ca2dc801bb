package io.neverscan.dsl.keys;

import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.runtime.key.Utf8Order;
import java.math.BigDecimal;
import java.util.List;

/** Compares constants of a model: text by UTF-8 bytes, numbers by value. */
public final class Constants {
    private Constants() {}

    static boolean isComparable(Operand.Constant constant) {
        return isComparable(constant.type());
    }

    /**
     * Tells whether the language has constants of a type that are exact.
     *
     * @param type a type
     * @return true for text, whole and decimal numbers, truth values and enums
     */
    public static boolean isComparable(AttributeType type) {
        if (type instanceof EnumType) {
            return true;
        }
        return type instanceof Scalar scalar
                && switch (scalar) {
                    case STRING, INT, LONG, DECIMAL, BOOLEAN -> true;
                    default -> false;
                };
    }

    static boolean holds(Object value, Comparison comparison, List<Object> operands) {
        int first = comparison == Comparison.BEGINS_WITH ? 0 : compare(value, operands.get(0));
        return switch (comparison) {
            case IN -> operands.stream().anyMatch(o -> compare(value, o) == 0);
            case EQ -> first == 0;
            case NE -> first != 0;
            case LT -> first < 0;
            case LE -> first <= 0;
            case GT -> first > 0;
            case GE -> first >= 0;
            case BETWEEN -> first >= 0 && compare(value, operands.get(1)) <= 0;
            case BEGINS_WITH -> ((String) value).startsWith((String) operands.get(0));
        };
    }

    static int compare(Object a, Object b) {
        if (a instanceof Number && b instanceof Number) {
            return new BigDecimal(a.toString()).compareTo(new BigDecimal(b.toString()));
        }
        if (a instanceof Boolean x && b instanceof Boolean y) {
            return x.compareTo(y);
        }
        return Utf8Order.INSTANCE.compare((String) a, (String) b);
    }
}
