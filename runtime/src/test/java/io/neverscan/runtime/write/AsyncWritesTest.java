package io.neverscan.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.shop.Address;
import com.example.shop.Order;
import com.example.shop.OrderSchema;
import com.example.shop.OrderStatus;
import com.example.shop.ShopTables;
import com.example.shop.Stock;
import com.example.shop.StockSchema;
import com.example.social.Follow;
import com.example.social.FollowSchema;
import com.example.social.SocialTables;
import com.example.social.User;
import com.example.social.UserSchema;
import io.neverscan.runtime.Engine;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.table.AsyncConnection;
import io.neverscan.runtime.table.AsyncTableHandle;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Writes of an asynchronous client, over a real engine. */
class AsyncWritesTest {
    private static final UnaryOperator<String> NAMES = Engine.names();
    private static final AsyncConnection CONNECTION =
            AsyncConnection.builder(Engine.asyncClient()).tableNames(NAMES).build();

    private final AsyncTableHandle social = CONNECTION.table("social");
    private final AsyncEntityStore<Stock> stock =
            new AsyncEntityStore<>(CONNECTION.table("stock"), StockSchema.INSTANCE);
    private final AsyncEntityStore<Order> orders =
            new AsyncEntityStore<>(CONNECTION.table("shop"), OrderSchema.INSTANCE);

    @BeforeAll
    static void tables() {
        ShopTables.createAll(Engine.client(), NAMES);
        SocialTables.createAll(Engine.client(), NAMES);
    }

    private static Throwable failure(CompletableFuture<?> future) {
        return future.handle((value, failure) -> failure).join();
    }

    private static ItemKey stockKey(String sku) {
        return ItemKey.of("Stock", "sku", sku);
    }

    @Test
    void creatingTwiceIsRefusedWithTheCause() {
        Stock one = new Stock("twice", 1, null);
        assertThat(stock.create(one, one.key()).join()).isEqualTo(one);
        assertThat(failure(stock.create(one.withOnHand(2), one.key())))
                .isExactlyInstanceOf(AlreadyExistsException.class)
                .hasCauseInstanceOf(DynamoDbException.class);
        assertThat(stock.createIfAbsent(one).join()).isFalse();
    }

    @Test
    void updatesAndDeletesSayWhatTheyDid() {
        Stock one = new Stock("updated", 1, null);
        stock.create(one, one.key()).join();
        AsyncItemUpdate<Stock> update = stock.update(stockKey("updated"), one.key());
        update.add("onHand", 4);
        assertThat(update.execute().join()).isEqualTo(one.withOnHand(5));
        AsyncItemUpdate<Stock> missing = stock.update(stockKey("missing"), "missing");
        missing.add("onHand", 1);
        assertThat(failure(missing.execute())).isExactlyInstanceOf(NotFoundException.class);
        assertThat(failure(stock.update(stockKey("updated"), one.key()).execute()))
                .isExactlyInstanceOf(IllegalStateException.class);
        assertThat(stock.deleteIfPresent(stockKey("updated")).join()).isTrue();
        assertThat(stock.deleteIfPresent(stockKey("updated")).join()).isFalse();
        assertThat(stock.delete(stockKey("updated")).join()).isNull();
    }

    @Test
    void versionsAreChecked() {
        Order order = Order.builder()
                .customerId("c")
                .orderId("o")
                .status(OrderStatus.PAID)
                .placedAt(Instant.EPOCH)
                .total(BigDecimal.ONE)
                .shipTo(new Address("s", "c", null))
                .lines(List.of())
                .express(false)
                .version(1)
                .build();
        orders.create(order, order.key()).join();
        assertThat(orders.put(order.withVersion(2), order.key(), 1).join().version())
                .isEqualTo(2);
        assertThat(failure(orders.put(order.withVersion(2), order.key(), 1)))
                .isExactlyInstanceOf(StaleVersionException.class);
        ItemKey key = OrderSchema.INSTANCE.keyOf(order);
        assertThat(failure(orders.delete(key, order.key(), 1))).isExactlyInstanceOf(StaleVersionException.class);
        orders.delete(key, order.key(), 2).join();
    }

    private Node node(String name) {
        User user = User.builder().userId(name).name(name).build();
        return new Node(social, UserSchema.INSTANCE.keyOf(user), user.key());
    }

    private long followers(String name) {
        return GetSpec.named("user")
                .consistent()
                .one(social, node(name).itemKey(), UserSchema.INSTANCE)
                .join()
                .orElseThrow()
                .followerCount();
    }

    private CompletableFuture<Boolean> follow(String from, String to, String token) {
        Follow follow = new Follow(from, to, LocalDate.EPOCH);
        return new AsyncEntityStore<>(social, FollowSchema.INSTANCE)
                .edge()
                .count(node(from), "followingCount", 1)
                .count(node(to), "followerCount", 1)
                .create(follow, follow.key(), token);
    }

    @Test
    void edgesCountOnceAlsoWhenManyAreUnderWay() {
        AsyncEntityStore<User> users = new AsyncEntityStore<>(social, UserSchema.INSTANCE);
        List<CompletableFuture<?>> created = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            User user = User.builder().userId("u" + i).name("n").build();
            created.add(users.create(user, user.key()));
        }
        CompletableFuture.allOf(created.toArray(CompletableFuture[]::new)).join();
        List<CompletableFuture<Boolean>> edges = new ArrayList<>();
        for (int i = 1; i < 12; i++) {
            edges.add(follow("u" + i, "u0", Token.random()));
        }
        edges.forEach(e -> assertThat(e.join()).isTrue());
        assertThat(follow("u1", "u0", Token.random()).join()).isFalse();
        assertThat(followers("u0")).isEqualTo(11);
        assertThat(failure(follow("u1", "nobody", Token.random())))
                .isExactlyInstanceOf(NotFoundException.class)
                .hasMessageContaining("nobody");
        assertThat(failure(follow("u1", "u2", ""))).isExactlyInstanceOf(IllegalArgumentException.class);
        Follow gone = new Follow("u1", "u0", LocalDate.EPOCH);
        assertThat(new AsyncEntityStore<>(social, FollowSchema.INSTANCE)
                        .edge()
                        .count(node("u0"), "followerCount", -1)
                        .delete(FollowSchema.INSTANCE.keyOf(gone), gone.key(), Token.random())
                        .join())
                .isTrue();
        assertThat(followers("u0")).isEqualTo(10);
    }

    @Test
    void aTransactionIsAllOrNothing() {
        Stock one = new Stock("t1", 1, null);
        AsyncTableHandle table = CONNECTION.table("stock");
        AsyncTransaction.named(table, "both")
                .create(stock, one, one.key())
                .create(stock, one.withSku("t2"), "t2")
                .execute(Token.random())
                .join();
        AsyncItemUpdate<Stock> update = stock.update(stockKey("t1"), one.key());
        update.add("onHand", 1);
        assertThat(failure(AsyncTransaction.named(table, "half")
                        .update(update)
                        .create(stock, one.withSku("t2"), "t2")
                        .execute(Token.random())))
                .isExactlyInstanceOf(AlreadyExistsException.class);
        assertThat(GetSpec.named("one")
                        .one(table, stockKey("t1"), StockSchema.INSTANCE)
                        .join())
                .contains(one);
    }
}
