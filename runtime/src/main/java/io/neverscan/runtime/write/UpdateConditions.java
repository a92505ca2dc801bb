package io.neverscan.runtime.write;

import java.math.BigDecimal;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The values that an update relies on without reading them. */
final class UpdateConditions {
    private UpdateConditions() {}

    /** An attribute that is both set and relied on must be the same in both. */
    static void checkAgreement(String entity, Map<String, AttributeValue> sets, Map<String, AttributeValue> expected) {
        for (Map.Entry<String, AttributeValue> one : expected.entrySet()) {
            AttributeValue set = sets.get(one.getKey());
            if (set != null && !same(set, one.getValue())) {
                throw new IllegalStateException("this update sets " + entity + "." + one.getKey()
                        + " to another value than its index key was told");
            }
        }
    }

    static void expect(
            Expressions expressions, Map<String, AttributeValue> sets, Map<String, AttributeValue> expected) {
        for (Map.Entry<String, AttributeValue> one : expected.entrySet()) {
            if (sets.containsKey(one.getKey())) {
                continue;
            }
            if (isAbsent(one.getValue())) {
                expressions.notExists(one.getKey());
            } else {
                expressions.equal(one.getKey(), one.getValue());
            }
        }
    }

    static boolean isAbsent(AttributeValue value) {
        return Boolean.TRUE.equals(value.nul());
    }

    /** Tells whether two stored forms are one value to DynamoDB: {@code 1.0} is 1. */
    static boolean same(@Nullable AttributeValue left, AttributeValue right) {
        if (left == null) {
            return isAbsent(right);
        }
        String number = left.n();
        String other = right.n();
        if (number != null && other != null) {
            return new BigDecimal(number).compareTo(new BigDecimal(other)) == 0;
        }
        return left.equals(right);
    }
}
