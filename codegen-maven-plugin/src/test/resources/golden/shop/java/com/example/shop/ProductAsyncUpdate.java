// Generated from src/main/neverscan/shop.yaml:53, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Codecs;
import io.neverscan.runtime.error.NotFoundException;
import io.neverscan.runtime.write.AsyncItemUpdate;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A partial update of one existing {@link Product}: one UpdateItem,
 * what is not named stays as stored. For one thread.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.UpdateEmitter")
public final class ProductAsyncUpdate {
    private final AsyncItemUpdate<Product> update;

    private final ProductKey key;

    ProductAsyncUpdate(AsyncItemUpdate<Product> update, ProductKey key) {
        this.update = update;
        this.key = key;
    }

    /**
     * Sets {@code rank}, and with it the keys of {@code GSI1}.
     *
     * @param rank the new value; null removes it
     * @param shelf the value that {@code shelf} has after this update
     * @return this
     */
    public ProductAsyncUpdate rank(@Nullable Integer rank, @Nullable String shelf) {
        this.update.set().value("rank", rank, Codecs.INT);
        this.update.expect().string("shelf", shelf);
        if (shelf != null && rank != null) {
            this.update.set().partitionKey("GSI1PK", ProductKeys.gsi1pk(shelf));
            this.update.set().sortKey("GSI1SK", ProductKeys.gsi1sk(rank, this.key.productId()));
        } else {
            this.update.remove("GSI1PK");
            this.update.remove("GSI1SK");
        }
        return this;
    }

    /**
     * Removes {@code rank}; the item leaves {@code GSI1}.
     *
     * @return this
     */
    public ProductAsyncUpdate removeRank() {
        this.update.remove("rank");
        this.update.remove("GSI1PK");
        this.update.remove("GSI1SK");
        return this;
    }

    /**
     * Sets {@code shelf}, and with it the keys of {@code GSI1}.
     *
     * @param shelf the new value; null removes it
     * @param rank the value that {@code rank} has after this update
     * @return this
     */
    public ProductAsyncUpdate shelf(@Nullable String shelf, @Nullable Integer rank) {
        this.update.set().string("shelf", shelf);
        this.update.expect().value("rank", rank, Codecs.INT);
        if (shelf != null && rank != null) {
            this.update.set().partitionKey("GSI1PK", ProductKeys.gsi1pk(shelf));
            this.update.set().sortKey("GSI1SK", ProductKeys.gsi1sk(rank, this.key.productId()));
        } else {
            this.update.remove("GSI1PK");
            this.update.remove("GSI1SK");
        }
        return this;
    }

    /**
     * Removes {@code shelf}; the item leaves {@code GSI1}.
     *
     * @return this
     */
    public ProductAsyncUpdate removeShelf() {
        this.update.remove("shelf");
        this.update.remove("GSI1PK");
        this.update.remove("GSI1SK");
        return this;
    }

    /**
     * Sets {@code price}.
     *
     * @param price the new value
     * @return this
     */
    public ProductAsyncUpdate price(BigDecimal price) {
        Objects.requireNonNull(price, "Product.price is required");
        this.update.set().number("price", price);
        return this;
    }

    /**
     * Adds to {@code price}; an absent one counts as 0.
     *
     * @param price what to add, negative to subtract
     * @return this
     */
    public ProductAsyncUpdate addPrice(BigDecimal price) {
        this.update.add("price", price);
        return this;
    }

    /**
     * Sets {@code tags}.
     *
     * @param tags the new value
     * @return this
     */
    public ProductAsyncUpdate tags(Set<String> tags) {
        Objects.requireNonNull(tags, "Product.tags is required");
        this.update.set().value("tags", tags, ProductSchema.TAGS);
        return this;
    }

    /**
     * Adds elements to {@code tags}; none change nothing.
     *
     * @param tags the elements
     * @return this
     */
    public ProductAsyncUpdate addTags(String... tags) {
        this.update.addElements("tags", new LinkedHashSet<>(List.of(tags)), ProductSchema.TAGS);
        return this;
    }

    /**
     * Takes elements out of {@code tags}; none change nothing.
     *
     * @param tags the elements
     * @return this
     */
    public ProductAsyncUpdate removeTags(String... tags) {
        this.update.removeElements("tags", new LinkedHashSet<>(List.of(tags)), ProductSchema.TAGS);
        return this;
    }

    /**
     * Makes the update.
     *
     * @return the item as it is stored now
     *     (completes with {@link IllegalStateException} if nothing was named)
     *     (completes with {@link NotFoundException} if there is no such item)
     */
    public CompletableFuture<Product> execute() {
        return this.update.execute();
    }
}
