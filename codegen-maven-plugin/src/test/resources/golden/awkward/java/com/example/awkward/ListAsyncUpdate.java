// Generated from src/main/neverscan/awkward.yaml:69, do not edit
package com.example.awkward;

import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * A partial update of one existing {@link List}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class ListAsyncUpdate {
    private final AsyncItemUpdate<List> update;

    ListAsyncUpdate(AsyncItemUpdate<List> update) {
        this.update = update;
    }

    /**
     * Sets {@code list}.
     *
     * @param list the new value
     * @return this
     */
    public ListAsyncUpdate list(java.util.List<String> list) {
        Objects.requireNonNull(list, "List.list is required");
        this.update.set().value("list", list, ListSchema.LIST);
        return this;
    }

    /**
     * Adds elements to the end of {@code list}.
     *
     * @param list the elements
     * @return this
     */
    public ListAsyncUpdate appendList(java.util.List<String> list) {
        this.update.append("list", list, ListSchema.LIST);
        return this;
    }

    /**
     * Sets {@code set}.
     *
     * @param set the new value
     * @return this
     */
    public ListAsyncUpdate set(Set<Integer> set) {
        Objects.requireNonNull(set, "List.set is required");
        this.update.set().value("set", set, ListSchema.SET);
        return this;
    }

    /**
     * Adds elements to {@code set}; none change nothing.
     *
     * @param set the elements
     * @return this
     */
    public ListAsyncUpdate addSet(Integer... set) {
        this.update.addElements("set", new LinkedHashSet<>(java.util.List.of(set)), ListSchema.SET);
        return this;
    }

    /**
     * Takes elements out of {@code set}; none change nothing.
     *
     * @param set the elements
     * @return this
     */
    public ListAsyncUpdate removeSet(Integer... set) {
        this.update.removeElements("set", new LinkedHashSet<>(java.util.List.of(set)), ListSchema.SET);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<List> execute() {
        return this.update.execute();
    }
}
