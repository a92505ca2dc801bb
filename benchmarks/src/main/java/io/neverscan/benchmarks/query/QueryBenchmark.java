package io.neverscan.benchmarks.query;

import io.neverscan.benchmarks.mapping.HandWrittenOrders;
import io.neverscan.benchmarks.mapping.OrderBean;
import io.neverscan.benchmarks.mapping.SampleOrders;
import io.neverscan.benchmarks.shop.Order;
import io.neverscan.benchmarks.shop.OrderSchema;
import io.neverscan.benchmarks.shop.Shop;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** A page of 100 orders: the SDK alone, then with each way to map. Only the network is missing. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 10, time = 1)
public class QueryBenchmark {
    static final int ITEMS = 100;
    private static final String CUSTOMER = SampleOrders.order(0).customerId();

    private final DynamoDbClient client = DynamoDbClient.builder()
            .httpClient(new StubHttpClient(recorded()))
            .region(Region.EU_CENTRAL_1)
            .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("key", "secret")))
            .build();
    private final Shop shop = Shop.create(client);
    private final DynamoDbTable<OrderBean> beans = DynamoDbEnhancedClient.builder()
            .dynamoDbClient(client)
            .build()
            .table("shop", TableSchema.fromBean(OrderBean.class));

    private static byte[] recorded() {
        return WireItems.response(IntStream.range(0, ITEMS)
                .mapToObj(i -> OrderSchema.INSTANCE.itemToMap(SampleOrders.order(i), true))
                .toList());
    }

    /** Closes the client. */
    @TearDown
    public void close() {
        client.close();
    }

    /**
     * The SDK with no mapping at all.
     *
     * @return the items
     */
    @Benchmark
    public List<Map<String, AttributeValue>> sdkAlone() {
        return client.query(QueryRequest.builder()
                        .tableName("shop")
                        .keyConditionExpression("#n0 = :v0 AND begins_with(#n1, :v1)")
                        .expressionAttributeNames(Map.of("#n0", "PK", "#n1", "SK"))
                        .expressionAttributeValues(Map.of(
                                ":v0", AttributeValue.fromS("CUSTOMER#" + CUSTOMER),
                                ":v1", AttributeValue.fromS("ORDER#")))
                        .limit(ITEMS)
                        .build())
                .items();
    }

    /**
     * The SDK and straight code.
     *
     * @return the orders
     */
    @Benchmark
    public List<Order> handWritten() {
        return sdkAlone().stream().map(HandWrittenOrders::fromMap).toList();
    }

    /**
     * The generated repository.
     *
     * @return the orders
     */
    @Benchmark
    public List<Order> generated() {
        return shop.order().ordersOf(CUSTOMER).page().items();
    }

    /**
     * The enhanced client with beans.
     *
     * @return the orders
     */
    @Benchmark
    public List<OrderBean> bean() {
        Key key = Key.builder()
                .partitionValue("CUSTOMER#" + CUSTOMER)
                .sortValue("ORDER#")
                .build();
        return beans
                .query(q ->
                        q.queryConditional(QueryConditional.sortBeginsWith(key)).limit(ITEMS))
                .stream()
                .findFirst()
                .orElseThrow()
                .items();
    }
}
