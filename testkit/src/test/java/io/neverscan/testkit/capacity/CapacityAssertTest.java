package io.neverscan.testkit.capacity;

import static io.neverscan.testkit.capacity.CapacityAssert.assertThatRequests;
import static io.neverscan.testkit.capacity.CapacityAssert.assertThatRequestsOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import io.neverscan.testkit.client.EngineClients;
import io.neverscan.testkit.engine.EngineLocator;
import io.neverscan.testkit.engine.SharedEngines;
import io.neverscan.testkit.junit.NeverscanTest;
import io.neverscan.testkit.junit.TestTables;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

@NeverscanTest
class CapacityAssertTest {

    private String table = "";

    @BeforeEach
    void createTable(TestTables tables, TestInfo test) {
        String logical = test.getTestMethod().orElseThrow().getName();
        table = tables.createAll(name -> List.of(CreateTableRequest.builder()
                        .tableName(name.apply(logical))
                        .billingMode(BillingMode.PAY_PER_REQUEST)
                        .attributeDefinitions(text("pk"), text("gpk"))
                        .keySchema(hash("pk"))
                        .globalSecondaryIndexes(GlobalSecondaryIndex.builder()
                                .indexName("byG")
                                .keySchema(hash("gpk"))
                                .projection(projection -> projection.projectionType(ProjectionType.ALL))
                                .build())
                        .build()))
                .get(0);
    }

    private static AttributeDefinition text(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static KeySchemaElement hash(String name) {
        return KeySchemaElement.builder()
                .attributeName(name)
                .keyType(KeyType.HASH)
                .build();
    }

    private static Map<String, AttributeValue> item(String pk) {
        return Map.of("pk", fromS(pk), "gpk", fromS("g"), "fill", fromS("x".repeat(1500)));
    }

    private static void query(DynamoDbClient client, String table) {
        client.query(request -> request.tableName(table)
                .indexName("byG")
                .keyConditionExpression("gpk = :g")
                .expressionAttributeValues(Map.of(":g", fromS("g"))));
    }

    @Test
    void requestsAndUnitsAreCountedByTableAndIndex(DynamoDbClient client, RequestLog log) {
        client.putItem(request -> request.tableName(table).item(item("a")));
        client.putItem(request -> request.tableName(table).item(item("b")));
        assertThatRequestsOf(log)
                .hasCount(2)
                .hasOperations(Map.of("PutItem", 2))
                .consumedOnTable(table, 4)
                .consumedOnIndex(table, "byG", 4)
                .consumedInTotal(8);

        log.clear();
        query(client, table);
        client.getItem(request -> request.tableName(table).key(Map.of("pk", fromS("a"))));
        assertThatRequestsOf(log)
                .hasOperations(Map.of("Query", 1, "GetItem", 1))
                .hasCountOnIndex("byG", 1)
                .consumedOnIndex(table, "byG", 0.5)
                .consumedOnTable(table, 0.5);
    }

    @Test
    void batchesTransactionsAndFailuresCountAsOneRequestEach(DynamoDbClient client, RequestLog log) {
        client.batchWriteItem(request -> request.requestItems(Map.of(
                table,
                List.of(WriteRequest.builder()
                        .putRequest(PutRequest.builder().item(item("a")).build())
                        .build()))));
        TransactWriteItem put = TransactWriteItem.builder()
                .put(write -> write.tableName(table).item(item("b")))
                .build();
        client.transactWriteItems(request -> request.transactItems(put));
        assertThatThrownBy(() -> client.putItem(request ->
                        request.tableName(table).item(item("a")).conditionExpression("attribute_not_exists(pk)")))
                .isInstanceOf(ConditionalCheckFailedException.class);
        assertThatRequestsOf(log)
                .hasOperations(Map.of("BatchWriteItem", 1, "TransactWriteItems", 1, "PutItem", 1))
                .consumedOnTable(table, 2 + 4);
    }

    @Test
    void theAsynchronousClientIsCountedToo(DynamoDbAsyncClient client, RequestLog log) {
        client.putItem(request -> request.tableName(table).item(item("a"))).join();
        assertThatRequestsOf(log).hasCount(1).consumedInTotal(4);
    }

    @Test
    void aLogSeesItsOwnTablesOnlyAndNothingOnceClosed(DynamoDbClient client, RequestLog log, TestTables tables) {
        client.listTables();
        try (TestTables others = new TestTables(client)) {
            String other = others.createAll(List.of(CreateTableRequest.builder()
                            .tableName("other")
                            .billingMode(BillingMode.PAY_PER_REQUEST)
                            .attributeDefinitions(text("pk"))
                            .keySchema(hash("pk"))
                            .build()))
                    .get(0);
            client.putItem(request -> request.tableName(other).item(item("a")));
        }
        assertThatRequestsOf(log).hasCount(0);
        assertThat(tables.owns(table)).isTrue();
        log.close();
        client.putItem(request -> request.tableName(table).item(item("a")));
        assertThatRequestsOf(log).hasCount(0);
    }

    @Test
    void withoutAnOpenLogRequestsAreLeftAsTheyAre(DynamoDbClient client, RequestLog log) {
        log.close();
        assertThat(client.putItem(request -> request.tableName(table).item(item("a")))
                        .consumedCapacity())
                .isNull();
        try (RequestLog all = EngineClients.of(
                        SharedEngines.at(EngineLocator.ofThisJvm().locate(Optional.empty()))
                                .endpoint())
                .counting()
                .open()) {
            query(client, table);
            assertThat(all.requests())
                    .anySatisfy(request -> assertThat(request.operation()).isEqualTo("Query"));
        }
    }

    @Test
    void eachAssertionCanFailAndShowsTheRequests() {
        List<CountedRequest> requests = List.of(new CountedRequest(
                "Query", List.of("t"), Optional.of("G"), List.of(new Charge("t", Optional.of("G"), 1))));
        assertThatRequests(requests)
                .hasCount(1)
                .hasOperations(Map.of("Query", 1))
                .consumedInTotal(0.5);
        assertFails(() -> assertThatRequests(requests).hasCount(2));
        assertFails(() -> assertThatRequests(requests).hasOperations(Map.of("GetItem", 1)));
        assertFails(() -> assertThatRequests(requests).hasCountOnIndex("H", 1));
        assertFails(() -> assertThatRequests(requests).consumedOnTable("t", 0.5));
        assertFails(() -> assertThatRequests(requests).consumedOnIndex("t", "G", 1));
        assertFails(() -> assertThatRequests(requests).consumedInTotal(1));
    }

    private static void assertFails(ThrowingCallable assertion) {
        assertThatThrownBy(assertion).isInstanceOf(AssertionError.class).hasMessageContaining("Query t/G [t/G 0.5]");
    }
}
