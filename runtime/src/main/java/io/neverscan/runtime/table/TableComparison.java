package io.neverscan.runtime.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.TableClass;
import software.amazon.awssdk.services.dynamodb.model.TableClassSummary;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Says how a physical table differs from the request that would create it. */
final class TableComparison {
    private final String table;
    private final Map<String, String> declaredTypes;
    private final Map<String, String> foundTypes;
    private final List<String> differences = new ArrayList<>();

    private TableComparison(CreateTableRequest declared, TableDescription found) {
        this.table = declared.tableName();
        this.declaredTypes = types(declared.attributeDefinitions());
        this.foundTypes = types(found.attributeDefinitions());
    }

    static List<String> differences(CreateTableRequest declared, TableDescription found) {
        TableComparison comparison = new TableComparison(declared, found);
        comparison.keys("", declared.keySchema(), found.keySchema());
        comparison.globals(declared, found);
        comparison.locals(declared, found);
        comparison.settings(declared, found);
        return comparison.differences;
    }

    /** What the model does not say is no difference, whatever the table has. */
    private void settings(CreateTableRequest declared, TableDescription found) {
        ProvisionedThroughput units = declared.provisionedThroughput();
        ProvisionedThroughputDescription foundUnits = found.provisionedThroughput();
        if (units != null) {
            setting(
                    "provisioned units",
                    units.readCapacityUnits() + " reads, " + units.writeCapacityUnits() + " writes",
                    foundUnits == null
                            ? "none"
                            : foundUnits.readCapacityUnits() + " reads, " + foundUnits.writeCapacityUnits()
                                    + " writes");
        }
        if (declared.streamSpecification() != null) {
            StreamSpecification stream = found.streamSpecification();
            setting(
                    "stream",
                    declared.streamSpecification().streamViewTypeAsString(),
                    stream == null || !Boolean.TRUE.equals(stream.streamEnabled())
                            ? "off"
                            : stream.streamViewTypeAsString());
        }
        if (Boolean.TRUE.equals(declared.deletionProtectionEnabled())) {
            setting("deletion protection", "on", Boolean.TRUE.equals(found.deletionProtectionEnabled()) ? "on" : "off");
        }
        if (declared.tableClass() != null) {
            TableClassSummary tableClass = found.tableClassSummary();
            setting(
                    "table class",
                    declared.tableClassAsString(),
                    tableClass == null ? TableClass.STANDARD.toString() : tableClass.tableClassAsString());
        }
    }

    private void setting(String name, String expected, String actual) {
        if (!expected.equals(actual)) {
            differences.add(
                    "table `" + table + "`: " + name + ": " + expected + " in the model, " + actual + " in the table");
        }
    }

    private void globals(CreateTableRequest declared, TableDescription found) {
        Map<String, GlobalSecondaryIndexDescription> byName = new TreeMap<>();
        for (GlobalSecondaryIndexDescription index : found.globalSecondaryIndexes()) {
            byName.put(index.indexName(), index);
        }
        for (GlobalSecondaryIndex index : declared.globalSecondaryIndexes()) {
            GlobalSecondaryIndexDescription other = byName.get(index.indexName());
            if (other == null) {
                missing("global", index.indexName());
            } else {
                index(index.indexName(), index.keySchema(), other.keySchema());
                projection(index.indexName(), index.projection(), other.projection());
            }
        }
    }

    private void locals(CreateTableRequest declared, TableDescription found) {
        Map<String, LocalSecondaryIndexDescription> byName = new TreeMap<>();
        for (LocalSecondaryIndexDescription index : found.localSecondaryIndexes()) {
            byName.put(index.indexName(), index);
        }
        for (LocalSecondaryIndex index : declared.localSecondaryIndexes()) {
            LocalSecondaryIndexDescription other = byName.get(index.indexName());
            if (other == null) {
                missing("local", index.indexName());
            } else {
                index(index.indexName(), index.keySchema(), other.keySchema());
                projection(index.indexName(), index.projection(), other.projection());
            }
        }
    }

    private void missing(String kind, String name) {
        differences.add("table `" + table + "`: " + kind + " index `" + name + "` does not exist");
    }

    private void index(String name, List<KeySchemaElement> declared, List<KeySchemaElement> found) {
        keys(" index `" + name + "`", declared, found);
    }

    private void keys(String place, List<KeySchemaElement> declared, List<KeySchemaElement> found) {
        String expected = describe(declared, declaredTypes);
        String actual = describe(found, foundTypes);
        if (!expected.equals(actual)) {
            differences.add("table `" + table + "`" + place + ": the key is " + expected + " in the model, " + actual
                    + " in the table");
        }
    }

    private void projection(String name, Projection declared, Projection found) {
        String expected = describe(declared);
        String actual = describe(found);
        if (!expected.equals(actual)) {
            differences.add("table `" + table + "` index `" + name + "`: the projection is " + expected
                    + " in the model, " + actual + " in the table");
        }
    }

    private static String describe(List<KeySchemaElement> keys, Map<String, String> types) {
        List<String> parts = new ArrayList<>();
        for (KeySchemaElement key : keys) {
            parts.add(key.attributeName() + " " + types.get(key.attributeName()) + " " + key.keyTypeAsString());
        }
        return String.join(", ", parts);
    }

    private static String describe(Projection projection) {
        // Order has no meaning here, and the service returns its own.
        return projection.projectionType() == ProjectionType.INCLUDE
                ? "INCLUDE " + new TreeSet<>(projection.nonKeyAttributes())
                : projection.projectionTypeAsString();
    }

    private static Map<String, String> types(List<AttributeDefinition> definitions) {
        Map<String, String> types = new TreeMap<>();
        for (AttributeDefinition definition : definitions) {
            types.put(definition.attributeName(), definition.attributeTypeAsString());
        }
        return types;
    }
}
