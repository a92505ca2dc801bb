// Generated from src/main/neverscan/shop.yaml:53, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.Copies;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An entity.
 *
 * @param productId attribute {@code productId}
 * @param rank attribute {@code rank}; may be absent
 * @param shelf attribute {@code shelf}; may be absent
 * @param price attribute {@code price}
 * @param tags attribute {@code tags}
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RecordEmitter")
public record Product(String productId, @Nullable Integer rank, @Nullable String shelf,
        BigDecimal price, Set<String> tags) {
    /**
     * Checks that what is required is there, and copies collections.
     */
    public Product {
        Objects.requireNonNull(productId, "Product.productId is required");
        Objects.requireNonNull(price, "Product.price is required");
        Objects.requireNonNull(tags, "Product.tags is required");
        tags = Copies.set(tags);
    }

    /**
     * The attributes that tell it from others.
     *
     * @return its key
     */
    public ProductKey key() {
        return new ProductKey(productId);
    }

    /**
     * Starts with nothing set.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts with the values of this one.
     *
     * @return a new builder
     */
    public Builder toBuilder() {
        return new Builder()
                .productId(productId)
                .rank(rank)
                .shelf(shelf)
                .price(price)
                .tags(tags);
    }

    /**
     * Copies with another value.
     *
     * @param productId attribute {@code productId}
     * @return the copy
     */
    public Product withProductId(String productId) {
        return toBuilder().productId(productId).build();
    }

    /**
     * Copies with another value.
     *
     * @param rank attribute {@code rank}; may be absent
     * @return the copy
     */
    public Product withRank(@Nullable Integer rank) {
        return toBuilder().rank(rank).build();
    }

    /**
     * Copies with another value.
     *
     * @param shelf attribute {@code shelf}; may be absent
     * @return the copy
     */
    public Product withShelf(@Nullable String shelf) {
        return toBuilder().shelf(shelf).build();
    }

    /**
     * Copies with another value.
     *
     * @param price attribute {@code price}
     * @return the copy
     */
    public Product withPrice(BigDecimal price) {
        return toBuilder().price(price).build();
    }

    /**
     * Copies with another value.
     *
     * @param tags attribute {@code tags}
     * @return the copy
     */
    public Product withTags(Set<String> tags) {
        return toBuilder().tags(tags).build();
    }

    /**
     * Builds a {@link Product}. Not safe for use by several threads.
     */
    public static final class Builder {
        private @Nullable String productId;

        private @Nullable Integer rank;

        private @Nullable String shelf;

        private @Nullable BigDecimal price;

        private Set<String> tags = Set.of();

        private Builder() {
        }

        /**
         * Sets {@code productId}.
         *
         * @param productId attribute {@code productId}
         * @return this builder
         */
        public Builder productId(String productId) {
            this.productId = productId;
            return this;
        }

        /**
         * Sets {@code rank}.
         *
         * @param rank attribute {@code rank}; may be absent
         * @return this builder
         */
        public Builder rank(@Nullable Integer rank) {
            this.rank = rank;
            return this;
        }

        /**
         * Sets {@code shelf}.
         *
         * @param shelf attribute {@code shelf}; may be absent
         * @return this builder
         */
        public Builder shelf(@Nullable String shelf) {
            this.shelf = shelf;
            return this;
        }

        /**
         * Sets {@code price}.
         *
         * @param price attribute {@code price}
         * @return this builder
         */
        public Builder price(BigDecimal price) {
            this.price = price;
            return this;
        }

        /**
         * Sets {@code tags}.
         *
         * @param tags attribute {@code tags}
         * @return this builder
         */
        public Builder tags(Set<String> tags) {
            this.tags = tags;
            return this;
        }

        /**
         * Builds it.
         *
         * @return a new {@link Product}
         */
        public Product build() {
            return new Product(
                    Objects.requireNonNull(productId, "Product.productId is required"),
                    rank,
                    shelf,
                    Objects.requireNonNull(price, "Product.price is required"),
                    tags);
        }
    }
}
