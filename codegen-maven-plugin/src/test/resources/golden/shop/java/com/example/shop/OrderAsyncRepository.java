// Generated from src/main/neverscan/shop.yaml:37, do not edit
package com.example.shop;

import io.neverscan.runtime.key.KeyRange;
import io.neverscan.runtime.read.AsyncResults;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Order}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class OrderAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Order> store;

    OrderAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, OrderSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param order the new item
     * @return what was stored
     */
    public CompletableFuture<Order> create(Order order) {
        return this.table.call(() -> this.store.create(order, order.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param order the whole item
     * @return what is stored now
     */
    public CompletableFuture<Order> put(Order order) {
        return this.table.call(() -> this.store.put(order));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param customerId attribute {@code customerId}
     * @param placedAt attribute {@code placedAt}
     * @param orderId attribute {@code orderId}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(String customerId, Instant placedAt,
            String orderId) {
        return delete(new OrderKey(customerId, placedAt, orderId));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(OrderKey key) {
        return this.table.call(() -> this.store.delete(OrderKeys.item(key.customerId(), key.placedAt(), key.orderId())));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param customerId attribute {@code customerId}
     * @param placedAt attribute {@code placedAt}
     * @param orderId attribute {@code orderId}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Order>> get(String customerId, Instant placedAt,
            String orderId) {
        return get(new OrderKey(customerId, placedAt, orderId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Order>> get(OrderKey key) {
        return this.table.call(() -> OrderRepository.GET.one(this.table, OrderKeys.item(key.customerId(), key.placedAt(), key.orderId()), OrderSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param customerId attribute {@code customerId}
     * @param placedAt attribute {@code placedAt}
     * @param orderId attribute {@code orderId}
     * @return an update without changes yet
     */
    public OrderAsyncUpdate update(String customerId, Instant placedAt, String orderId) {
        return update(new OrderKey(customerId, placedAt, orderId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public OrderAsyncUpdate update(OrderKey key) {
        return new OrderAsyncUpdate(this.store.update(OrderKeys.item(key.customerId(), key.placedAt(), key.orderId()), key));
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
    public AsyncResults<Order> recentOrders(String customerId, Instant from, Instant to,
            BigDecimal minTotal, Status status) {
        return AsyncResults.of(() -> OrderRepository.RECENT_ORDERS.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .range(KeyRange.atLeast("ORDER#", OrderKeys.PLACED_AT.encode(from)), KeyRange.atMost("ORDER#", OrderKeys.PLACED_AT.encode(to), '#'))
                .value(minTotal)
                .value(status, OrderSchema.STATUS)
                .value("C")
                .results(OrderSchema.INSTANCE));
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
    public AsyncResults<Order> since(String customerId, Instant from) {
        return AsyncResults.of(() -> OrderRepository.SINCE.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .range(KeyRange.above("ORDER#", OrderKeys.PLACED_AT.encode(from), '#'), KeyRange.toEnd("ORDER#"))
                .results(OrderSchema.INSTANCE));
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
    public AsyncResults<Order> before(String customerId, Instant to) {
        return AsyncResults.of(() -> OrderRepository.BEFORE.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .range(KeyRange.fromStart("ORDER#"), KeyRange.below("ORDER#", OrderKeys.PLACED_AT.format(), OrderKeys.PLACED_AT.encode(to), '#'))
                .results(OrderSchema.INSTANCE));
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
    public AsyncResults<OrderInStatus> inStatus(Status status, Instant to) {
        return AsyncResults.of(() -> OrderRepository.IN_STATUS.on(this.table)
                .value("STATUS#" + OrderKeys.STATUS.encode(status.code()))
                .value(KeyRange.atMost("", OrderKeys.PLACED_AT.encode(to), '#'))
                .results(OrderRepository.IN_STATUS_READER));
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
    public AsyncResults<OrderOpen> open(Instant from) {
        return AsyncResults.of(() -> OrderRepository.OPEN.on(this.table)
                .value("STATUS#O")
                .value(KeyRange.atLeast("", OrderKeys.PLACED_AT.encode(from)))
                .results(OrderRepository.OPEN_READER));
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
    public CompletableFuture<Optional<Order>> latestOrder(String customerId) {
        return this.table.call(() -> OrderRepository.LATEST_ORDER.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .value("ORDER#")
                .first(OrderSchema.INSTANCE));
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
    public AsyncResults<OrderOrderTotals> orderTotals(String customerId) {
        return AsyncResults.of(() -> OrderRepository.ORDER_TOTALS.on(this.table)
                .value("CUSTOMER#" + OrderKeys.CUSTOMER_ID.encode(customerId))
                .value("ORDER#")
                .results(OrderRepository.ORDER_TOTALS_READER));
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public CompletableFuture<Optional<Order>> fetch(OrderInStatus part) {
        return get(part.key());
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public CompletableFuture<Optional<Order>> fetch(OrderOpen part) {
        return get(part.key());
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public CompletableFuture<Optional<Order>> fetch(OrderOrderTotals part) {
        return get(part.key());
    }
}
