package io.neverscan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.shop.Address;
import com.example.shop.Order;
import com.example.shop.OrderKey;
import com.example.shop.OrderLine;
import com.example.shop.OrderRecentOrders;
import com.example.shop.OrderStatus;
import com.example.shop.Reading;
import com.example.shop.Shop;
import com.example.shop.ShopTables;
import com.example.shop.Stock;
import com.example.shop.StockKey;
import io.neverscan.runtime.error.ConditionFailedException;
import io.neverscan.runtime.error.InvalidKeyException;
import io.neverscan.runtime.error.InvalidValueException;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.error.StaleValueException;
import io.neverscan.runtime.error.StaleVersionException;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** The golden code of model {@code shop} on a real engine. */
class ShopTest {
    private static final Instant PLACED = Instant.parse("2026-03-04T05:06:07.089Z");
    private static final Instant FIRST = Instant.parse("2026-05-01T00:00:00Z");
    private static final Instant SECOND = Instant.parse("2026-05-02T00:00:00Z");

    private final UnaryOperator<String> names = Engine.names();
    private final RecordingClient client = new RecordingClient();
    private final Shop shop = at(FIRST);

    private Shop at(Instant time) {
        return Shop.builder(client)
                .tableNames(names)
                .clock(Clock.fixed(time, ZoneOffset.UTC))
                .build();
    }

    @BeforeEach
    void createTables() {
        ShopTables.createAll(Engine.client(), names);
    }

    static Order order(String customer, String id) {
        return Order.builder()
                .customerId(customer)
                .orderId(id)
                .status(OrderStatus.OPEN)
                .placedAt(PLACED)
                .total(new BigDecimal("12.50"))
                .shipTo(new Address("Street 1", "City", null))
                .lines(List.of(new OrderLine("sku-1", 2, new BigDecimal("6.25"))))
                .tags(Set.of("new"))
                .express(true)
                .build();
    }

    private static Order full(String customer, String id) {
        return order(customer, id).toBuilder()
                .labels(Map.of("a b", "1", "a-b", "2", "ab", "3", "name", "4"))
                .giftTo(new Address("Street 2", "", "00123"))
                .note("")
                .priority(-3)
                .build();
    }

    private Map<String, AttributeValue> raw(String customer, String id) {
        return Engine.client()
                .getItem(b -> b.tableName(names.apply("shop"))
                        .key(Map.of(
                                "PK", AttributeValue.fromS("CUSTOMER#" + customer),
                                "SK", AttributeValue.fromS("ORDER#" + id))))
                .item();
    }

    @Test
    void roundTripOfEveryAttribute() {
        Order created = shop.order().create(full("c", "1"));
        assertThat(created.version()).isEqualTo(1);
        assertThat(created.createdAt()).isEqualTo(FIRST);
        assertThat(shop.order().get("c", "1")).contains(created);
        assertThat(shop.order().order("c", "1")).contains(created);
        Order bare =
                shop.order().create(order("c", "2").toBuilder().tags(Set.of()).build());
        assertThat(shop.order().get(new OrderKey("c", "2"))).contains(bare);
        assertThat(raw("c", "2")).doesNotContainKeys("tags", "note", "labels", "giftTo", "priority");
        assertThat(raw("c", "1").get("status").s()).isEqualTo("open");
        assertThat(raw("c", "1").get("_type").s()).isEqualTo("Order");
        assertThat(raw("c", "2").get("shipTo").m()).doesNotContainKey("zip");
    }

    @Test
    void putChecksTheVersionAndKeepsTheTimeOfCreation() {
        Order created = shop.order().create(full("c", "1"));
        Order replaced = at(SECOND).order().put(created.withNote(null).withTags(Set.of()));
        assertThat(replaced.version()).isEqualTo(2);
        assertThat(replaced.createdAt()).isEqualTo(FIRST);
        assertThat(replaced.updatedAt()).isEqualTo(SECOND);
        assertThat(replaced.note()).isNull();
        assertThat(raw("c", "1")).doesNotContainKeys("note", "tags");
        assertThatThrownBy(() -> shop.order().put(created)).isInstanceOf(StaleVersionException.class);
        assertThatThrownBy(() -> shop.order().put(full("c", "1"))).isInstanceOf(StaleVersionException.class);
        assertThat(shop.order().put(full("c", "new")).version()).isEqualTo(1);
    }

    @Test
    void deleteChecksTheVersion() {
        Order created = shop.order().create(order("c", "1"));
        shop.order().update("c", "1").note("x").execute();
        assertThatThrownBy(() -> shop.order().delete("c", "1", created.version()))
                .isInstanceOf(StaleVersionException.class)
                .hasMessageContaining("Order OrderKey[customerId=c, orderId=1] is not at version 1");
        shop.order().delete(new OrderKey("c", "1"), 2);
        assertThat(shop.order().get("c", "1")).isEmpty();
        shop.order().deleteUnconditionally("c", "1");
    }

    @Test
    void updateRaisesVersionAndTimeAndLeavesTheRest() {
        Order created = shop.order().create(full("c", "1"));
        client.requests().clear();
        Order updated = at(SECOND).order().update("c", "1").priority(7).execute();
        assertThat(updated)
                .isEqualTo(created.toBuilder()
                        .priority(7)
                        .version(2)
                        .updatedAt(SECOND)
                        .build());
        UpdateItemRequest request = client.only(UpdateItemRequest.class);
        assertThat(request.updateExpression()).isEqualTo("SET #n0 = :v0, #n2 = :v2 ADD #n1 :v1");
        assertThat(request.conditionExpression()).isEqualTo("attribute_exists(#n3)");
        assertThatThrownBy(() -> shop.order()
                        .update("c", "1")
                        .note("x")
                        .expectingVersion(1)
                        .execute())
                .isInstanceOf(StaleVersionException.class);
    }

    @Test
    void updateOfAnIndexedAttributeMovesTheItemInTheIndex() {
        shop.order().create(order("c", "1"));
        shop.order().update("c", "1").status(OrderStatus.PAID, PLACED).execute();
        assertThat(shop.order().latestOrder(OrderStatus.OPEN)).isEmpty();
        assertThat(shop.order().latestOrder(OrderStatus.PAID)).isPresent();
        Instant later = PLACED.plusSeconds(1);
        shop.order()
                .update("c", "1")
                .placedAt(later, OrderStatus.SHIPPED)
                .status(OrderStatus.SHIPPED, later)
                .execute();
        assertThat(raw("c", "1").get("GSI1PK").s()).isEqualTo("STATUS#shipped");
        assertThat(raw("c", "1").get("GSI1SK").s()).isEqualTo("2026-03-04T05:06:08.089Z#1");
    }

    @Test
    void aWrongWitnessWritesNothing() {
        Order created = shop.order().create(order("c", "1"));
        assertThatThrownBy(() -> shop.order()
                        .update("c", "1")
                        .status(OrderStatus.PAID, PLACED.plusMillis(1))
                        .execute())
                .isInstanceOfSatisfying(
                        StaleValueException.class,
                        e -> assertThat(e.attribute()).isEqualTo("placedAt"));
        assertThat(shop.order().get("c", "1")).contains(created);
        assertThatThrownBy(() -> shop.order()
                        .update("c", "1")
                        .status(OrderStatus.PAID, PLACED)
                        .placedAt(PLACED.plusSeconds(9), OrderStatus.PAID)
                        .execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Order.placedAt");
        assertThatThrownBy(() -> shop.order()
                        .update("c", "none")
                        .status(OrderStatus.PAID, PLACED)
                        .execute())
                .isInstanceOf(NotFoundException.class);
    }

    @Test
    void setsListsAndDocumentsInUpdates() {
        shop.order().create(order("c", "1"));
        Order updated = shop.order()
                .update("c", "1")
                .addTags("b", "c")
                .addTags("d")
                .addTags()
                .appendLines(new OrderLine("s2", 1, BigDecimal.ONE))
                .appendLines(new OrderLine("s3", 1, BigDecimal.TEN))
                .labels(Map.of("k", "v"))
                .giftTo(new Address("S", "C", null))
                .execute();
        assertThat(updated.tags()).containsExactlyInAnyOrder("new", "b", "c", "d");
        assertThat(updated.lines()).extracting(OrderLine::sku).containsExactly("sku-1", "s2", "s3");
        Order less = shop.order()
                .update("c", "1")
                .removeTags("b", "zzz")
                .removeGiftTo()
                .removeLabels()
                .execute();
        assertThat(less.tags()).containsExactlyInAnyOrder("new", "c", "d");
        assertThat(less.giftTo()).isNull();
        assertThat(shop.order().update("c", "1").tags(Set.of()).execute().tags())
                .isEmpty();
        assertThat(raw("c", "1")).doesNotContainKey("tags");
        assertThatThrownBy(() -> shop.order()
                        .update("c", "1")
                        .addTags("x")
                        .removeTags("y")
                        .execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Order.tags is changed in two ways");
        assertThatThrownBy(() -> shop.order().update("c", "1").addTags().execute())
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void periodQueryIsExactAtItsBoundsAndFilters() {
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            shop.order()
                    .create(order("c" + i % 3, "o" + i).toBuilder()
                            .placedAt(PLACED.plusMillis(i / 2))
                            .total(BigDecimal.valueOf(i))
                            .build());
            if (i / 2 >= 1 && i / 2 <= 4 && i >= 4) {
                expected.add("o" + i);
            }
        }
        client.requests().clear();
        List<OrderRecentOrders> found = shop.order()
                .recentOrders(OrderStatus.OPEN, PLACED.plusMillis(1), PLACED.plusMillis(4), new BigDecimal("4.0"))
                .toList(50);
        assertThat(found).extracting(OrderRecentOrders::orderId).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(found).isSortedAccordingTo((a, b) -> b.placedAt().compareTo(a.placedAt()));
        QueryRequest request = client.only(QueryRequest.class);
        assertThat(request.limit()).isEqualTo(25);
        assertThat(request.scanIndexForward()).isFalse();
        assertThat(request.filterExpression()).isEqualTo("#n2 >= :v3");
        assertThat(shop.order().get(found.get(0).key())).isPresent();
        client.requests().clear();
        assertThat(shop.order().recentOrders(OrderStatus.OPEN, PLACED.plusMillis(4), PLACED, BigDecimal.ZERO).stream())
                .isEmpty();
        assertThat(client.requests()).as("an empty period needs no request").isEmpty();
        long all = shop.order()
                .recentOrders(OrderStatus.OPEN, PLACED, PLACED.plusMillis(9), BigDecimal.ZERO)
                .count();
        assertThat(all).isEqualTo(12);
    }

    @Test
    void filteredPagesKeepSizeWantedCountAndBudgetApart() {
        for (int i = 0; i < 40; i++) {
            shop.order()
                    .create(order("c", "o" + i).toBuilder()
                            .placedAt(PLACED.plusMillis(i))
                            .total(BigDecimal.valueOf(i % 10))
                            .build());
        }
        var results = shop.order()
                .recentOrders(OrderStatus.OPEN, PLACED, PLACED.plusSeconds(1), BigDecimal.valueOf(9))
                .pageSize(5);
        client.requests().clear();
        var part = results.maxRequests(1).take(3);
        assertThat(client.requests()).hasSize(1);
        assertThat(part.items()).hasSize(1);
        assertThat(part.next()).isPresent();
        client.requests().clear();
        assertThat(results.toList(2)).extracting(OrderRecentOrders::orderId).containsExactly("o39", "o29");
        assertThat(client.requests())
                .as("pages of 5, the second match is in the third")
                .hasSize(3);
        assertThatThrownBy(() -> results.maxRequests(2).toList(3))
                .isInstanceOf(io.neverscan.runtime.error.RequestBudgetException.class);
        // A page cut in the middle goes on right after the row that was delivered last.
        var one = results.pageSize(40).take(1);
        assertThat(results.pageSize(40).take(9, one.next().orElseThrow()).items())
                .extracting(OrderRecentOrders::orderId)
                .containsExactly("o29", "o19", "o9");
    }

    @Test
    void firstReadsOneItem() {
        shop.order().create(order("c", "1"));
        shop.order().create(order("c", "2"));
        client.requests().clear();
        assertThat(shop.order().latestOrder(OrderStatus.OPEN).orElseThrow().orderId())
                .isEqualTo("2");
        assertThat(client.only(QueryRequest.class).limit()).isEqualTo(1);
    }

    @Test
    void getManyKeepsOrderAndLeavesOutMissing() {
        List<OrderKey> keys = new ArrayList<>();
        for (int i = 0; i < 130; i++) {
            keys.add(new OrderKey("c", "o" + i));
            if (i % 7 != 0) {
                shop.order().create(order("c", "o" + i));
            }
        }
        List<OrderKey> wanted = new ArrayList<>(keys);
        java.util.Collections.reverse(wanted);
        wanted.addAll(keys);
        client.requests().clear();
        List<Order> found = shop.order().orders(wanted);
        List<OrderKey> expected = new ArrayList<>(wanted.subList(0, 130));
        expected.removeIf(key -> Integer.parseInt(key.orderId().substring(1)) % 7 == 0);
        assertThat(found).extracting(Order::key).containsExactlyElementsOf(expected);
        assertThat(client.requests()).hasSize(2);
        client.requests().clear();
        assertThat(shop.order().orders(List.of())).isEmpty();
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void tableWithoutSortKey() {
        Stock created = shop.stock().create(new Stock("s1", 3, 0.1));
        assertThat(shop.stock().get("s1")).contains(created);
        assertThat(shop.stock()
                        .update("s1")
                        .addOnHand(2)
                        .addOnHand(-1)
                        .execute()
                        .onHand())
                .isEqualTo(4);
        assertThat(shop.stock().put(new Stock("s1", 1, null)))
                .isEqualTo(shop.stock().get("s1").orElseThrow());
        assertThat(shop.stock().stockOf(List.of(new StockKey("s1"), new StockKey("s2"))))
                .containsExactly(new Stock("s1", 1, null));
        assertThat(shop.stock().takeStock("s1", 1).onHand()).isZero();
        assertThatThrownBy(() -> shop.stock().takeStock("s1", 1))
                .isInstanceOf(ConditionFailedException.class)
                .hasMessageContaining("Stock StockKey[sku=s1]");
        assertThatThrownBy(() -> shop.stock().takeStock("s9", 1)).isInstanceOf(NotFoundException.class);
    }

    @Test
    void nativeNumberSortKey() {
        for (long at : new long[] {-5, 2, 9, 10, 100}) {
            shop.reading().create(new Reading("s", at, at / 2.0));
        }
        assertThat(shop.reading().readingsIn("s", 2, 10).stream().map(Reading::at))
                .containsExactly(2L, 9L, 10L);
        assertThat(shop.reading().readingsAfter("s", 9).stream().map(Reading::at))
                .containsExactly(10L, 100L);
        assertThat(shop.reading().lastReading("s").orElseThrow().at()).isEqualTo(100);
        client.requests().clear();
        assertThat(shop.reading().readingsIn("s", 10, 2).toList(9)).isEmpty();
        assertThat(client.requests()).isEmpty();
        assertThat(shop.reading().get("s", -5)).contains(new Reading("s", -5, -2.5));
    }

    @Test
    void valuesThatCannotBeStoredAreRefusedBeforeTheCall() {
        assertThatThrownBy(() -> shop.stock().create(new Stock("s", 1, Double.NaN)))
                .isInstanceOf(InvalidValueException.class)
                .hasMessage("Stock.weight: NaN cannot be stored in DynamoDB");
        assertThatThrownBy(() -> shop.reading().create(new Reading("s", 1, 1e300)))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("Reading.celsius: 1.0E300 is out of");
        assertThatThrownBy(() -> shop.order()
                        .create(order("c", "1")
                                .withLines(List.of(
                                        new OrderLine("a", 1, BigDecimal.ONE),
                                        new OrderLine("b", 1, new BigDecimal("1." + "1".repeat(38)))))))
                .isInstanceOf(InvalidValueException.class)
                .hasMessageContaining("Order.lines[1].price: a number of 39 digits");
        assertThatThrownBy(() -> shop.stock().get("")).isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> shop.stock().get("x".repeat(2049)))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("2049 bytes");
        assertThatThrownBy(() -> shop.order().create(order("c", "ü".repeat(510))))
                .isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> shop.order().create(order("c", "1").withPlacedAt(PLACED.plusNanos(1))))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Order.placedAt");
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void recordsCopyAndCheck() {
        List<OrderLine> lines = new ArrayList<>(order("c", "1").lines());
        Set<String> tags = new java.util.LinkedHashSet<>(List.of("z", "a"));
        Order order = order("c", "1").toBuilder().lines(lines).tags(tags).build();
        lines.clear();
        tags.clear();
        assertThat(order.lines()).hasSize(1);
        assertThat(order.tags()).containsExactly("z", "a");
        assertThatThrownBy(() -> order.tags().add("x")).isInstanceOf(UnsupportedOperationException.class);
        assertThat(order.total()).isEqualTo(new BigDecimal("12.5"));
        assertThatThrownBy(() -> Order.builder().build())
                .isInstanceOf(NullPointerException.class)
                .hasMessage("Order.customerId is required");
        assertThatThrownBy(() -> OrderLine.builder().sku("s").build()).hasMessage("OrderLine.quantity is required");
    }
}
