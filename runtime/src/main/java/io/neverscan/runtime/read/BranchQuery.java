package io.neverscan.runtime.read;

import io.neverscan.runtime.key.Utf8Order;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One of several queries that are read as one.
 *
 * @param query the query
 * @param front the text that its sort keys begin with, which the queries do not share; what follows it is compared
 */
record BranchQuery(BoundQuery query, String front) {
    /** By partition, then by the condition's values: the same queries come in one order, whoever lists them. */
    static final Comparator<BranchQuery> BY_VALUES = new Comparator<>() {
        @Override
        public int compare(BranchQuery a, BranchQuery b) {
            for (Map.Entry<String, AttributeValue> value :
                    new TreeMap<>(a.query().values()).entrySet()) {
                AttributeValue other = Objects.requireNonNull(b.query().values().get(value.getKey()));
                int difference = compareValues(value.getValue(), 0, other, 0);
                if (difference != 0) {
                    return difference;
                }
            }
            return 0;
        }
    };

    /** Compares what follows the fronts of two sort keys, as DynamoDB sorts it; the front is that of the first. */
    static int compare(List<String> keys, Branch a, Branch b) {
        int aFront = a.query().front().length();
        int bFront = b.query().front().length();
        for (String key : keys) {
            int difference = compareValues(
                    Objects.requireNonNull(a.peek().get(key)),
                    aFront,
                    Objects.requireNonNull(b.peek().get(key)),
                    bFront);
            if (difference != 0) {
                return difference;
            }
            aFront = 0;
            bFront = 0;
        }
        return 0;
    }

    private static int compareValues(AttributeValue a, int aFront, AttributeValue b, int bFront) {
        if (a.s() != null && b.s() != null) {
            return Utf8Order.INSTANCE.compare(a.s().substring(aFront), b.s().substring(bFront));
        }
        if (a.n() != null && b.n() != null) {
            return new BigDecimal(a.n()).compareTo(new BigDecimal(b.n()));
        }
        if (a.b() != null && b.b() != null) {
            return Arrays.compareUnsigned(a.b().asByteArrayUnsafe(), b.b().asByteArrayUnsafe());
        }
        return a.toString().compareTo(b.toString());
    }
}
