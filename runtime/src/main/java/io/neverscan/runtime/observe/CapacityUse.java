package io.neverscan.runtime.observe;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.Capacity;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * Consumed capacity in units: read units for reads, write units for writes.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "DynamoDB read and write operations".
 *
 * @param total all units
 * @param table units of tables, local indexes left out
 * @param indexes units by index name, global and local ones
 */
public record CapacityUse(double total, double table, Map<String, Double> indexes) {
    /** Nothing consumed. */
    public static final CapacityUse NONE = new CapacityUse(0, 0, Map.of());

    /** Copies the map. */
    public CapacityUse {
        indexes = Collections.unmodifiableMap(new TreeMap<>(indexes));
    }

    /**
     * Adds what one answer of the service says.
     *
     * @param consumed the service's statement; null adds nothing
     * @return the sum
     */
    public CapacityUse plus(@Nullable ConsumedCapacity consumed) {
        if (consumed == null) {
            return this;
        }
        Map<String, Double> sum = new TreeMap<>(indexes);
        merge(sum, consumed.globalSecondaryIndexes());
        merge(sum, consumed.localSecondaryIndexes());
        double units = units(consumed.capacityUnits());
        double ofTable = consumed.table() == null ? 0 : units(consumed.table().capacityUnits());
        return new CapacityUse(total + units, table + ofTable, sum);
    }

    private static void merge(Map<String, Double> sum, Map<String, Capacity> more) {
        for (Map.Entry<String, Capacity> entry : more.entrySet()) {
            double before = sum.getOrDefault(entry.getKey(), 0.0);
            sum.put(entry.getKey(), before + units(entry.getValue().capacityUnits()));
        }
    }

    private static double units(@Nullable Double units) {
        return units == null ? 0 : units;
    }
}
