// Generated from src/main/neverscan/shop.yaml:22, do not edit
package com.example.shop;

import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.runtime.read.AsyncResults;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Customer}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class CustomerAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Customer> store;

    CustomerAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, CustomerSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param customer the new item
     * @return what was stored
     */
    public CompletableFuture<Customer> create(Customer customer) {
        return this.table.call(() -> {
            Instant now = this.table.now();
            return this.store.create(customer.withVersion(1).withCreatedAt(now).withUpdatedAt(now), customer.key());
        });
    }

    /**
     * Stores it in place of whatever is there.
     *
     * <p>Kept as stored: createdAt.
     *
     * @param customer the whole item
     * @return what is stored now
     *     (completes with {@link StaleVersionException} if another version is stored)
     */
    public CompletableFuture<Customer> put(Customer customer) {
        return this.table.call(() -> {
            Instant now = this.table.now();
            return this.store.put(customer.withVersion(customer.version() + 1).withCreatedAt(now).withUpdatedAt(now), customer.key(), customer.version());
        });
    }

    /**
     * Deletes it, whatever its version.
     *
     * @param customerId attribute {@code customerId}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> deleteUnconditionally(String customerId) {
        return deleteUnconditionally(new CustomerKey(customerId));
    }

    /**
     * Deletes it, whatever its version.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> deleteUnconditionally(CustomerKey key) {
        return this.table.call(() -> this.store.delete(CustomerKeys.item(key.customerId())));
    }

    /**
     * Deletes the version that was read.
     *
     * @param customerId attribute {@code customerId}
     * @param expectedVersion that version
     * @return completes when it is done
     *     (completes with {@link StaleVersionException} if another version is stored, or none)
     */
    public CompletableFuture<@Nullable Void> delete(String customerId, long expectedVersion) {
        return delete(new CustomerKey(customerId), expectedVersion);
    }

    /**
     * Deletes the version that was read.
     *
     * @param key its key
     * @param expectedVersion that version
     * @return completes when it is done
     *     (completes with {@link StaleVersionException} if another version is stored, or none)
     */
    public CompletableFuture<@Nullable Void> delete(CustomerKey key, long expectedVersion) {
        return this.table.call(() -> this.store.delete(CustomerKeys.item(key.customerId()), key, expectedVersion));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param customerId attribute {@code customerId}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Customer>> get(String customerId) {
        return get(new CustomerKey(customerId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Customer>> get(CustomerKey key) {
        return this.table.call(() -> CustomerRepository.GET.one(this.table, CustomerKeys.item(key.customerId()), CustomerSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param customerId attribute {@code customerId}
     * @return an update without changes yet
     */
    public CustomerAsyncUpdate update(String customerId) {
        return update(new CustomerKey(customerId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public CustomerAsyncUpdate update(CustomerKey key) {
        return new CustomerAsyncUpdate(this.store.update(CustomerKeys.item(key.customerId()), key));
    }

    /**
     * The first {@code Customer}.
     *
     * <p>Key condition: {@code email = {email}}, the whole partition.
     *
     * <p>Reads index GSI2 of table shop, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:81.
     *
     * @param email string
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Customer>> byEmail(String email) {
        return this.table.call(() -> CustomerRepository.BY_EMAIL.on(this.table)
                .value(CustomerKeys.EMAIL.encode(email))
                .first(CustomerSchema.INSTANCE));
    }

    /**
     * {@code Customer} and {@code Order} by {@code account}.
     *
     * <p>Key condition: {@code PK = CUSTOMER#{customerId}}, the whole partition.
     *
     * <p>Reads table shop, eventually consistent: 1 Query per page.
     *
     * <p>Comes as Customer, then Order.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:83.
     *
     * @param customerId string
     * @return a handle that has read nothing yet
     */
    public AsyncResults<AccountItem> account(String customerId) {
        return AsyncResults.of(() -> CustomerRepository.ACCOUNT.on(this.table)
                .value("CUSTOMER#" + CustomerKeys.CUSTOMER_ID.encode(customerId))
                .results(CustomerRepository.ACCOUNT_READER));
    }
}
