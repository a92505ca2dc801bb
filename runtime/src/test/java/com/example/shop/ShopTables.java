// Generated from shop.yaml, do not edit.
package com.example.shop;

import io.neverscan.runtime.table.IndexDefinition;
import io.neverscan.runtime.table.TableDefinition;
import io.neverscan.runtime.table.Tables;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The tables of model {@code shop}. Stateless and safe for use by many threads. */
@Generated("neverscan")
public final class ShopTables {
    private static final List<TableDefinition> DEFINITIONS = List.of(
            TableDefinition.named("shop")
                    .partitionKey("PK", ScalarAttributeType.S)
                    .sortKey("SK", ScalarAttributeType.S)
                    .index(IndexDefinition.global("GSI1")
                            .partitionKey("GSI1PK", ScalarAttributeType.S)
                            .sortKey("GSI1SK", ScalarAttributeType.S)),
            TableDefinition.named("stock").partitionKey("sku", ScalarAttributeType.S),
            TableDefinition.named("readings")
                    .partitionKey("storeId", ScalarAttributeType.S)
                    .sortKey("at", ScalarAttributeType.N));

    private ShopTables() {}

    /**
     * The requests that create the tables, named as in the model.
     *
     * @return one request a table
     */
    public static List<CreateTableRequest> createTableRequests() {
        return createTableRequests(UnaryOperator.identity());
    }

    /**
     * The requests that create the tables.
     *
     * @param physicalName from the model's name to the account's
     * @return one request a table
     */
    public static List<CreateTableRequest> createTableRequests(UnaryOperator<String> physicalName) {
        return Tables.requests(DEFINITIONS, physicalName);
    }

    /**
     * Creates the tables that are not there, named as in the model, and waits until they are active.
     *
     * @param client the client
     */
    public static void createAll(DynamoDbClient client) {
        createAll(client, UnaryOperator.identity());
    }

    /**
     * Creates the tables that are not there and waits until they are active.
     *
     * @param client the client
     * @param physicalName from the model's name to the account's
     */
    public static void createAll(DynamoDbClient client, UnaryOperator<String> physicalName) {
        Tables.create(client, DEFINITIONS, physicalName);
    }

    /**
     * Compares the physical tables, named as in the model, with the model.
     *
     * @param client the client
     * @throws io.neverscan.runtime.error.TableMismatchException with every difference
     */
    public static void verifyAll(DynamoDbClient client) {
        verifyAll(client, UnaryOperator.identity());
    }

    /**
     * Compares the physical tables with the model.
     *
     * @param client the client
     * @param physicalName from the model's name to the account's
     * @throws io.neverscan.runtime.error.TableMismatchException with every difference
     */
    public static void verifyAll(DynamoDbClient client, UnaryOperator<String> physicalName) {
        Tables.verify(client, DEFINITIONS, physicalName);
    }
}
