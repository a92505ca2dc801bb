package io.neverscan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.social.Follow;
import com.example.social.Social;
import com.example.social.SocialTables;
import com.example.social.User;
import io.neverscan.runtime.error.ScanRefusedException;
import io.neverscan.runtime.guard.NoScanInterceptor;
import io.neverscan.runtime.observe.AccessEvent;
import io.neverscan.runtime.observe.Operation;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ParameterizedStatement;

/** What listeners see, and what the guard refuses. */
class ObserveAndGuardTest {
    private final UnaryOperator<String> names = Engine.names();
    private final List<AccessEvent> events = new ArrayList<>();
    private final Social social = Social.builder(Engine.client())
            .tableNames(names)
            .listener(events::add)
            .build();

    @BeforeEach
    void createTables() {
        SocialTables.createAll(Engine.client(), names);
        for (String id : List.of("a", "b")) {
            social.user().create(User.builder().userId(id).name(id).build());
        }
        events.clear();
    }

    private AccessEvent last() {
        return events.get(events.size() - 1);
    }

    @Test
    void everyOperationReportsItsCapacity() {
        social.user().get("a");
        assertThat(last().pattern()).isEqualTo("User.get");
        assertThat(last().operation()).isEqualTo(Operation.GET_ITEM);
        assertThat(last().table()).isEqualTo(names.apply("social"));
        assertThat(last().capacity().table()).isEqualTo(0.5);
        social.user().update("a").name("x").execute();
        assertThat(last().capacity().total()).isEqualTo(1);
        social.follow().create(new Follow("a", "b", LocalDate.EPOCH));
        assertThat(last().operation()).isEqualTo(Operation.TRANSACT_WRITE_ITEMS);
        assertThat(last().capacity().table()).isEqualTo(6);
        assertThat(last().capacity().indexes()).containsKey("GSI1");
        social.follow().followers("b").toList(3);
        assertThat(last().index()).isEqualTo("GSI1");
        assertThat(last().capacity().indexes()).containsEntry("GSI1", 0.5);
        assertThat(last().requests()).isEqualTo(1);
        assertThat(last().items()).isEqualTo(1);
        social.user().home("a").pageSize(1).toList(10);
        assertThat(last().requests()).isGreaterThan(1);
        assertThat(last().capacity().table()).isGreaterThanOrEqualTo(1);
        social.user().delete("a");
        assertThat(last().operation()).isEqualTo(Operation.DELETE_ITEM);
        assertThat(last().duration()).isPositive();
        assertThat(events).allMatch(AccessEvent::succeeded);
        assertThatThrownBy(() -> social.user().update("zz").name("x").execute()).isInstanceOf(RuntimeException.class);
        assertThat(last().succeeded()).isFalse();
    }

    @Test
    void scansAndStatementsAreRefusedAndAllElsePasses() {
        try (DynamoDbClient guarded = Engine.connect(new NoScanInterceptor())) {
            String table = names.apply("social");
            assertThatThrownBy(() -> guarded.scan(b -> b.tableName(table)))
                    .isInstanceOf(ScanRefusedException.class)
                    .hasMessageContaining("Scan is refused");
            assertThatThrownBy(() -> guarded.scanPaginator(b -> b.tableName(table))
                            .iterator()
                            .next())
                    .isInstanceOf(ScanRefusedException.class);
            String statement = "SELECT * FROM \"" + table + "\"";
            assertThatThrownBy(() -> guarded.executeStatement(b -> b.statement(statement)))
                    .isInstanceOf(ScanRefusedException.class);
            assertThatThrownBy(() -> guarded.batchExecuteStatement(b -> b.statements(
                            BatchStatementRequest.builder().statement(statement).build())))
                    .isInstanceOf(ScanRefusedException.class);
            assertThatThrownBy(
                            () -> guarded.executeTransaction(b -> b.transactStatements(ParameterizedStatement.builder()
                                    .statement(statement)
                                    .build())))
                    .isInstanceOf(ScanRefusedException.class);
            Social through = Social.builder(guarded).tableNames(names).build();
            assertThat(through.user().get("a")).isPresent();
            assertThat(through.user().home("a").count()).isEqualTo(1);
            assertThat(guarded.getItem(b -> b.tableName(table)
                                    .key(Map.of("PK", AttributeValue.fromS("x"), "SK", AttributeValue.fromS("x"))))
                            .hasItem())
                    .isFalse();
        }
    }
}
