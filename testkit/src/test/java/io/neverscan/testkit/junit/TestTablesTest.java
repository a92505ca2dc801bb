package io.neverscan.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.neverscan.testkit.SampleTables;
import io.neverscan.testkit.recording.RecordingDynamoDbClient;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

@NeverscanTest
class TestTablesTest {

    @Test
    void namesAreStableInOneSetAndDifferBetweenSets(DynamoDbClient client) {
        try (TestTables one = new TestTables(client);
                TestTables other = new TestTables(client)) {
            assertThat(one.name("social")).startsWith("social-").isEqualTo(one.name("social"));
            assertThat(one.name("social")).isNotEqualTo(other.name("social"));
            assertThat(one.names()).containsOnlyKeys("social");
            assertThat(one.owns(one.name("social"))).isTrue();
            assertThat(one.owns("social")).isFalse();
        }
    }

    @Test
    void longNamesFitAndStayApart(DynamoDbClient client) {
        try (TestTables tables = new TestTables(client)) {
            String start = "t".repeat(250);
            String first = tables.name(start + "a");
            String second = tables.name(start + "b");
            assertThat(first).hasSizeLessThanOrEqualTo(255).isNotEqualTo(second);
            assertThat(second).hasSizeLessThanOrEqualTo(255);
        }
    }

    @Test
    void whatWasCreatedGivenOutOrRegisteredIsDeleted(DynamoDbClient client, TestTables rest) {
        String foreign = rest.createAll(List.of(SampleTables.keyed("foreign"))).get(0);
        TestTables tables = new TestTables(client);
        List<String> created = tables.createAll(
                names -> List.of(SampleTables.keyed(names.apply("a")), SampleTables.keyed(names.apply("b"))));
        assertThat(created).containsExactly(tables.name("a"), tables.name("b"));
        assertThat(tables.createAll(List.of(SampleTables.keyed("logical")))).containsExactly(tables.name("logical"));
        client.createTable(SampleTables.keyed(tables.name("c")));
        tables.name("never-created");
        client.createTable(SampleTables.keyed("by-hand-" + tables.name("x")));
        tables.register("by-hand-" + tables.name("x"));
        assertThat(client.listTables().tableNames()).containsAll(created).contains(tables.name("c"));

        tables.close();
        tables.close();
        assertThat(client.listTables().tableNames())
                .contains(foreign)
                .noneMatch(name -> created.contains(name) || name.startsWith("c-") || name.startsWith("logical-"))
                .noneMatch(name -> name.startsWith("by-hand-"));
    }

    @Test
    void aProtectedOneIsDeletedToo(DynamoDbClient client) {
        TestTables tables = new TestTables(client);
        client.createTable(SampleTables.keyed(tables.name("kept")).toBuilder()
                .deletionProtectionEnabled(true)
                .build());
        String name = tables.name("kept");
        assertThatThrownBy(() -> client.deleteTable(request -> request.tableName(name)))
                .isInstanceOf(DynamoDbException.class);
        tables.close();
        assertThat(client.listTables().tableNames()).doesNotContain(name);
    }

    @Test
    void oneThatCannotBeDeletedDoesNotKeepTheOthers() {
        RecordingDynamoDbClient client = new RecordingDynamoDbClient();
        client.fail(
                DeleteTableRequest.class,
                DynamoDbException.builder().message("protected").build());
        TestTables tables = new TestTables(client);
        tables.register("a");
        tables.register("b");
        assertThatThrownBy(tables::close).isInstanceOf(DynamoDbException.class).hasMessageContaining("protected");
        client.calls().hasOperations("DeleteTable", "DeleteTable");
    }
}
