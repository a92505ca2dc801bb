package io.neverscan.testkit.feature;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Makes the throw-away tables of one probe and deletes them. */
final class ProbeTables implements AutoCloseable {

    static final String INDEX = "byOther";

    private final DynamoDbClient client;
    private final List<String> created = new ArrayList<>();

    ProbeTables(DynamoDbClient client) {
        this.client = client;
    }

    DynamoDbClient client() {
        return client;
    }

    /** A table with text keys {@code pk} and {@code sk}. */
    String plain() {
        return create(request -> {});
    }

    /** A table with a numeric sort key {@code sk}. */
    String withNumericSortKey() {
        return create(request -> request.attributeDefinitions(
                attribute("pk", ScalarAttributeType.S), attribute("sk", ScalarAttributeType.N)));
    }

    /** A table with a global index on {@code gpk} and {@code gsk}. */
    String indexed(Projection projection) {
        return create(request -> request.attributeDefinitions(texts("pk", "sk", "gpk", "gsk"))
                .globalSecondaryIndexes(GlobalSecondaryIndex.builder()
                        .indexName(INDEX)
                        .keySchema(key("gpk", KeyType.HASH), key("gsk", KeyType.RANGE))
                        .projection(projection)
                        .build()));
    }

    String create(Consumer<CreateTableRequest.Builder> change) {
        String name = "probe-" + UUID.randomUUID();
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(texts("pk", "sk"))
                .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE));
        change.accept(request);
        created.add(name);
        client.createTable(request.build());
        client.waiter().waitUntilTableExists(describe -> describe.tableName(name));
        return name;
    }

    static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }

    static List<AttributeDefinition> texts(String... names) {
        List<AttributeDefinition> definitions = new ArrayList<>();
        for (String name : names) {
            definitions.add(attribute(name, ScalarAttributeType.S));
        }
        return definitions;
    }

    private static AttributeDefinition attribute(String name, ScalarAttributeType type) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(type)
                .build();
    }

    static AttributeValue text(String value) {
        return AttributeValue.fromS(value);
    }

    @Override
    public void close() {
        for (String name : created) {
            try {
                client.deleteTable(request -> request.tableName(name));
            } catch (DynamoDbException neverCreated) {
                // The probe was about its creation.
            }
        }
    }

    /** Runs a request that the service refuses. */
    static Support refused(Runnable request) {
        try {
            request.run();
        } catch (DynamoDbException e) {
            boolean validation = e.statusCode() == 400
                    && e.awsErrorDetails() != null
                    && "ValidationException".equals(e.awsErrorDetails().errorCode());
            return validation ? Support.yes("refused") : Support.no("another error: " + e.getMessage());
        }
        return Support.no("the engine accepts what the service refuses");
    }
}
