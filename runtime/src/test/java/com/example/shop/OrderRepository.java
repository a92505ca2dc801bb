// Generated from shop.yaml:24, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** Reads and writes of entity {@code Order} in table {@code shop}. Immutable and safe for use by many threads. */
@Generated("neverscan")
public final class OrderRepository {
    private static final GetSpec GET = GetSpec.named("Order.get");
    private static final GetSpec ORDER = GetSpec.named("order").consistent();
    private static final GetSpec ORDERS = GetSpec.named("orders");
    private static final QuerySpec CUSTOMER_ORDERS = QuerySpec.named("customerOrders")
            .names("PK", "SK")
            .keyCondition("#n0 = :v0 AND begins_with(#n1, :v1)")
            .cursorKeys("PK", "SK")
            .build();
    private static final QuerySpec RECENT_ORDERS = QuerySpec.named("recentOrders")
            .index("GSI1")
            .names("GSI1PK", "GSI1SK", "total")
            .keyCondition("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2")
            .filter("#n2 >= :v3")
            .project("customerId", "orderId", "placedAt", "total", "_type")
            .descending()
            .pageSize(25)
            .cursorKeys("GSI1PK", "GSI1SK", "PK", "SK")
            .build();
    private static final QuerySpec LATEST_ORDER = QuerySpec.named("latestOrder")
            .index("GSI1")
            .names("GSI1PK")
            .keyCondition("#n0 = :v0")
            .descending()
            .cursorKeys("GSI1PK", "GSI1SK", "PK", "SK")
            .build();

    private final TableHandle table;
    private final EntityStore<Order> store;

    OrderRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, OrderSchema.INSTANCE);
    }

    /**
     * Stores a new {@code Order}, never over another. It gets version 1, {@code createdAt} and {@code updatedAt}.
     *
     * @param order the record
     * @return what is stored
     * @throws io.neverscan.runtime.error.AlreadyExistsException if its key is taken
     */
    public Order create(Order order) {
        Instant now = table.now();
        Order stored =
                order.toBuilder().version(1).createdAt(now).updatedAt(now).build();
        return store.create(stored, order.key());
    }

    /**
     * Stores an {@code Order} in place of the version it was read at; one of version 0 must not be stored yet.
     * {@code createdAt} stays as stored, {@code updatedAt} is set, the version is raised by 1.
     *
     * @param order the record
     * @return what is stored now
     * @throws io.neverscan.runtime.error.StaleVersionException if another version is stored
     */
    public Order put(Order order) {
        Instant now = table.now();
        Order stored = order.toBuilder()
                .version(order.version() + 1)
                .createdAt(now)
                .updatedAt(now)
                .build();
        return store.put(stored, order.key(), order.version());
    }

    /**
     * Reads an {@code Order} by its key: one GetItem, eventually consistent.
     *
     * @param customerId {@code string}
     * @param orderId {@code string}
     * @return the record; empty if there is none
     */
    public Optional<Order> get(String customerId, String orderId) {
        return GET.one(table, OrderKeys.item(customerId, orderId), OrderSchema.INSTANCE);
    }

    /**
     * Reads an {@code Order} by its key: one GetItem, eventually consistent.
     *
     * @param key the key
     * @return the record; empty if there is none
     */
    public Optional<Order> get(OrderKey key) {
        return get(key.customerId(), key.orderId());
    }

    /**
     * Begins a partial update of an existing {@code Order}.
     *
     * @param customerId {@code string}
     * @param orderId {@code string}
     * @return an update without changes yet
     */
    public OrderUpdate update(String customerId, String orderId) {
        return update(new OrderKey(customerId, orderId));
    }

    /**
     * Begins a partial update of an existing {@code Order}.
     *
     * @param key the key
     * @return an update without changes yet
     */
    public OrderUpdate update(OrderKey key) {
        return new OrderUpdate(store.update(OrderKeys.item(key.customerId(), key.orderId()), key), key);
    }

    /**
     * Deletes an {@code Order} at the version it was read at.
     *
     * @param customerId {@code string}
     * @param orderId {@code string}
     * @param expectedVersion that version
     * @throws io.neverscan.runtime.error.StaleVersionException if another version is stored, or none
     */
    public void delete(String customerId, String orderId, long expectedVersion) {
        delete(new OrderKey(customerId, orderId), expectedVersion);
    }

    /**
     * Deletes an {@code Order} at the version it was read at.
     *
     * @param key the key
     * @param expectedVersion that version
     * @throws io.neverscan.runtime.error.StaleVersionException if another version is stored, or none
     */
    public void delete(OrderKey key, long expectedVersion) {
        store.delete(OrderKeys.item(key.customerId(), key.orderId()), key, expectedVersion);
    }

    /**
     * Deletes an {@code Order} if it is there, at whatever version.
     *
     * @param customerId {@code string}
     * @param orderId {@code string}
     */
    public void deleteUnconditionally(String customerId, String orderId) {
        store.delete(OrderKeys.item(customerId, orderId));
    }

    /**
     * Deletes an {@code Order} if it is there, at whatever version.
     *
     * @param key the key
     */
    public void deleteUnconditionally(OrderKey key) {
        deleteUnconditionally(key.customerId(), key.orderId());
    }

    /**
     * Access pattern {@code order}.
     *
     * <p>GetItem on table {@code shop}: {@code PK = CUSTOMER#{customerId}, SK = ORDER#{orderId}}; strongly consistent
     * (shop.yaml:62).
     *
     * @param customerId {@code string}
     * @param orderId {@code string}
     * @return the record; empty if there is none
     */
    public Optional<Order> order(String customerId, String orderId) {
        return ORDER.one(table, OrderKeys.item(customerId, orderId), OrderSchema.INSTANCE);
    }

    /**
     * Access pattern {@code orders}.
     *
     * <p>BatchGetItem on table {@code shop}, 100 keys a request; eventually consistent (shop.yaml:63).
     *
     * @param keys the keys; a repeated one counts once
     * @return the records in the order of their keys; missing ones are left out
     * @throws io.neverscan.runtime.error.UnprocessedException if the service does not answer all keys in time
     */
    public List<Order> orders(Collection<OrderKey> keys) {
        List<ItemKey> items = new ArrayList<>(keys.size());
        for (OrderKey key : keys) {
            items.add(OrderKeys.item(key.customerId(), key.orderId()));
        }
        return ORDERS.many(table, items, OrderSchema.INSTANCE);
    }

    /**
     * Access pattern {@code customerOrders}.
     *
     * <p>Query on table {@code shop}: {@code PK = CUSTOMER#{customerId}} and {@code SK} begins with {@code ORDER#};
     * ascending; eventually consistent (shop.yaml:64).
     *
     * @param customerId {@code string}
     * @return the records, not read yet
     */
    public Results<Order> customerOrders(String customerId) {
        return CUSTOMER_ORDERS
                .on(table)
                .value(OrderKeys.pk(customerId))
                .value(OrderKeys.skPrefix())
                .results(OrderSchema.INSTANCE);
    }

    /**
     * Orders of a status placed in a period, newest first.
     *
     * <p>Query on index {@code GSI1}: {@code GSI1PK = STATUS#{status}} and {@code GSI1SK} between {@code {from}} and
     * {@code {to}}; filter {@code total >= :minTotal}; descending; pages of 25; eventually consistent (shop.yaml:65).
     *
     * @param status {@code OrderStatus}
     * @param from {@code instant}, included
     * @param to {@code instant}, included
     * @param minTotal {@code decimal}
     * @return the records, not read yet
     */
    public Results<OrderRecentOrders> recentOrders(OrderStatus status, Instant from, Instant to, BigDecimal minTotal) {
        return RECENT_ORDERS
                .on(table)
                .value(OrderKeys.gsi1pk(status))
                .range(OrderKeys.gsi1skFrom(from), OrderKeys.gsi1skTo(to))
                .value(minTotal)
                .results(OrderRecentOrdersReader.INSTANCE);
    }

    /**
     * Access pattern {@code latestOrder}.
     *
     * <p>Query on index {@code GSI1}: {@code GSI1PK = STATUS#{status}}; descending; limit 1; eventually consistent
     * (shop.yaml:73).
     *
     * @param status {@code OrderStatus}
     * @return the first record; empty if there is none
     */
    public Optional<Order> latestOrder(OrderStatus status) {
        return LATEST_ORDER.on(table).value(OrderKeys.gsi1pk(status)).first(OrderSchema.INSTANCE);
    }
}
