// Generated from src/main/neverscan/shop.yaml:37, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.KeyReader;
import io.neverscan.runtime.codec.ProjectionReader;
import io.neverscan.runtime.key.KeyRange;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Order}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class OrderRepository {
    static final GetSpec GET = GetSpec.named("Order.get");

    static final QuerySpec RECENT_ORDERS = QuerySpec.named("recentOrders")
            .names("PK", "SK", "total", "status", "note")
            .keyCondition("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2")
            .filter("#n2 >= :v3 AND (#n3 = :v4 OR #n3 = :v5) AND NOT attribute_exists(#n4)")
            .descending()
            .consistent()
            .pageSize(25)
            .cursorKeys("PK", "SK")
            .build();

    static final QuerySpec SINCE = QuerySpec.named("since")
            .names("PK", "SK")
            .keyCondition("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2")
            .cursorKeys("PK", "SK")
            .build();

    static final QuerySpec BEFORE = QuerySpec.named("before")
            .names("PK", "SK")
            .keyCondition("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2")
            .cursorKeys("PK", "SK")
            .build();

    static final QuerySpec IN_STATUS = QuerySpec.named("inStatus")
            .index("GSI1")
            .names("GSI1PK", "GSI1SK")
            .keyCondition("#n0 = :v0 AND #n1 <= :v1")
            .cursorKeys("PK", "SK", "GSI1PK", "GSI1SK")
            .build();

    static final InStatusReader IN_STATUS_READER = new InStatusReader();

    static final QuerySpec OPEN = QuerySpec.named("open")
            .index("GSI1")
            .names("GSI1PK", "GSI1SK")
            .keyCondition("#n0 = :v0 AND #n1 >= :v1")
            .cursorKeys("PK", "SK", "GSI1PK", "GSI1SK")
            .build();

    static final OpenReader OPEN_READER = new OpenReader();

    static final QuerySpec LATEST_ORDER = QuerySpec.named("latestOrder")
            .names("PK", "SK")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .descending()
            .cursorKeys("PK", "SK")
            .build();

    static final QuerySpec ORDER_TOTALS = QuerySpec.named("orderTotals")
            .names("PK", "SK")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .project("customerId", "orderId", "placedAt", "status", "total")
            .cursorKeys("PK", "SK")
            .build();

    static final OrderTotalsReader ORDER_TOTALS_READER = new OrderTotalsReader();

    private final TableHandle table;

    private final EntityStore<Order> store;

    OrderRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, OrderSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param order the new item
     * @return what was stored
     */
    public Order create(Order order) {
        return this.store.create(order, order.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param order the whole item
     * @return what is stored now
     */
    public Order put(Order order) {
        return this.store.put(order);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param customerId attribute {@code customerId}
     * @param placedAt attribute {@code placedAt}
     * @param orderId attribute {@code orderId}
     */
    public void delete(String customerId, Instant placedAt, String orderId) {
        delete(new OrderKey(customerId, placedAt, orderId));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(OrderKey key) {
        this.store.delete(OrderKeys.item(key.customerId(), key.placedAt(), key.orderId()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param customerId attribute {@code customerId}
     * @param placedAt attribute {@code placedAt}
     * @param orderId attribute {@code orderId}
     * @return the item, empty if there is none
     */
    public Optional<Order> get(String customerId, Instant placedAt, String orderId) {
        return get(new OrderKey(customerId, placedAt, orderId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Order> get(OrderKey key) {
        return GET.one(this.table, OrderKeys.item(key.customerId(), key.placedAt(), key.orderId()), OrderSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param customerId attribute {@code customerId}
     * @param placedAt attribute {@code placedAt}
     * @param orderId attribute {@code orderId}
     * @return an update without changes yet
     */
    public OrderUpdate update(String customerId, Instant placedAt, String orderId) {
        return update(new OrderKey(customerId, placedAt, orderId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public OrderUpdate update(OrderKey key) {
        return new OrderUpdate(this.store.update(OrderKeys.item(key.customerId(), key.placedAt(), key.orderId()), key));
    }

    /**
     * A customer's orders in a period, newest first.
     *
     * <p>Key condition: {@code PK = CUSTOMER#{customerId}} and {@code SK in ORDER# with {placedAt} >= :from and {placedAt} <= :to}.
     *
     * <p>Reads table shop, strongly consistent: 1 Query per page.
     *
     * <p>Items that the filter throws away are read and paid for.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:65.
     *
     * @param customerId string
     * @param from instant
     * @param to instant
     * @param minTotal decimal
     * @param status Status
     * @return a handle that has read nothing yet
     */
    public Results<Order> recentOrders(String customerId, Instant from, Instant to,
            BigDecimal minTotal, Status status) {
        return RECENT_ORDERS.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .range(KeyRange.atLeast("ORDER#", OrderKeys.PLACED_AT.encode(from)), KeyRange.atMost("ORDER#", OrderKeys.PLACED_AT.encode(to), '#'))
                .value(minTotal)
                .value(status, OrderSchema.STATUS)
                .value("C")
                .results(OrderSchema.INSTANCE);
    }

    /**
     * {@code Order} by {@code since}.
     *
     * <p>Key condition: {@code PK = CUSTOMER#{customerId}} and {@code SK in ORDER# with {placedAt} > :from}.
     *
     * <p>Reads table shop, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:73.
     *
     * @param customerId string
     * @param from instant
     * @return a handle that has read nothing yet
     */
    public Results<Order> since(String customerId, Instant from) {
        return SINCE.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .range(KeyRange.above("ORDER#", OrderKeys.PLACED_AT.encode(from), '#'), KeyRange.toEnd("ORDER#"))
                .results(OrderSchema.INSTANCE);
    }

    /**
     * {@code Order} by {@code before}.
     *
     * <p>Key condition: {@code PK = CUSTOMER#{customerId}} and {@code SK in ORDER# with {placedAt} < :to}.
     *
     * <p>Reads table shop, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:74.
     *
     * @param customerId string
     * @param to instant
     * @return a handle that has read nothing yet
     */
    public Results<Order> before(String customerId, Instant to) {
        return BEFORE.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .range(KeyRange.fromStart("ORDER#"), KeyRange.below("ORDER#", OrderKeys.PLACED_AT.format(), OrderKeys.PLACED_AT.encode(to), '#'))
                .results(OrderSchema.INSTANCE);
    }

    /**
     * {@code Order} by {@code inStatus}.
     *
     * <p>Key condition: {@code GSI1PK = STATUS#{status}} and {@code GSI1SK with {placedAt} <= :to}.
     *
     * <p>Reads index GSI1 of table shop, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:75.
     *
     * @param status Status
     * @param to instant
     * @return a handle that has read nothing yet
     */
    public Results<OrderInStatus> inStatus(Status status, Instant to) {
        return IN_STATUS.on(this.table)
                .value("STATUS#" + OrderKeys.STATUS.encode(status.code()))
                .value(KeyRange.atMost("", OrderKeys.PLACED_AT.encode(to), '#'))
                .results(IN_STATUS_READER);
    }

    /**
     * {@code Order} by {@code open}.
     *
     * <p>Key condition: {@code GSI1PK = STATUS#O} and {@code GSI1SK with {placedAt} >= :from}.
     *
     * <p>Reads index GSI1 of table shop, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:76.
     *
     * @param from instant
     * @return a handle that has read nothing yet
     */
    public Results<OrderOpen> open(Instant from) {
        return OPEN.on(this.table)
                .value("STATUS#O")
                .value(KeyRange.atLeast("", OrderKeys.PLACED_AT.encode(from)))
                .results(OPEN_READER);
    }

    /**
     * The first {@code Order}.
     *
     * <p>Key condition: {@code PK = CUSTOMER#{customerId}} and {@code SK begins with ORDER#}.
     *
     * <p>Reads table shop, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:77.
     *
     * @param customerId string
     * @return the item, empty if there is none
     */
    public Optional<Order> latestOrder(String customerId) {
        return LATEST_ORDER.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .value("ORDER#")
                .first(OrderSchema.INSTANCE);
    }

    /**
     * {@code Order} by {@code orderTotals}.
     *
     * <p>Key condition: {@code PK = CUSTOMER#{customerId}} and {@code SK begins with ORDER#}.
     *
     * <p>Reads table shop, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:78.
     *
     * @param customerId string
     * @return a handle that has read nothing yet
     */
    public Results<OrderOrderTotals> orderTotals(String customerId) {
        return ORDER_TOTALS.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .value("ORDER#")
                .results(ORDER_TOTALS_READER);
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public Optional<Order> fetch(OrderInStatus part) {
        return get(part.key());
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public Optional<Order> fetch(OrderOpen part) {
        return get(part.key());
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public Optional<Order> fetch(OrderOrderTotals part) {
        return get(part.key());
    }

    static final class InStatusReader extends ProjectionReader<OrderInStatus> {
        InStatusReader() {
            super(OrderKeys.TYPE);
        }

        @Override
        protected OrderInStatus read(ItemReader in) {
            KeyReader pk = in.key("PK").literal("CUSTOMER#");
            String customerId = pk.last(OrderKeys.CUSTOMER_ID);
            KeyReader sk = in.key("SK").literal("ORDER#");
            Instant placedAt = sk.upTo(OrderKeys.PLACED_AT, "#");
            String orderId = sk.last(OrderKeys.ORDER_ID);
            KeyReader gsi1pk = in.key("GSI1PK").literal("STATUS#");
            Status status = Status.fromCode(gsi1pk.last(OrderKeys.STATUS));
            return new OrderInStatus(
                    customerId,
                    orderId,
                    placedAt,
                    status,
                    in.decimal("total"));
        }
    }

    static final class OpenReader extends ProjectionReader<OrderOpen> {
        OpenReader() {
            super(OrderKeys.TYPE);
        }

        @Override
        protected OrderOpen read(ItemReader in) {
            KeyReader pk = in.key("PK").literal("CUSTOMER#");
            String customerId = pk.last(OrderKeys.CUSTOMER_ID);
            KeyReader sk = in.key("SK").literal("ORDER#");
            Instant placedAt = sk.upTo(OrderKeys.PLACED_AT, "#");
            String orderId = sk.last(OrderKeys.ORDER_ID);
            KeyReader gsi1pk = in.key("GSI1PK").literal("STATUS#");
            Status status = Status.fromCode(gsi1pk.last(OrderKeys.STATUS));
            return new OrderOpen(
                    customerId,
                    orderId,
                    placedAt,
                    status,
                    in.decimal("total"));
        }
    }

    static final class OrderTotalsReader extends ProjectionReader<OrderOrderTotals> {
        OrderTotalsReader() {
            super(OrderKeys.TYPE);
        }

        @Override
        protected OrderOrderTotals read(ItemReader in) {
            return new OrderOrderTotals(
                    in.string("customerId"),
                    in.string("orderId"),
                    in.instant("placedAt"),
                    in.required("status", OrderSchema.STATUS),
                    in.decimal("total"));
        }
    }
}
