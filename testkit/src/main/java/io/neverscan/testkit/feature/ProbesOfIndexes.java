package io.neverscan.testkit.feature;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Probes of global indexes. */
final class ProbesOfIndexes {

    private static final Projection ALL =
            Projection.builder().projectionType(ProjectionType.ALL).build();
    private static final Projection KEYS =
            Projection.builder().projectionType(ProjectionType.KEYS_ONLY).build();
    private static final int MOST_SORT_KEY_BYTES = 1024;
    private static final int FETCHED = 10;
    private static final double FETCH_UNITS = 5.5;
    private static final int MOST_INCLUDED = 20;

    private ProbesOfIndexes() {}

    private static String multiAttribute(ProbeTables tables) {
        return tables.create(request -> request.attributeDefinitions(ProbeTables.texts("pk", "sk", "a", "b", "c", "d"))
                .globalSecondaryIndexes(GlobalSecondaryIndex.builder()
                        .indexName(ProbeTables.INDEX)
                        .keySchema(
                                ProbeTables.key("a", KeyType.HASH),
                                ProbeTables.key("b", KeyType.HASH),
                                ProbeTables.key("c", KeyType.RANGE),
                                ProbeTables.key("d", KeyType.RANGE))
                        .projection(ALL)
                        .build()));
    }

    /** The table is made, and says of its index what it was made with. */
    static Support multiAttributeCreation(ProbeTables tables) {
        String table = multiAttribute(tables);
        List<String> keys =
                tables
                        .client()
                        .describeTable(request -> request.tableName(table))
                        .table()
                        .globalSecondaryIndexes()
                        .stream()
                        .flatMap(i -> i.keySchema().stream())
                        .map(k -> k.attributeName() + " " + k.keyTypeAsString())
                        .toList();
        return keys.equals(List.of("a HASH", "b HASH", "c RANGE", "d RANGE"))
                ? Support.yes("created")
                : Support.no("the index has the keys " + keys);
    }

    static Support multiAttributeKeys(ProbeTables tables) {
        DynamoDbClient client = tables.client();
        String table = multiAttribute(tables);
        for (String d : List.of("1", "2")) {
            for (String b : List.of("x", "y")) {
                client.putItem(request ->
                        request.tableName(table).item(texts("pk", b, "sk", d, "a", "a", "b", b, "c", "c", "d", d)));
            }
        }
        QueryResponse response = client.query(request -> request.tableName(table)
                .indexName(ProbeTables.INDEX)
                .keyConditionExpression("a = :a and b = :b and c = :c and d > :d")
                .expressionAttributeValues(texts(":a", "a", ":b", "x", ":c", "c", ":d", "1")));
        boolean right = response.items().size() == 1
                && AttributeValue.fromS("x").equals(response.items().get(0).get("pk"))
                && AttributeValue.fromS("2").equals(response.items().get(0).get("sk"));
        return right
                ? Support.yes("created and queried")
                : Support.no("a query gives the wrong rows: " + response.items());
    }

    static Support unprojectedAttribute(ProbeTables tables) {
        String table = tables.indexed(KEYS);
        return ProbeTables.refused(() -> tables.client()
                .query(request -> request.tableName(table)
                        .indexName(ProbeTables.INDEX)
                        .keyConditionExpression("gpk = :p")
                        .expressionAttributeValues(texts(":p", "a"))
                        .projectionExpression("elsewhere")));
    }

    static Support includeLimit(ProbeTables tables) {
        List<String> names = IntStream.rangeClosed(0, MOST_INCLUDED)
                .mapToObj(number -> "extra" + number)
                .toList();
        return ProbeTables.refused(() -> tables.indexed(Projection.builder()
                .projectionType(ProjectionType.INCLUDE)
                .nonKeyAttributes(names)
                .build()));
    }

    static Support keySize(ProbeTables tables) {
        String table = tables.indexed(KEYS);
        String tooLong = "k".repeat(MOST_SORT_KEY_BYTES + 1);
        return ProbeTables.refused(() -> tables.client()
                .putItem(request ->
                        request.tableName(table).item(texts("pk", "a", "sk", "1", "gpk", "g", "gsk", tooLong))));
    }

    static Support capacityPerIndex(ProbeTables tables) {
        String table = tables.indexed(ALL);
        ConsumedCapacity capacity = tables.client()
                .putItem(request -> request.tableName(table)
                        .item(texts("pk", "a", "sk", "1", "gpk", "g", "gsk", "1"))
                        .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES))
                .consumedCapacity();
        if (capacity == null) {
            return Support.no("no consumed capacity is reported");
        }
        boolean parts =
                capacity.table() != null && capacity.globalSecondaryIndexes().containsKey(ProbeTables.INDEX);
        return parts ? Support.yes("reported") : Support.no("reported without parts: " + capacity);
    }

    /** Ten small items: half a unit for the index page and half a unit for each item fetched from the table. */
    static Support localFetchCapacity(ProbeTables tables) {
        DynamoDbClient client = tables.client();
        String table = tables.create(request -> request.attributeDefinitions(ProbeTables.texts("pk", "sk", "lsk"))
                .localSecondaryIndexes(LocalSecondaryIndex.builder()
                        .indexName(ProbeTables.INDEX)
                        .keySchema(ProbeTables.key("pk", KeyType.HASH), ProbeTables.key("lsk", KeyType.RANGE))
                        .projection(KEYS)
                        .build()));
        for (int number = 0; number < FETCHED; number++) {
            String sk = Integer.toString(number);
            client.putItem(request -> request.tableName(table).item(texts("pk", "a", "sk", sk, "lsk", sk, "v", "x")));
        }
        ConsumedCapacity capacity = client.query(request -> request.tableName(table)
                        .indexName(ProbeTables.INDEX)
                        .keyConditionExpression("pk = :p")
                        .expressionAttributeValues(texts(":p", "a"))
                        .select(Select.ALL_ATTRIBUTES)
                        .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL))
                .consumedCapacity();
        if (capacity == null) {
            return Support.no("no consumed capacity is reported");
        }
        return capacity.capacityUnits() == FETCH_UNITS
                ? Support.yes("charged")
                : Support.no(FETCH_UNITS + " units expected, " + capacity.capacityUnits() + " charged");
    }

    private static Map<String, AttributeValue> texts(String... namesAndValues) {
        return IntStream.range(0, namesAndValues.length / 2)
                .boxed()
                .collect(Collectors.toMap(
                        at -> namesAndValues[2 * at], at -> AttributeValue.fromS(namesAndValues[2 * at + 1])));
    }
}
