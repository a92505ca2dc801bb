// Generated from src/main/neverscan/shop.yaml:2, do not edit
package com.example.shop;

import io.neverscan.runtime.table.IndexDefinition;
import io.neverscan.runtime.table.TableDefinition;
import io.neverscan.runtime.table.Tables;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * The tables of model {@code shop}.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.tables.TablesEmitter")
public final class ShopTables {
    private static final List<TableDefinition> DEFINITIONS = List.of(TableDefinition.named("shop")
            .partitionKey("PK", ScalarAttributeType.S)
            .sortKey("SK", ScalarAttributeType.S)
            .index(IndexDefinition.global("GSI1")
                    .partitionKey("GSI1PK", ScalarAttributeType.S)
                    .sortKey("GSI1SK", ScalarAttributeType.S)
                    .include("total"))
            .index(IndexDefinition.global("GSI2")
                    .partitionKey("email", ScalarAttributeType.S))
            .ttl("expiresAt"));

    private ShopTables() {
    }

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
     * Creates the tables that are not there and waits until they are active. They are named as in the model.
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
     * Compares the physical tables with the model. They are named as in the model.
     *
     * @param client the client
     */
    public static void verifyAll(DynamoDbClient client) {
        verifyAll(client, UnaryOperator.identity());
    }

    /**
     * Compares the physical tables with the model.
     *
     * @param client the client
     * @param physicalName from the model's name to the account's
     */
    public static void verifyAll(DynamoDbClient client, UnaryOperator<String> physicalName) {
        Tables.verify(client, DEFINITIONS, physicalName);
    }
}
