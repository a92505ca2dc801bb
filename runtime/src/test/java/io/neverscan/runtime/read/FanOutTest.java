package io.neverscan.runtime.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.shop.Address;
import com.example.shop.Order;
import com.example.shop.OrderSchema;
import com.example.shop.OrderStatus;
import com.example.shop.Reading;
import com.example.shop.ReadingSchema;
import com.example.shop.Shop;
import com.example.shop.ShopTables;
import io.neverscan.runtime.Engine;
import io.neverscan.runtime.RecordingAsyncClient;
import io.neverscan.runtime.RecordingClient;
import io.neverscan.runtime.error.InvalidCursorException;
import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.table.AsyncConnection;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.table.Connection;
import io.neverscan.runtime.table.TableHandle;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Several queries read as one, over a real engine. */
class FanOutTest {
    private static final UnaryOperator<String> NAMES = Engine.names();
    private static final List<Order> ORDERS = new ArrayList<>();
    private static final QuerySpec.Builder BY_STATUS =
            QuerySpec.named("byStatus").index("GSI1").names("GSI1PK").keyCondition("#n0 = :v0");
    private static final QuerySpec ASCENDING =
            BY_STATUS.cursorKeys("GSI1PK", "GSI1SK", "PK", "SK").build();
    private static final QuerySpec DESCENDING = BY_STATUS.descending().build();

    private final RecordingClient client = new RecordingClient();
    private final Connection connection =
            Connection.builder(client).tableNames(NAMES).build();
    private final TableHandle table = connection.table("shop");

    @BeforeAll
    static void seed() {
        ShopTables.createAll(Engine.client(), NAMES);
        Shop shop = Shop.builder(Engine.client()).tableNames(NAMES).build();
        OrderStatus[] statuses = OrderStatus.values();
        for (int i = 0; i < 45; i++) {
            // Every third moment is that of the order before, in another partition.
            Order order = Order.builder()
                    .customerId("c" + i % 4)
                    .orderId(String.format("o%02d", i))
                    .status(statuses[i * 7 % statuses.length])
                    .placedAt(Instant.EPOCH.plusSeconds(i - (i % 3 == 2 ? 1 : 0)))
                    .total(BigDecimal.valueOf(i))
                    .shipTo(new Address("s", "c", null))
                    .lines(List.of())
                    .express(i % 2 == 0)
                    .build();
            ORDERS.add(shop.order().create(order));
        }
        for (int i = 0; i < 9; i++) {
            shop.reading().create(new Reading("s" + i % 3, i * 10 + (i == 4 ? 100 : 0), i));
        }
    }

    @BeforeEach
    void forget() {
        client.requests().clear();
    }

    private Results<Order> orders(QuerySpec spec, boolean merged, List<OrderStatus> statuses) {
        FanOut branches = merged ? spec.merged(3, "GSI1SK") : spec.inTurn(3);
        statuses.forEach(s -> branches.add(spec.on(table).value("STATUS#" + s.code())));
        return branches.results(OrderSchema.INSTANCE);
    }

    private static List<Order> expected(boolean merged, boolean descending, List<OrderStatus> statuses) {
        Comparator<Order> key = Comparator.comparing(Order::placedAt).thenComparing(Order::orderId);
        Comparator<Order> status = Comparator.comparing(o -> o.status().code());
        Comparator<Order> order = merged ? key : status.thenComparing(key);
        return ORDERS.stream()
                .filter(o -> statuses.contains(o.status()))
                .sorted(descending ? order.reversed() : order)
                .toList();
    }

    private static List<Order> walk(Results<Order> results, Random sizes) {
        List<Order> rows = new ArrayList<>();
        Optional<Cursor> next = Optional.empty();
        do {
            Results<Order> sized = results.pageSize(1 + sizes.nextInt(6));
            Page<Order> page = next.isEmpty()
                    ? sized.page()
                    : sized.page(Cursor.parse(next.get().toString()));
            rows.addAll(page.items());
            next = page.next();
        } while (next.isPresent());
        return rows;
    }

    /** Merged and in turn, in either direction, over several queries and one. */
    private void everyWay(BiConsumer<Results<Order>, List<Order>> check) {
        List<OrderStatus> all = List.of(OrderStatus.values());
        for (boolean merged : new boolean[] {true, false}) {
            for (boolean descending : new boolean[] {true, false}) {
                for (List<OrderStatus> statuses : List.of(all, all.subList(1, 3), all.subList(0, 1))) {
                    Results<Order> results = orders(descending ? DESCENDING : ASCENDING, merged, statuses);
                    check.accept(results, expected(merged, descending, statuses));
                }
            }
        }
    }

    @Test
    void everyWayOfReadingGivesEachRowOnceInOrder() {
        everyWay((results, expected) -> {
            for (int seed = 0; seed < 5; seed++) {
                assertThat(walk(results, new Random(seed))).isEqualTo(expected);
            }
            assertThat(results.toList(100)).isEqualTo(expected);
            assertThat(results.pageSize(2).toList(100)).isEqualTo(expected);
            assertThat(results.pageSize(3).stream().toList()).isEqualTo(expected);
            assertThat(results.first()).contains(expected.get(0));
            assertThat(results.count()).isEqualTo(expected.size());
            List<Order> taken = new ArrayList<>(results.pageSize(3).take(5).items());
            results.pageSize(3)
                    .take(1000, results.pageSize(3).take(5).next().orElseThrow())
                    .items()
                    .forEach(taken::add);
            assertThat(taken).isEqualTo(expected);
        });
    }

    /** From somewhere in the result back to its beginning, page by page; each page leads on to what follows it. */
    private static void walkBack(Results<Order> results, List<Order> expected, Random sizes) {
        int end = 0;
        Page<Order> page = results.pageSize(1 + sizes.nextInt(6)).page();
        assertThat(page.previous()).as("before the first row").isEmpty();
        int steps = 1 + sizes.nextInt(12);
        int start = 0;
        for (int i = 0; i < steps && page.next().isPresent(); i++) {
            start += page.items().size();
            page = results.pageSize(1 + sizes.nextInt(6)).page(page.next().get());
        }
        while (page.previous().isPresent()) {
            Cursor cursor = Cursor.parse(page.previous().get().toString());
            page = results.pageSize(1 + sizes.nextInt(6)).page(cursor);
            end = start;
            start -= page.items().size();
            assertThat(page.items()).isEqualTo(expected.subList(start, end));
            if (page.next().isEmpty()) {
                assertThat(end).as("after the last row").isEqualTo(expected.size());
                continue;
            }
            assertThat(results.take(1000, page.next().get()).items()).isEqualTo(expected.subList(end, expected.size()));
            Page<Order> after =
                    results.pageSize(1 + sizes.nextInt(6)).page(page.next().get());
            assertThat(after.items())
                    .isEqualTo(expected.subList(end, end + after.items().size()));
            if (after.previous().isEmpty()) {
                assertThat(end).as("before the first row").isZero();
            } else {
                assertThat(results.take(1000, after.previous().get()).items()).isEqualTo(expected.subList(0, end));
            }
        }
        assertThat(start).isZero();
    }

    @Test
    void aPageLeadsBackAsItLeadsOn() {
        everyWay((results, expected) -> {
            for (int seed = 0; seed < 3; seed++) {
                walkBack(results, expected, new Random(seed));
            }
        });
    }

    @Test
    void aBudgetThatGivesNoRowIsRefusedBeforeAnyRequest() {
        Results<Order> results =
                orders(ASCENDING, true, List.of(OrderStatus.values())).maxRequests(2);
        for (ThrowingCallable read : List.<ThrowingCallable>of(results::first, () -> results.take(5))) {
            assertThatThrownBy(read)
                    .isInstanceOf(RequestBudgetException.class)
                    .hasMessage("`byStatus` needs 3 requests before its first row is known, and 2 are allowed;"
                            + " nothing was read");
        }
        assertThat(client.requests()).isEmpty();
        assertThat(results.page().items())
                .as("a page is a request of each query")
                .isNotEmpty();
    }

    @Test
    void aMergedPageIsOneRequestOfEachQuery() {
        Page<Order> page = orders(ASCENDING, true, List.of(OrderStatus.values()))
                .pageSize(4)
                .page();
        assertThat(page.items()).hasSize(4);
        assertThat(client.requests())
                .hasSize(3)
                .allSatisfy(r -> assertThat(((QueryRequest) r).limit()).isEqualTo(4));
    }

    @Test
    void inTurnOnlyWhatAPageNeedsIsAsked() {
        Results<Order> results = orders(ASCENDING, false, List.of(OrderStatus.values()));
        results.pageSize(4).page();
        assertThat(client.requests()).hasSize(1);
        forget();
        assertThat(results.pageSize(20).page().items()).hasSize(20);
        assertThat(client.requests())
                .extracting(r -> ((QueryRequest) r).limit())
                .containsExactly(20, 5);
        forget();
        assertThat(results.stream().limit(3)).hasSize(3);
        assertThat(client.requests()).hasSize(1);
    }

    @Test
    void aStreamAsksAQueryAgainOnlyWhenItIsUsedUp() {
        Results<Order> results = orders(ASCENDING, true, List.of(OrderStatus.values()));
        assertThat(results.stream()).hasSize(45);
        assertThat(client.requests()).hasSize(3);
        forget();
        assertThat(results.pageSize(5).stream()).hasSize(45);
        assertThat(client.requests()).hasSizeBetween(9, 12);
        assertThatThrownBy(() -> results.pageSize(5).maxRequests(5).stream().count())
                .isInstanceOf(RequestBudgetException.class);
        assertThatThrownBy(() -> results.maxRequests(2).count()).isInstanceOf(RequestBudgetException.class);
        assertThatThrownBy(() -> results.pageSize(5).maxRequests(5).toList(45))
                .isInstanceOf(RequestBudgetException.class);
        assertThat(results.maxRequests(3).count()).isEqualTo(45);
    }

    @Test
    void whoListsTheQueriesInWhichOrderMakesNoDifference() {
        List<OrderStatus> two = List.of(OrderStatus.OPEN, OrderStatus.SHIPPED);
        List<OrderStatus> again = List.of(OrderStatus.SHIPPED, OrderStatus.OPEN, OrderStatus.SHIPPED);
        Cursor cursor = orders(ASCENDING, true, two).pageSize(3).page().next().orElseThrow();
        assertThat(orders(ASCENDING, true, again).page(cursor).items())
                .isEqualTo(orders(ASCENDING, true, two).page(cursor).items())
                .hasSize(27);
    }

    @Test
    void tooManyQueriesAreRefusedBeforeAnyRequest() {
        FanOut branches = ASCENDING.merged(2, "GSI1SK");
        branches.add(ASCENDING.on(table).value("a")).add(ASCENDING.on(table).value("b"));
        branches.add(ASCENDING.on(table).value("a"));
        assertThatThrownBy(() -> branches.add(ASCENDING.on(table).value("c")))
                .isInstanceOf(RequestBudgetException.class)
                .hasMessageContaining("`byStatus` may make 2 queries");
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void noQueriesFindNothing() {
        Results<Order> none = orders(ASCENDING, true, List.of());
        assertThat(none.page().items()).isEmpty();
        assertThat(none.first()).isEmpty();
        assertThat(none.stream()).isEmpty();
        assertThat(none.count()).isZero();
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void cursorsBelongToTheirQueries() {
        List<OrderStatus> two = List.of(OrderStatus.OPEN, OrderStatus.SHIPPED);
        Cursor cursor = orders(ASCENDING, true, two).pageSize(3).page().next().orElseThrow();
        forget();
        for (Results<Order> other : List.of(
                orders(ASCENDING, false, two),
                orders(DESCENDING, true, two),
                orders(ASCENDING, true, two.subList(0, 1)),
                orders(ASCENDING, true, List.of(OrderStatus.values())),
                ASCENDING.on(table).value("STATUS#open").results(OrderSchema.INSTANCE))) {
            assertThatThrownBy(() -> other.page(cursor)).isInstanceOf(InvalidCursorException.class);
        }
        assertThat(client.requests()).isEmpty();
    }

    @Test
    void aFilterMayLeaveAPageShort() {
        QuerySpec filtered = QuerySpec.named("byStatus")
                .index("GSI1")
                .names("GSI1PK", "express")
                .keyCondition("#n0 = :v0")
                .filter("#n1 = :v1")
                .cursorKeys("GSI1PK", "GSI1SK", "PK", "SK")
                .build();
        for (boolean merged : new boolean[] {true, false}) {
            FanOut branches = merged ? filtered.merged(3, "GSI1SK") : filtered.inTurn(3);
            for (OrderStatus status : OrderStatus.values()) {
                branches.add(filtered.on(table)
                        .value("STATUS#" + status.code())
                        .value(true, io.neverscan.runtime.codec.Codecs.BOOLEAN));
            }
            List<Order> expected = expected(merged, false, List.of(OrderStatus.values())).stream()
                    .filter(Order::express)
                    .toList();
            Results<Order> results = branches.results(OrderSchema.INSTANCE);
            for (int seed = 0; seed < 5; seed++) {
                assertThat(walk(results, new Random(seed))).isEqualTo(expected);
                walkBack(results, expected, new Random(seed));
            }
            assertThat(results.pageSize(2).toList(100)).isEqualTo(expected);
        }
    }

    @Test
    void anAsynchronousClientReadsTheSame() {
        RecordingAsyncClient asyncClient = new RecordingAsyncClient();
        AsyncTableHandle asyncTable =
                AsyncConnection.builder(asyncClient).tableNames(NAMES).build().table("shop");
        for (boolean merged : new boolean[] {true, false}) {
            AsyncFanOut branches = merged ? ASCENDING.asyncMerged(3, "GSI1SK") : ASCENDING.asyncInTurn(3);
            for (OrderStatus status : OrderStatus.values()) {
                branches.add(ASCENDING.on(asyncTable).value("STATUS#" + status.code()));
            }
            AsyncResults<Order> results = branches.results(OrderSchema.INSTANCE);
            List<Order> expected = expected(merged, false, List.of(OrderStatus.values()));
            assertThat(results.pageSize(4).toList(100).join()).isEqualTo(expected);
            assertThat(results.count().join()).isEqualTo(45);
            assertThat(results.first().join()).contains(expected.get(0));
            asyncClient.requests().clear();
            List<Order> published = java.util.Collections.synchronizedList(new ArrayList<>());
            results.pageSize(5)
                    .pages()
                    .flatMapIterable(Page::items)
                    .subscribe(published::add)
                    .join();
            assertThat(published).isEqualTo(expected);
            assertThat(asyncClient.requests()).hasSizeBetween(9, 12);
            Page<Order> page = results.pageSize(4).page().join();
            assertThat(results.take(100, page.next().orElseThrow()).join().items())
                    .isEqualTo(expected.subList(4, 45));
        }
        AsyncResults<Order> none = ASCENDING.asyncMerged(3, "GSI1SK").results(OrderSchema.INSTANCE);
        assertThat(none.toList(3).join()).isEmpty();
        assertThat(none.count().join()).isZero();
        none.pages().subscribe(page -> assertThat(page.items()).isEmpty()).join();
    }

    /** What comes before the front is not compared, so that items of different fronts are merged by what follows. */
    @Test
    void frontsAreNotPartOfTheOrder() {
        QuerySpec spec = QuerySpec.named("fronts")
                .names("PK", "SK")
                .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
                .cursorKeys("PK", "SK")
                .build();
        FanOut branches = spec.merged(2, "SK");
        for (String front : List.of("ORDER#o0", "ORDER#o1")) {
            branches.add(spec.on(table).value("CUSTOMER#c1").value(front), front);
        }
        assertThat(branches.results(OrderSchema.INSTANCE).stream().map(Order::orderId))
                .containsExactly("o01", "o13", "o05", "o17", "o09");
    }

    @Test
    void numbersAreComparedAsNumbers() {
        QuerySpec spec = QuerySpec.named("readings")
                .names("storeId")
                .keyCondition("#n0 = :v0")
                .cursorKeys("storeId", "at")
                .build();
        FanOut branches = spec.merged(3, "at");
        TableHandle readings = connection.table("readings");
        List.of("s0", "s1", "s2").forEach(s -> branches.add(spec.on(readings).value(s)));
        assertThat(branches.results(ReadingSchema.INSTANCE).pageSize(2).stream().map(Reading::at))
                .containsExactly(0L, 10L, 20L, 30L, 50L, 60L, 70L, 80L, 140L);
    }

    @Test
    void aBranchGoesOnBehindItsLastKeyWhereNothingWasFound() {
        Branch branch = new Branch(
                new BranchQuery(new BoundQuery(ASCENDING, table, java.util.Map.of(), null, false), ""), Position.START);
        var last = java.util.Map.of("PK", AttributeValue.fromS("a"));
        branch.answered(software.amazon.awssdk.services.dynamodb.model.QueryResponse.builder()
                .lastEvaluatedKey(last)
                .build());
        assertThat(branch.isOpen()).isTrue();
        assertThat(branch.position()).isEqualTo(Position.after(last));
        assertThat(branch.start()).isEqualTo(Position.after(last));
    }
}
