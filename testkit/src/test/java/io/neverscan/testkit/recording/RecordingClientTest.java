package io.neverscan.testkit.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

class RecordingClientTest {

    private final RecordingDynamoDbClient client = new RecordingDynamoDbClient();
    private final RecordingDynamoDbAsyncClient async = new RecordingDynamoDbAsyncClient();

    private static QueryRequest query(String pk) {
        return QueryRequest.builder()
                .tableName("t")
                .keyConditionExpression("pk = :p")
                .expressionAttributeValues(Map.of(":p", fromS(pk)))
                .build();
    }

    private static QueryResponse rows(String... names) {
        return QueryResponse.builder()
                .items(Stream.of(names).map(name -> Map.of("pk", fromS(name))).toList())
                .count(names.length)
                .build();
    }

    @Test
    void withoutAScriptEveryAnswerIsEmptyAndEveryCallIsKept() {
        assertThat(client.query(query("a")).items()).isEmpty();
        assertThat(client.getItem(request -> request.tableName("t").key(Map.of("pk", fromS("a"))))
                        .hasItem())
                .isFalse();
        client.putItem(PutItemRequest.builder().tableName("t").build());
        client.deleteItem(request -> request.tableName("t"));
        client.updateItem(request -> request.tableName("t"));
        client.batchGetItem(request -> request.requestItems(Map.of()));
        client.batchWriteItem(request -> request.requestItems(Map.of()));
        client.transactGetItems(request -> request.transactItems(List.of()));
        client.transactWriteItems(request -> request.transactItems(List.of()));
        client.createTable(request -> request.tableName("t"));
        client.describeTable(request -> request.tableName("t"));
        client.calls()
                .hasOperations(
                        "Query",
                        "GetItem",
                        "PutItem",
                        "DeleteItem",
                        "UpdateItem",
                        "BatchGetItem",
                        "BatchWriteItem",
                        "TransactGetItems",
                        "TransactWriteItems",
                        "CreateTable",
                        "DescribeTable");
        assertThat(client.calls().list().get(0).request()).isEqualTo(query("a"));
        client.forgetCalls();
        client.calls().isEmpty();
    }

    @Test
    void eachOperationHasAScriptOfItsOwnThenTheRuleThenNothing() {
        GetItemResponse item =
                GetItemResponse.builder().item(Map.of("pk", fromS("i"))).build();
        client.answer(rows("a"), item, rows("b", "c"));
        assertThat(client.query(query("a")).count()).isEqualTo(1);
        assertThat(client.query(query("a")).count()).isEqualTo(2);
        assertThat(client.query(query("a")).items()).isEmpty();
        assertThat(client.getItem(GetItemRequest.builder().build())).isSameAs(item);
        client.answerWith(
                QueryRequest.class,
                request -> rows(request.expressionAttributeValues().get(":p").s()));
        assertThat(client.query(query("z")).items()).containsExactly(Map.of("pk", fromS("z")));
    }

    @Test
    void paginatorsUseTheScript() {
        client.answer(
                rows("a").toBuilder().lastEvaluatedKey(Map.of("pk", fromS("a"))).build(), rows("b"));
        assertThat(client.queryPaginator(query("x")).items()).hasSize(2);
        List<QueryAssert> pages = client.calls().onlyQueries(2);
        pages.get(0).startsAtTheBeginning();
        pages.get(1).startsAfter(Map.of("pk", fromS("a")));
    }

    @Test
    void failuresAreThrownOrCompleteTheFuture() {
        RuntimeException failure =
                ConditionalCheckFailedException.builder().message("no").build();
        client.fail(PutItemRequest.class, failure);
        assertThatThrownBy(() -> client.putItem(PutItemRequest.builder().build()))
                .isSameAs(failure);
        assertThat(client.putItem(PutItemRequest.builder().build())).isNotNull();

        async.fail(PutItemRequest.class, failure);
        assertThatThrownBy(() -> async.putItem(PutItemRequest.builder().build()).join())
                .hasCause(failure);
        async.calls().hasOperations("PutItem");
    }

    @Test
    void theAsynchronousTwinAnswersAndRecordsTheSame() {
        async.answer(rows("a"));
        assertThat(async.query(query("a")).join().count()).isEqualTo(1);
        async.calls().onlyQuery().onTable("t").hasKeyCondition("pk = \"a\"");
    }

    static Stream<BiConsumer<RecordingDynamoDbClient, RecordingDynamoDbAsyncClient>> scans() {
        ScanRequest scan = ScanRequest.builder().tableName("t").build();
        return Stream.of(
                (client, async) -> client.scan(scan),
                (client, async) -> client.scan(request -> request.tableName("t")),
                (client, async) -> client.scanPaginator(scan),
                (client, async) -> client.executeStatement(
                        ExecuteStatementRequest.builder().build()),
                (client, async) -> client.batchExecuteStatement(
                        BatchExecuteStatementRequest.builder().build()),
                (client, async) -> client.executeTransaction(
                        ExecuteTransactionRequest.builder().build()),
                (client, async) -> async.scan(scan),
                (client, async) -> async.scanPaginator(scan),
                (client, async) ->
                        async.executeStatement(ExecuteStatementRequest.builder().build()),
                (client, async) -> async.batchExecuteStatement(
                        BatchExecuteStatementRequest.builder().build()),
                (client, async) -> async.executeTransaction(
                        ExecuteTransactionRequest.builder().build()));
    }

    @ParameterizedTest
    @MethodSource("scans")
    void noScanCanPass(BiConsumer<RecordingDynamoDbClient, RecordingDynamoDbAsyncClient> scan) {
        assertThatThrownBy(() -> scan.accept(client, async))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("no Scan can pass");
        assertThat(client.calls().list().size() + async.calls().list().size()).isEqualTo(1);
    }

    private static QueryRequest full() {
        return QueryRequest.builder()
                .tableName("t")
                .indexName("GSI1")
                .keyConditionExpression("#n1 = :v1 AND begins_with(#n10, :v10)")
                .filterExpression("#n2 <> :v2")
                .projectionExpression("#n1, #n3")
                .expressionAttributeNames(Map.of("#n1", "GSI1PK", "#n10", "GSI1SK", "#n2", "status", "#n3", "name"))
                .expressionAttributeValues(
                        Map.of(":v1", fromS("USER#bob"), ":v10", fromS("FOLLOWED_BY#"), ":v2", fromS("GONE")))
                .scanIndexForward(false)
                .limit(25)
                .consistentRead(true)
                .exclusiveStartKey(Map.of("PK", fromS("x")))
                .build();
    }

    private QueryAssert recorded(QueryRequest request) {
        client.forgetCalls();
        client.query(request);
        return client.calls().onlyQuery();
    }

    @Test
    void everythingAboutAQueryCanBeAsserted() {
        recorded(full())
                .onTable("t")
                .onIndex("GSI1")
                .hasKeyCondition("GSI1PK = \"USER#bob\" and begins_with(GSI1SK, \"FOLLOWED_BY#\")")
                .hasFilter("status <> \"GONE\"")
                .hasProjection("GSI1PK, name")
                .isDescending()
                .hasLimit(25)
                .isConsistent()
                .startsAfter(Map.of("PK", fromS("x")));
        recorded(query("a"))
                .onNoIndex()
                .hasNoFilter()
                .hasNoProjection()
                .isAscending()
                .hasNoLimit()
                .isEventuallyConsistent()
                .startsAtTheBeginning();
    }

    @Test
    void eachAssertionOnAQueryCanFail() {
        QueryAssert full = recorded(full());
        QueryAssert plain = recorded(query("a"));
        assertFails(() -> full.onTable("u"), "table", "u", "t");
        assertFails(() -> full.onIndex("GSI2"), "index", "GSI2", "GSI1");
        assertFails(full::onNoIndex, "index", "(none)", "GSI1");
        assertFails(() -> plain.onIndex("GSI1"), "index", "GSI1", "(none)");
        assertFails(() -> full.hasKeyCondition("GSI1PK = \"USER#al\""), "key condition", "USER#al", "USER#bob");
        assertFails(() -> full.hasFilter("status = \"GONE\""), "filter", "=", "<>");
        assertFails(() -> plain.hasFilter("status = \"GONE\""), "filter", "(none)");
        assertFails(full::hasNoFilter, "filter");
        assertFails(() -> full.hasProjection("name"), "projection");
        assertFails(full::hasNoProjection, "projection");
        assertFails(full::isAscending, "ScanIndexForward");
        assertFails(plain::isDescending, "ScanIndexForward");
        assertFails(() -> full.hasLimit(24), "limit", "24", "25");
        assertFails(full::hasNoLimit, "limit");
        assertFails(full::isEventuallyConsistent, "consistent");
        assertFails(plain::isConsistent, "consistent");
        assertFails(() -> full.startsAfter(Map.of("PK", fromS("y"))), "start key", "\"y\"", "\"x\"");
        assertFails(full::startsAtTheBeginning, "start key");
        assertFails(() -> plain.hasSelect(Select.COUNT), "select", "COUNT");
    }

    @Test
    void aGetItemCanBeAsserted() {
        Map<String, AttributeValue> key = Map.of("PK", fromS("USER#bob"), "SK", fromS("PROFILE"));
        client.getItem(request -> request.tableName("t")
                .key(key)
                .projectionExpression("#a")
                .expressionAttributeNames(Map.of("#a", "name"))
                .consistentRead(true));
        GetItemAssert get = client.calls()
                .onlyGetItem()
                .onTable("t")
                .hasKey(key)
                .hasKey("{PK: \"USER#bob\", SK: \"PROFILE\"}")
                .hasProjection("name")
                .isConsistent();
        assertFails(() -> get.onTable("u"), "table");
        assertFails(() -> get.hasKey("{PK: \"USER#bob\"}"), "key");
        assertFails(() -> get.hasKey(Map.of()), "key");
        assertFails(() -> get.hasProjection("id"), "projection");
        assertFails(get::hasNoProjection, "projection");
        assertFails(get::isEventuallyConsistent, "consistent");
    }

    @Test
    void oneRequestMeansOneRequestOfThatType() {
        assertFails(() -> client.calls().onlyQuery(), "exactly 1", "recorded 0");
        client.query(query("a"));
        assertFails(() -> client.calls().onlyGetItem(), "GetItemRequest", "Query");
        assertFails(() -> client.calls().isEmpty(), "exactly 0");
        client.query(query("b"));
        assertFails(() -> client.calls().onlyQuery(), "exactly 1", "recorded 2", "pk = :p");
        assertFails(() -> client.calls().hasOperations("Query"), "[Query, Query]");
        client.getItem(GetItemRequest.builder().build());
        assertFails(() -> client.calls().onlyQueries(3), "QueryRequest");
    }

    @Test
    void requestsThatTheServiceRefusesAreRefused() {
        assertFails(
                () -> recorded(query("a").toBuilder()
                        .expressionAttributeNames(Map.of("#unused", "x"))
                        .build()),
                "#unused");
        assertFails(
                () -> recorded(
                        query("a").toBuilder().filterExpression("b = :missing").build()),
                ":missing");
        assertFails(() -> recorded(QueryRequest.builder().tableName("t").build()), "without a key condition");
        assertFails(() -> recorded(query("a").toBuilder().attributesToGet("x").build()), "legacy");
    }

    private static void assertFails(ThrowingCallable assertion, String... fragments) {
        assertThatThrownBy(assertion)
                .isInstanceOf(AssertionError.class)
                .message()
                .contains(fragments);
    }
}
