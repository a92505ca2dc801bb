// Generated from src/main/neverscan/shop.yaml:22, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.CollectionReader;
import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Customer}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class CustomerRepository {
    static final GetSpec GET = GetSpec.named("Customer.get");

    static final QuerySpec BY_EMAIL = QuerySpec.named("byEmail")
            .index("GSI2")
            .names("email")
            .keyCondition("#n0 = :v0")
            .cursorKeys("PK", "SK", "email")
            .build();

    static final QuerySpec ACCOUNT = QuerySpec.named("account")
            .names("PK")
            .keyCondition("#n0 = :v0")
            .cursorKeys("PK", "SK")
            .build();

    static final CollectionReader<AccountItem> ACCOUNT_READER = CollectionReader.of(List.of(CustomerSchema.INSTANCE, OrderSchema.INSTANCE));

    private final TableHandle table;

    private final EntityStore<Customer> store;

    CustomerRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, CustomerSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param customer the new item
     * @return what was stored
     */
    public Customer create(Customer customer) {
        Instant now = this.table.now();
        return this.store.create(customer.withVersion(1).withCreatedAt(now).withUpdatedAt(now), customer.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * <p>Kept as stored: createdAt.
     *
     * @param customer the whole item
     * @return what is stored now
     * @throws StaleVersionException if another version is stored
     */
    public Customer put(Customer customer) {
        Instant now = this.table.now();
        return this.store.put(customer.withVersion(customer.version() + 1).withCreatedAt(now).withUpdatedAt(now), customer.key(), customer.version());
    }

    /**
     * Deletes it, whatever its version.
     *
     * @param customerId attribute {@code customerId}
     */
    public void deleteUnconditionally(String customerId) {
        deleteUnconditionally(new CustomerKey(customerId));
    }

    /**
     * Deletes it, whatever its version.
     *
     * @param key its key
     */
    public void deleteUnconditionally(CustomerKey key) {
        this.store.delete(CustomerKeys.item(key.customerId()));
    }

    /**
     * Deletes the version that was read.
     *
     * @param customerId attribute {@code customerId}
     * @param expectedVersion that version
     * @throws StaleVersionException if another version is stored, or none
     */
    public void delete(String customerId, long expectedVersion) {
        delete(new CustomerKey(customerId), expectedVersion);
    }

    /**
     * Deletes the version that was read.
     *
     * @param key its key
     * @param expectedVersion that version
     * @throws StaleVersionException if another version is stored, or none
     */
    public void delete(CustomerKey key, long expectedVersion) {
        this.store.delete(CustomerKeys.item(key.customerId()), key, expectedVersion);
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param customerId attribute {@code customerId}
     * @return the item, empty if there is none
     */
    public Optional<Customer> get(String customerId) {
        return get(new CustomerKey(customerId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Customer> get(CustomerKey key) {
        return GET.one(this.table, CustomerKeys.item(key.customerId()), CustomerSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param customerId attribute {@code customerId}
     * @return an update without changes yet
     */
    public CustomerUpdate update(String customerId) {
        return update(new CustomerKey(customerId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public CustomerUpdate update(CustomerKey key) {
        return new CustomerUpdate(this.store.update(CustomerKeys.item(key.customerId()), key));
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
    public Optional<Customer> byEmail(String email) {
        return BY_EMAIL.on(this.table)
                .value(CustomerKeys.EMAIL.encode(email))
                .first(CustomerSchema.INSTANCE);
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
    public Results<AccountItem> account(String customerId) {
        return ACCOUNT.on(this.table)
                .value("CUSTOMER#" + CustomerKeys.CUSTOMER_ID.encode(customerId))
                .results(ACCOUNT_READER);
    }
}
