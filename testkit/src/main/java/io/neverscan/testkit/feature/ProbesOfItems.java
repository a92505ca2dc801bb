package io.neverscan.testkit.feature;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Probes of reads and writes of items by key. */
final class ProbesOfItems {

    private static final Map<String, AttributeValue> KEY =
            Map.of("pk", AttributeValue.fromS("a"), "sk", AttributeValue.fromS("1"));

    private ProbesOfItems() {}

    static Support transactionalProjection(ProbeTables tables) {
        String table = tables.plain();
        DynamoDbClient client = tables.client();
        client.putItem(request -> request.tableName(table).item(with("v", AttributeValue.fromN("1"))));
        TransactGetItem read = TransactGetItem.builder()
                .get(get -> get.tableName(table).key(KEY).projectionExpression("v"))
                .build();
        Map<String, AttributeValue> item = client.transactGetItems(request -> request.transactItems(read))
                .responses()
                .get(0)
                .item();
        return item.keySet().size() == 1
                ? Support.yes("only what was asked for")
                : Support.no("asked for v, got " + item.keySet());
    }

    static Support listPastEnd(ProbeTables tables) {
        String table = tables.plain();
        DynamoDbClient client = tables.client();
        AttributeValue one = AttributeValue.fromN("1");
        client.putItem(request -> request.tableName(table).item(with("l", AttributeValue.fromL(List.of(one)))));
        client.updateItem(request -> request.tableName(table)
                .key(KEY)
                .updateExpression("SET l[5] = :v")
                .expressionAttributeValues(Map.of(":v", one)));
        AttributeValue list = client.getItem(request -> request.tableName(table).key(KEY))
                .item()
                .get("l");
        int size = list == null ? 0 : list.l().size();
        return size == 2 ? Support.yes("appended") : Support.no("a list of 1 became a list of " + size);
    }

    static Support transactions(ProbeTables tables) {
        String table = tables.plain();
        DynamoDbClient client = tables.client();
        Map<String, AttributeValue> other = Map.of("pk", AttributeValue.fromS("b"), "sk", AttributeValue.fromS("1"));
        TransactWriteItem put = TransactWriteItem.builder()
                .put(write -> write.tableName(table).item(KEY))
                .build();
        TransactWriteItem check = TransactWriteItem.builder()
                .conditionCheck(write -> write.tableName(table).key(other).conditionExpression("attribute_exists(pk)"))
                .build();
        try {
            client.transactWriteItems(request -> request.transactItems(put, check));
        } catch (TransactionCanceledException e) {
            boolean nothing = !client.getItem(
                            request -> request.tableName(table).key(KEY))
                    .hasItem();
            return nothing ? Support.yes("all or nothing") : Support.no("a cancelled transaction left an item behind");
        }
        return Support.no("a failed condition did not cancel the transaction");
    }

    private static Map<String, AttributeValue> with(String name, AttributeValue value) {
        return Map.of("pk", AttributeValue.fromS("a"), "sk", AttributeValue.fromS("1"), name, value);
    }
}
