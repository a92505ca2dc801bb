// Generated from src/main/neverscan/shop.yaml:53, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.key.KeyRange;
import io.neverscan.runtime.read.AsyncResults;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.write.AsyncEntityStore;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes {@link Product}, with futures. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class ProductAsyncRepository {
    private final AsyncTableHandle table;

    private final AsyncEntityStore<Product> store;

    ProductAsyncRepository(AsyncTableHandle table) {
        this.table = table;
        this.store = new AsyncEntityStore<>(table, ProductSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param product the new item
     * @return what was stored
     */
    public CompletableFuture<Product> create(Product product) {
        return this.table.call(() -> this.store.create(product, product.key()));
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param product the whole item
     * @return what is stored now
     */
    public CompletableFuture<Product> put(Product product) {
        return this.table.call(() -> this.store.put(product));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param productId attribute {@code productId}
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(String productId) {
        return delete(new ProductKey(productId));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     * @return completes when it is done
     */
    public CompletableFuture<@Nullable Void> delete(ProductKey key) {
        return this.table.call(() -> this.store.delete(ProductKeys.item(key.productId())));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param productId attribute {@code productId}
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Product>> get(String productId) {
        return get(new ProductKey(productId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public CompletableFuture<Optional<Product>> get(ProductKey key) {
        return this.table.call(() -> ProductRepository.GET.one(this.table, ProductKeys.item(key.productId()), ProductSchema.INSTANCE));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param productId attribute {@code productId}
     * @return an update without changes yet
     */
    public ProductAsyncUpdate update(String productId) {
        return update(new ProductKey(productId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public ProductAsyncUpdate update(ProductKey key) {
        return new ProductAsyncUpdate(this.store.update(ProductKeys.item(key.productId()), key), key);
    }

    /**
     * Several {@code Product}, by their keys.
     *
     * <p>Key condition: the whole key of each item.
     *
     * <p>Reads table shop, eventually consistent: 1 BatchGetItem per 100 keys.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:79.
     *
     * @param keys keys of the wanted items
     * @return the items in the order of the keys, without those that do not exist
     */
    public CompletableFuture<List<Product>> products(Collection<ProductKey> keys) {
        return this.table.call(() -> {
            List<ItemKey> all = new ArrayList<>(keys.size());
            for (ProductKey key : keys) {
                all.add(ProductKeys.item(key.productId()));
            }
            return ProductRepository.PRODUCTS.many(this.table, all, ProductSchema.INSTANCE);
        });
    }

    /**
     * Several {@code Product}, by their keys.
     *
     * <p>Key condition: the whole key of each item.
     *
     * <p>Reads table shop, eventually consistent: 1 BatchGetItem per 100 keys.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:80.
     *
     * @param keys keys of the wanted items
     * @return the items in the order of the keys, without those that do not exist
     */
    public CompletableFuture<List<ProductPrices>> prices(Collection<ProductKey> keys) {
        return this.table.call(() -> {
            List<ItemKey> all = new ArrayList<>(keys.size());
            for (ProductKey key : keys) {
                all.add(ProductKeys.item(key.productId()));
            }
            return ProductRepository.PRICES.many(this.table, all, ProductRepository.PRICES_READER);
        });
    }

    /**
     * {@code Product} by {@code onShelf}.
     *
     * <p>Key condition: {@code GSI1PK = SHELF#{shelf}} and {@code GSI1SK in RANK# with {rank} >= :low}.
     *
     * <p>Reads index GSI1 of table shop, eventually consistent: 1 Query per page.
     *
     * <p>Declared in src/main/neverscan/shop.yaml:82.
     *
     * @param shelf string
     * @param low int
     * @return a handle that has read nothing yet
     */
    public AsyncResults<ProductOnShelf> onShelf(String shelf, int low) {
        return AsyncResults.of(() -> ProductRepository.ON_SHELF.on(this.table)
                .value("SHELF#" + ProductKeys.SHELF.encode(shelf))
                .range(KeyRange.atLeast("RANK#", ProductKeys.RANK.encode((long) low)), KeyRange.toEnd("RANK#"))
                .results(ProductRepository.ON_SHELF_READER));
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public CompletableFuture<Optional<Product>> fetch(ProductPrices part) {
        return get(part.key());
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public CompletableFuture<Optional<Product>> fetch(ProductOnShelf part) {
        return get(part.key());
    }
}
