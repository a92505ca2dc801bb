// Generated from src/main/neverscan/fleet.yaml:29, do not edit
package com.example.fleet;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link Reading}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class ReadingAsyncUpdate {
    private final AsyncItemUpdate<Reading> update;

    ReadingAsyncUpdate(AsyncItemUpdate<Reading> update) {
        this.update = update;
    }

    /**
     * Sets {@code day}.
     *
     * @param day the new value
     * @return this
     */
    public ReadingAsyncUpdate day(LocalDate day) {
        Objects.requireNonNull(day, "Reading.day is required");
        this.update.set().partitionKey("day", ReadingKeys.day(day));
        return this;
    }

    /**
     * Sets {@code value}.
     *
     * @param value the new value
     * @return this
     */
    public ReadingAsyncUpdate value(BigDecimal value) {
        Objects.requireNonNull(value, "Reading.value is required");
        this.update.set().number("value", value);
        return this;
    }

    /**
     * Adds to {@code value}; an absent one counts as 0.
     *
     * @param value what to add, negative to subtract
     * @return this
     */
    public ReadingAsyncUpdate addValue(BigDecimal value) {
        this.update.add("value", value);
        return this;
    }

    /**
     * Sets {@code unit}.
     *
     * @param unit the new value; null removes it
     * @return this
     */
    public ReadingAsyncUpdate unit(@Nullable String unit) {
        this.update.set().string("unit", unit);
        return this;
    }

    /**
     * Removes {@code unit}.
     *
     * @return this
     */
    public ReadingAsyncUpdate removeUnit() {
        this.update.remove("unit");
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Reading> execute() {
        return this.update.execute();
    }
}
