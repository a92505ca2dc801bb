package io.neverscan.testkit.feature;

import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Probes of key conditions. */
final class ProbesOfQueries {

    private static final int MOST_OPERANDS = 100;

    private ProbesOfQueries() {}

    static Support beginsWithOnNumber(ProbeTables tables) {
        String table = tables.withNumericSortKey();
        return ProbeTables.refused(() -> tables.client()
                .query(request -> request.tableName(table)
                        .keyConditionExpression("pk = :p and begins_with(sk, :s)")
                        .expressionAttributeValues(Map.of(
                                ":p", ProbeTables.text("a"),
                                ":s", AttributeValue.fromN("1")))));
    }

    static Support emptyKey(ProbeTables tables) {
        String table = tables.plain();
        return ProbeTables.refused(() -> tables.client()
                .query(request -> request.tableName(table)
                        .keyConditionExpression("pk = :p")
                        .expressionAttributeValues(Map.of(":p", ProbeTables.text("")))));
    }

    static Support inLimit(ProbeTables tables) {
        String table = tables.plain();
        Map<String, AttributeValue> values = new HashMap<>();
        for (int number = 0; number <= MOST_OPERANDS; number++) {
            values.put(":v" + number, AttributeValue.fromN(Integer.toString(number)));
        }
        String filter = "v in (" + String.join(", ", values.keySet()) + ")";
        values.put(":p", ProbeTables.text("a"));
        return ProbeTables.refused(() -> tables.client()
                .query(request -> request.tableName(table)
                        .keyConditionExpression("pk = :p")
                        .filterExpression(filter)
                        .expressionAttributeValues(values)));
    }

    static Support foreignStartKey(ProbeTables tables) {
        String table = tables.plain();
        return ProbeTables.refused(() -> tables.client()
                .query(request -> request.tableName(table)
                        .keyConditionExpression("pk = :p")
                        .expressionAttributeValues(Map.of(":p", ProbeTables.text("a")))
                        .exclusiveStartKey(Map.of("pk", ProbeTables.text("b"), "sk", ProbeTables.text("1")))));
    }
}
