package io.neverscan.codegen.emit.definitions;

import io.neverscan.dsl.model.Capacity;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.Throughput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * Parts of a table in the words of the service, which CreateTable, DescribeTable and CloudFormation share.
 *
 * <p>Source: Amazon DynamoDB API Reference, {@code CreateTable}; AWS CloudFormation User Guide,
 * {@code AWS::DynamoDB::Table}.
 */
final class ServiceForm {
    private ServiceForm() {}

    /** Name, attributes and keys. */
    static Map<String, Object> keys(Table table) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("TableName", table.name());
        out.put(
                "AttributeDefinitions",
                table.keyAttributes().stream()
                        .map(k -> Fields.of(
                                "AttributeName",
                                k.name(),
                                "AttributeType",
                                k.type().name()))
                        .toList());
        out.put(
                "KeySchema",
                schema(List.of(table.partitionKey()), table.sortKey().stream().toList()));
        return out;
    }

    private static List<Map<String, Object>> schema(List<KeyAttribute> partition, List<KeyAttribute> sort) {
        List<Map<String, Object>> out = new ArrayList<>();
        partition.forEach(k -> out.add(Fields.of("AttributeName", k.name(), "KeyType", "HASH")));
        sort.forEach(k -> out.add(Fields.of("AttributeName", k.name(), "KeyType", "RANGE")));
        return out;
    }

    /** In alphabetical order; that of an immutable map is another one in each run. */
    /** An index with its keys and projection. */
    static Map<String, Object> index(Index index) {
        Map<String, Object> out = new LinkedHashMap<>();
        out.put("IndexName", index.name());
        out.put("KeySchema", schema(index.partitionKeys(), index.sortKeys()));
        Map<String, Object> projection = new LinkedHashMap<>();
        projection.put("ProjectionType", projectionType(index.projection()));
        if (index.projection() instanceof Projection.Include include) {
            projection.put("NonKeyAttributes", include.storedNames());
        }
        out.put("Projection", projection);
        return out;
    }

    static String projectionType(Projection projection) {
        if (projection instanceof Projection.KeysOnly) {
            return "KEYS_ONLY";
        }
        return projection instanceof Projection.Include ? "INCLUDE" : "ALL";
    }

    static List<Index> indexes(Table table, boolean local) {
        return table.indexes().stream().filter(i -> i.local() == local).toList();
    }

    static String billingMode(Table table) {
        return table.settings().capacity().provisioned().isPresent() ? "PROVISIONED" : "PAY_PER_REQUEST";
    }

    static String tableClass(Table table) {
        return table.settings().infrequentAccess() ? "STANDARD_INFREQUENT_ACCESS" : "STANDARD";
    }

    /** Indexes and throughput, which CreateTable and {@code AWS::DynamoDB::Table} spell alike. */
    static void indexesAndCapacity(Map<String, Object> out, Table table) {
        List<Map<String, Object>> globals = new ArrayList<>();
        for (Index index : indexes(table, false)) {
            Map<String, Object> each = index(index);
            table.provisioned(index).ifPresent(t -> each.put("ProvisionedThroughput", provisioned(t)));
            onDemand(each, index.capacity());
            globals.add(each);
        }
        putUnlessEmpty(out, "GlobalSecondaryIndexes", globals);
        locals(out, table);
        out.put("BillingMode", billingMode(table));
        Capacity capacity = table.settings().capacity();
        capacity.provisioned().ifPresent(t -> out.put("ProvisionedThroughput", provisioned(t)));
        onDemand(out, capacity);
    }

    static void locals(Map<String, Object> out, Table table) {
        putUnlessEmpty(
                out,
                "LocalSecondaryIndexes",
                indexes(table, true).stream().map(ServiceForm::index).toList());
    }

    private static void onDemand(Map<String, Object> out, Capacity capacity) {
        capacity.maximum()
                .ifPresent(t -> out.put(
                        "OnDemandThroughput",
                        Fields.of("MaxReadRequestUnits", t.reads(), "MaxWriteRequestUnits", t.writes())));
        warm(out, capacity);
    }

    static void warm(Map<String, Object> out, Capacity capacity) {
        capacity.warm()
                .ifPresent(t -> out.put(
                        "WarmThroughput",
                        Fields.of("ReadUnitsPerSecond", t.reads(), "WriteUnitsPerSecond", t.writes())));
    }

    private static Map<String, Object> provisioned(Throughput units) {
        return Fields.of("ReadCapacityUnits", units.reads(), "WriteCapacityUnits", units.writes());
    }

    static List<Map<String, Object>> tags(SortedMap<String, String> tags) {
        List<Map<String, Object>> out = new ArrayList<>();
        tags.forEach((key, value) -> out.add(Fields.of("Key", key, "Value", value)));
        return out;
    }

    static Map<String, Object> recovery(int days) {
        return Fields.of("PointInTimeRecoveryEnabled", true, "RecoveryPeriodInDays", days);
    }

    static Map<String, Object> expiry(String attribute) {
        return Fields.of("AttributeName", attribute, "Enabled", true);
    }

    static void putUnlessEmpty(Map<String, Object> out, String name, List<?> values) {
        if (!values.isEmpty()) {
            out.put(name, values);
        }
    }
}
