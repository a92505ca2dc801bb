// Generated from src/main/neverscan/shop.yaml:22, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link Customer}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class CustomerAsyncUpdate {
    private final AsyncItemUpdate<Customer> update;

    CustomerAsyncUpdate(AsyncItemUpdate<Customer> update) {
        this.update = update;
    }

    /**
     * Sets {@code email}.
     *
     * @param email the new value; null removes it
     * @return this
     */
    public CustomerAsyncUpdate email(@Nullable String email) {
        if (email == null) {
            this.update.remove("email");
        } else {
            this.update.set().partitionKey("email", CustomerKeys.email(email));
        }
        return this;
    }

    /**
     * Removes {@code email}.
     *
     * @return this
     */
    public CustomerAsyncUpdate removeEmail() {
        this.update.remove("email");
        return this;
    }

    /**
     * Sets {@code address}.
     *
     * @param address the new value; null removes it
     * @return this
     */
    public CustomerAsyncUpdate address(@Nullable Address address) {
        this.update.set().value("address", address, AddressCodec.INSTANCE);
        return this;
    }

    /**
     * Removes {@code address}.
     *
     * @return this
     */
    public CustomerAsyncUpdate removeAddress() {
        this.update.remove("address");
        return this;
    }

    /**
     * Adds to {@code visits}; an absent one counts as 0.
     *
     * @param visits what to add, negative to subtract
     * @return this
     */
    public CustomerAsyncUpdate addVisits(long visits) {
        this.update.add("visits", visits);
        return this;
    }

    /**
     * Sets {@code expiresAt}.
     *
     * @param expiresAt the new value; null removes it
     * @return this
     */
    public CustomerAsyncUpdate expiresAt(@Nullable Instant expiresAt) {
        this.update.set().value("expiresAt", expiresAt, Codecs.EPOCH_SECONDS);
        return this;
    }

    /**
     * Removes {@code expiresAt}.
     *
     * @return this
     */
    public CustomerAsyncUpdate removeExpiresAt() {
        this.update.remove("expiresAt");
        return this;
    }

    /**
     * The update applies only to the version that was read.
     *
     * @param version that version
     * @return this
     */
    public CustomerAsyncUpdate expectVersion(long version) {
        this.update.expectVersion(version);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Customer> execute() {
        return this.update.execute();
    }
}
