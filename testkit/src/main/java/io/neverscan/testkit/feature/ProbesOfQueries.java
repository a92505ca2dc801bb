package io.neverscan.testkit.feature;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Probes of key conditions. */
final class ProbesOfQueries {

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

    static Support foreignStartKey(ProbeTables tables) {
        String table = tables.plain();
        return ProbeTables.refused(() -> tables.client()
                .query(request -> request.tableName(table)
                        .keyConditionExpression("pk = :p")
                        .expressionAttributeValues(Map.of(":p", ProbeTables.text("a")))
                        .exclusiveStartKey(Map.of("pk", ProbeTables.text("b"), "sk", ProbeTables.text("1")))));
    }
}
