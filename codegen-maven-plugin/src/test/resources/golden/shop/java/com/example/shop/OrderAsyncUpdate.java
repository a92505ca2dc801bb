// Generated from src/main/neverscan/shop.yaml:37, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link Order}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class OrderAsyncUpdate {
    private final AsyncItemUpdate<Order> update;

    OrderAsyncUpdate(AsyncItemUpdate<Order> update) {
        this.update = update;
    }

    /**
     * Sets {@code status}, and with it the keys of {@code GSI1}.
     *
     * @param status the new value
     * @return this
     */
    public OrderAsyncUpdate status(Status status) {
        Objects.requireNonNull(status, "Order.status is required");
        this.update.set().value("status", status, OrderSchema.STATUS);
        this.update.set().partitionKey("GSI1PK", OrderKeys.gsi1pk(status));
        return this;
    }

    /**
     * Sets {@code total}.
     *
     * @param total the new value
     * @return this
     */
    public OrderAsyncUpdate total(BigDecimal total) {
        Objects.requireNonNull(total, "Order.total is required");
        this.update.set().number("total", total);
        return this;
    }

    /**
     * Adds to {@code total}; an absent one counts as 0.
     *
     * @param total what to add, negative to subtract
     * @return this
     */
    public OrderAsyncUpdate addTotal(BigDecimal total) {
        this.update.add("total", total);
        return this;
    }

    /**
     * Sets {@code note}.
     *
     * @param note the new value; null removes it
     * @return this
     */
    public OrderAsyncUpdate note(@Nullable String note) {
        this.update.set().string("note", note);
        return this;
    }

    /**
     * Removes {@code note}.
     *
     * @return this
     */
    public OrderAsyncUpdate removeNote() {
        this.update.remove("note");
        return this;
    }

    /**
     * Sets {@code lines}.
     *
     * @param lines the new value
     * @return this
     */
    public OrderAsyncUpdate lines(List<Address> lines) {
        Objects.requireNonNull(lines, "Order.lines is required");
        this.update.set().value("lines", lines, OrderSchema.LINES);
        return this;
    }

    /**
     * Adds elements to the end of {@code lines}.
     *
     * @param lines the elements
     * @return this
     */
    public OrderAsyncUpdate appendLines(List<Address> lines) {
        this.update.append("lines", lines, OrderSchema.LINES);
        return this;
    }

    /**
     * Sets {@code labels}.
     *
     * @param labels the new value; null removes it
     * @return this
     */
    public OrderAsyncUpdate labels(@Nullable Map<String, String> labels) {
        this.update.set().value("labels", labels, OrderSchema.LABELS);
        return this;
    }

    /**
     * Removes {@code labels}.
     *
     * @return this
     */
    public OrderAsyncUpdate removeLabels() {
        this.update.remove("labels");
        return this;
    }

    /**
     * Sets {@code n}.
     *
     * @param n the new value
     * @return this
     */
    public OrderAsyncUpdate n(int n) {
        this.update.set().number("n", n);
        return this;
    }

    /**
     * Adds to {@code n}; an absent one counts as 0.
     *
     * @param n what to add, negative to subtract
     * @return this
     */
    public OrderAsyncUpdate addN(long n) {
        this.update.add("n", n);
        return this;
    }

    /**
     * Sets {@code paid}.
     *
     * @param paid the new value; null removes it
     * @return this
     */
    public OrderAsyncUpdate paid(@Nullable Boolean paid) {
        this.update.set().value("paid", paid, Codecs.BOOLEAN);
        return this;
    }

    /**
     * Removes {@code paid}.
     *
     * @return this
     */
    public OrderAsyncUpdate removePaid() {
        this.update.remove("paid");
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Order> execute() {
        return this.update.execute();
    }
}
