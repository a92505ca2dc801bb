package io.neverscan.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.shop.Shop;
import com.example.shop.ShopTables;
import com.example.shop.Stock;
import com.example.shop.StockKey;
import com.example.shop.StockSchema;
import com.example.social.Follow;
import com.example.social.Social;
import io.neverscan.runtime.Engine;
import io.neverscan.runtime.RecordingClient;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.ConditionFailedException;
import io.neverscan.runtime.error.NeverscanException;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.Connection;
import io.neverscan.runtime.table.TableHandle;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** Transactions on the engine, and on a stub for what the engine never does. */
class TransactionTest {
    private final UnaryOperator<String> names = Engine.names();
    private final RecordingClient client = new RecordingClient();
    private final TableHandle stock =
            Connection.builder(client).tableNames(names).build().table("stock");
    private final EntityStore<Stock> store = new EntityStore<>(stock, StockSchema.INSTANCE);
    private final Shop shop = Shop.builder(client).tableNames(names).build();

    @BeforeEach
    void createTables() {
        ShopTables.createAll(Engine.client(), names);
    }

    private static ItemKey key(String sku) {
        return ItemKey.of("Stock", "sku", sku);
    }

    private Node node(String sku) {
        return new Node(stock, key(sku), new StockKey(sku));
    }

    private Transaction create(String... skus) {
        Transaction transaction = Transaction.named(stock, "test");
        for (String sku : skus) {
            transaction.create(store, new Stock(sku, 1, null), new StockKey(sku));
        }
        return transaction;
    }

    @Test
    void allOrNothingAndTheReasonsAreMappedInOrder() {
        create("a", "b").execute(Token.random());
        assertThatThrownBy(() -> create("c", "b", "a").execute(Token.random()))
                .isInstanceOfSatisfying(AlreadyExistsException.class, e -> {
                    assertThat(e.key()).isEqualTo("StockKey[sku=b]");
                    assertThat(StockSchema.INSTANCE.mapToItem(e.existing())).isEqualTo(new Stock("b", 1, null));
                });
        assertThat(shop.stock().get("c")).isEmpty();
        ItemUpdate<Stock> update = store.update(key("a"), new StockKey("a"));
        update.add("onHand", 4);
        Transaction.named(stock, "test").update(update).exists(node("b")).execute(Token.random());
        assertThat(shop.stock().get("a").orElseThrow().onHand()).isEqualTo(5);
        Transaction.named(stock, "test").delete(node("b")).execute(Token.random());
        assertThatThrownBy(
                        () -> Transaction.named(stock, "test").delete(node("b")).execute(Token.random()))
                .isInstanceOf(NotFoundException.class)
                .hasMessageContaining("StockKey[sku=b]");
        assertThatThrownBy(
                        () -> Transaction.named(stock, "test").exists(node("b")).execute(Token.random()))
                .isInstanceOf(NotFoundException.class);
    }

    @Test
    void limitsAreCheckedBeforeTheCall() {
        String[] skus = new String[101];
        for (int i = 0; i < skus.length; i++) {
            skus[i] = "s" + i;
        }
        assertThatThrownBy(() -> create(skus).execute(Token.random()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at most 100");
        assertThatThrownBy(() -> create("x", "y", "x").execute(Token.random()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("create Stock StockKey[sku=x]");
        assertThatThrownBy(() -> create("x").execute("")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> create("x").execute("t".repeat(37))).isInstanceOf(IllegalArgumentException.class);
        assertThat(client.requests()).isEmpty();
        create(java.util.Arrays.copyOf(skus, 100)).execute(Token.random());
        assertThat(shop.stock().get("s99")).isPresent();
    }

    /** Cancels with the given reasons, then lets through. */
    private static final class Conflicting extends RecordingClient {
        private final List<List<String>> cancellations;
        private final List<String> tokens = new ArrayList<>();

        Conflicting(List<List<String>> cancellations) {
            this.cancellations = new ArrayList<>(cancellations);
        }

        @Override
        public TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
            tokens.add(request.clientRequestToken());
            if (cancellations.isEmpty()) {
                return TransactWriteItemsResponse.builder().build();
            }
            List<CancellationReason> reasons = new ArrayList<>();
            for (String code : cancellations.remove(0)) {
                reasons.add(CancellationReason.builder().code(code).build());
            }
            throw TransactionCanceledException.builder()
                    .message("cancelled")
                    .cancellationReasons(reasons)
                    .build();
        }

        @Override
        public PutItemResponse putItem(PutItemRequest request) {
            if (cancellations.isEmpty()) {
                return PutItemResponse.builder().build();
            }
            cancellations.remove(0);
            tokens.add("");
            throw TransactionConflictException.builder().message("conflict").build();
        }
    }

    private final List<Duration> waits = new ArrayList<>();

    private Social social(Conflicting stub) {
        return Social.builder(stub)
                .backoff(Backoff.standard()
                        .within(3, Duration.ofMillis(10), Duration.ofMillis(100))
                        .with(waits::add, () -> 1))
                .build();
    }

    private static final Follow FOLLOW = new Follow("a", "b", LocalDate.EPOCH);

    @Test
    void conflictsAreTriedAgainWithTheSameToken() {
        Conflicting stub = new Conflicting(
                List.of(List.of("None", "TransactionConflict", "None"), List.of("ThrottlingError", "None", "None")));
        assertThat(social(stub).follow().create(FOLLOW)).isTrue();
        assertThat(stub.tokens).hasSize(3);
        assertThat(new java.util.HashSet<>(stub.tokens)).hasSize(1);
        assertThat(waits).containsExactly(Duration.ofMillis(10), Duration.ofMillis(20));
    }

    @Test
    void theBudgetOfConflictsEnds() {
        List<String> conflict = List.of("TransactionConflict", "None", "None");
        Conflicting stub = new Conflicting(List.of(conflict, conflict, conflict, conflict));
        assertThatThrownBy(() -> social(stub).follow().create(FOLLOW))
                .isInstanceOf(NeverscanException.class)
                .hasMessageContaining("Follow.create was not carried out")
                .hasMessageContaining("1: count on User UserKey[userId=a]")
                .hasCauseInstanceOf(TransactionCanceledException.class);
        assertThat(stub.tokens).hasSize(3);
    }

    @Test
    void otherReasonsAreNotTriedAgain() {
        Conflicting invalid = new Conflicting(List.of(List.of("ValidationError", "TransactionConflict", "None")));
        assertThatThrownBy(() -> social(invalid).follow().create(FOLLOW)).isInstanceOf(NeverscanException.class);
        assertThat(invalid.tokens).hasSize(1);
        Conflicting there = new Conflicting(List.of(List.of("ConditionalCheckFailed", "TransactionConflict", "None")));
        assertThat(social(there).follow().create(FOLLOW)).isFalse();
        Conflicting missing = new Conflicting(List.of(List.of("None", "None", "ConditionalCheckFailed")));
        assertThatThrownBy(() -> social(missing).follow().delete("a", "b"))
                .isInstanceOf(NotFoundException.class)
                .hasMessageContaining("User UserKey[userId=b]");
        assertThat(waits).isEmpty();
    }

    @Test
    void singleWritesWaitForTransactionsOfOthers() {
        Conflicting stub = new Conflicting(List.of(List.of(), List.of()));
        EntityStore<Stock> conflicting = new EntityStore<>(
                Connection.builder(stub)
                        .backoff(Backoff.standard().with(waits::add, () -> 0))
                        .build()
                        .table("stock"),
                StockSchema.INSTANCE);
        conflicting.put(new Stock("a", 1, null));
        assertThat(waits).hasSize(2);
        assertThat(stub.tokens).hasSize(2);
    }

    @Test
    void mirroredEdgeWritesBothItems() {
        EntityStore<Stock> edges = new EntityStore<>(stock, StockSchema.INSTANCE);
        MirrorSchema mirror = new MirrorSchema();
        Stock edge = new Stock("m", 1, null);
        assertThat(edges.edge().mirror(mirror).create(edge, edge.key(), Token.random()))
                .isTrue();
        assertThat(edges.edge().mirror(mirror).create(edge, edge.key(), Token.random()))
                .isFalse();
        assertThat(shop.stock().get("mirror-m")).isPresent();
        assertThat(edges.edge().mirrorKey(key("mirror-m")).delete(key("m"), edge.key(), Token.random()))
                .isTrue();
        assertThat(shop.stock().get("mirror-m")).isEmpty();
        assertThat(edges.createIfAbsent(edge)).isTrue();
        assertThat(edges.createIfAbsent(edge)).isFalse();
        assertThat(edges.deleteIfPresent(key("m"))).isTrue();
        assertThat(edges.deleteIfPresent(key("m"))).isFalse();
    }

    /** The same record under another key. */
    private static final class MirrorSchema extends io.neverscan.runtime.codec.ItemSchema<Stock> {
        MirrorSchema() {
            super(io.neverscan.runtime.codec.EntityInfo.of(
                            Stock.class, io.neverscan.runtime.codec.TypeTest.of("Stock", List.of()))
                    .partitionKey("sku", software.amazon.awssdk.enhanced.dynamodb.AttributeValueType.S)
                    .build());
        }

        @Override
        protected void writeKey(Stock item, io.neverscan.runtime.codec.ItemWriter out) {
            out.partitionKey("sku", "mirror-" + item.sku());
        }

        @Override
        protected void write(Stock item, io.neverscan.runtime.codec.ItemWriter out) {
            out.number("onHand", item.onHand());
        }

        @Override
        protected Stock read(io.neverscan.runtime.codec.ItemReader in) {
            return new Stock(in.string("sku"), in.longValue("onHand"), null);
        }
    }

    @Test
    void countersThatStartElsewhere() {
        shop.stock().create(new Stock("a", 0, null));
        ItemUpdate<Stock> update = store.update(key("a"), new StockKey("a"));
        update.add("seen", 1, 10);
        update.execute();
        ItemUpdate<Stock> again = store.update(key("a"), new StockKey("a"));
        again.add("seen", 1, 10);
        again.execute();
        Map<String, AttributeValue> raw = Engine.client()
                .getItem(b -> b.tableName(names.apply("stock")).key(key("a").toMap()))
                .item();
        assertThat(raw.get("seen").n()).isEqualTo("12");
    }

    @Test
    void keysNeverChangeAndExpectedValuesMayBeAbsent() {
        shop.stock().create(new Stock("a", 0, null));
        ItemUpdate<Stock> keyChange = store.update(key("a"), new StockKey("a"));
        keyChange.set().string("sku", "b");
        assertThatThrownBy(keyChange::execute)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Stock.sku is a key and never changes");
        ItemUpdate<Stock> absent = store.update(key("a"), new StockKey("a"));
        absent.add("onHand", 1);
        absent.expect().string("nothing", null);
        assertThat(absent.execute().onHand()).isEqualTo(1);
        ItemUpdate<Stock> exact = store.update(key("a"), new StockKey("a"));
        exact.add("onHand", new java.math.BigDecimal("1.0"));
        exact.expect().number("onHand", new java.math.BigDecimal("2"));
        assertThatThrownBy(exact::execute).isInstanceOf(io.neverscan.runtime.error.StaleValueException.class);
    }

    /** What a node is counted joins what is done to it otherwise: DynamoDB takes one action on an item. */
    @Test
    void whatIsCountedJoinsWhatIsDoneToTheNode() {
        create("old", "checked", "there", "gone").execute(Token.random());
        ItemUpdate<Stock> update = store.update(key("old"), new StockKey("old"));
        update.add("onHand", 2);
        WriteSpec spec = WriteSpec.named("cap").when("onHand < :most", "#c0 < :c0", "onHand");
        Transaction transaction = create("new").update(update).delete(node("gone"));
        ItemWriter most = transaction.values("Stock");
        most.number(":c0", 5);
        transaction
                .check(node("checked"), spec, most)
                .exists(node("there"))
                .count(node("there"), "onHand", 10)
                .count(node("new"), "onHand", 10)
                .count(node("old"), "onHand", 10)
                .count(node("gone"), "onHand", -1)
                .count(node("checked"), "onHand", 10)
                .execute(Token.random());
        assertThat(stored("new")).isEqualTo(11);
        assertThat(stored("old")).isEqualTo(13);
        assertThat(stored("checked")).isEqualTo(11);
        assertThat(stored("there")).isEqualTo(11);
        assertThatThrownBy(() -> Transaction.named(stock, "cap")
                        .check(node("checked"), spec, most)
                        .count(node("checked"), "onHand", 1)
                        .execute(Token.random()))
                .isInstanceOfSatisfying(ConditionFailedException.class, e -> {
                    assertThat(e.pattern()).isEqualTo("cap");
                    assertThat(e.condition()).isEqualTo("onHand < :most");
                });
        assertThat(stored("checked")).isEqualTo(11);
    }

    private long stored(String sku) {
        return Long.parseLong(Engine.client()
                .getItem(get -> get.tableName(stock.name()).key(key(sku).toMap()))
                .item()
                .get("onHand")
                .n());
    }
}
