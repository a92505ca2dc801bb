package io.neverscan.runtime.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.shop.ShopTables;
import com.example.social.SocialTables;
import io.neverscan.runtime.Engine;
import io.neverscan.runtime.error.TableMismatchException;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Definitions, creation and comparison of tables. */
class TablesTest {
    private final UnaryOperator<String> names = Engine.names();

    private static TableDefinition full() {
        return TableDefinition.named("t")
                .partitionKey("PK", ScalarAttributeType.S)
                .sortKey("SK", ScalarAttributeType.S)
                .index(IndexDefinition.global("all")
                        .partitionKey("SK", ScalarAttributeType.S)
                        .sortKey("PK", ScalarAttributeType.S))
                .index(IndexDefinition.global("hash")
                        .partitionKey("email", ScalarAttributeType.S)
                        .include("b", "a"))
                .index(IndexDefinition.local("byTime")
                        .partitionKey("PK", ScalarAttributeType.S)
                        .sortKey("time", ScalarAttributeType.N)
                        .keysOnly())
                .ttl("expiresAt");
    }

    @Test
    void requestsDeclareExactlyWhatTheModelSays() {
        CreateTableRequest request = full().toRequest("x");
        assertThat(request.billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(request.attributeDefinitions())
                .extracting(d -> d.attributeName())
                .containsExactly("PK", "SK", "email", "time");
        assertThat(request.globalSecondaryIndexes()).hasSize(2);
        assertThat(request.globalSecondaryIndexes().get(1).keySchema()).hasSize(1);
        assertThat(request.localSecondaryIndexes()).hasSize(1);
        CreateTableRequest provisioned = full().provisioned(3, 4).toRequest("x");
        assertThat(provisioned.provisionedThroughput().writeCapacityUnits()).isEqualTo(4);
        assertThat(provisioned
                        .globalSecondaryIndexes()
                        .get(0)
                        .provisionedThroughput()
                        .readCapacityUnits())
                .isEqualTo(3);
        CreateTableRequest bare = ShopTables.createTableRequests().get(1);
        assertThat(bare.hasGlobalSecondaryIndexes()).isFalse();
        assertThat(bare.tableName()).isEqualTo("stock");
        assertThat(SocialTables.createTableRequests(n -> "dev-" + n).get(0).tableName())
                .isEqualTo("dev-social");
    }

    @Test
    void createdTablesFit() {
        SocialTables.createAll(Engine.client(), names);
        SocialTables.createAll(Engine.client(), names);
        SocialTables.verifyAll(Engine.client(), names);
        Tables.create(Engine.client(), List.of(full()), names);
        Tables.create(Engine.client(), List.of(full()), names);
        Tables.verify(Engine.client(), List.of(full()), names);
    }

    @Test
    void everyDifferenceIsListed() {
        Tables.create(
                Engine.client(),
                List.of(TableDefinition.named("t")
                        .partitionKey("PK", ScalarAttributeType.S)
                        .sortKey("SK", ScalarAttributeType.N)
                        .index(IndexDefinition.global("hash")
                                .partitionKey("email", ScalarAttributeType.S)
                                .include("a"))),
                names);
        String table = "table `" + names.apply("t") + "`";
        assertThatThrownBy(() -> Tables.verify(
                        Engine.client(),
                        List.of(full(), TableDefinition.named("none").partitionKey("a", ScalarAttributeType.S)),
                        names))
                .isInstanceOfSatisfying(
                        TableMismatchException.class,
                        e -> assertThat(e.differences())
                                .containsExactly(
                                        table
                                                + ": the key is PK S HASH, SK S RANGE in the model, PK S HASH, SK N RANGE in the table",
                                        table + ": global index `all` does not exist",
                                        table
                                                + " index `hash`: the projection is INCLUDE [a, b] in the model, INCLUDE [a] in the table",
                                        table + ": local index `byTime` does not exist",
                                        table + ": items expire by `expiresAt` in the model, expiry is off",
                                        "table `" + names.apply("none") + "` does not exist"));
    }
}
