// Generated from src/main/neverscan/shop.yaml:53, do not edit
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemReader;
import io.neverscan.runtime.codec.KeyReader;
import io.neverscan.runtime.codec.ProjectionReader;
import io.neverscan.runtime.key.KeyRange;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.read.QuerySpec;
import io.neverscan.runtime.read.Results;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Product}. Safe for use by many threads.
 */
@NullMarked
@Generated("io.neverscan.codegen.emit.java.RepositoryEmitter")
public final class ProductRepository {
    static final GetSpec GET = GetSpec.named("Product.get");

    static final GetSpec PRODUCTS = GetSpec.named("products");

    static final GetSpec PRICES = GetSpec.named("prices").project("productId", "price", "PK", "SK");

    static final PricesReader PRICES_READER = new PricesReader();

    static final QuerySpec ON_SHELF = QuerySpec.named("onShelf")
            .index("GSI1")
            .names("GSI1PK", "GSI1SK")
            .keyCondition("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2")
            .cursorKeys("PK", "SK", "GSI1PK", "GSI1SK")
            .build();

    static final OnShelfReader ON_SHELF_READER = new OnShelfReader();

    private final TableHandle table;

    private final EntityStore<Product> store;

    ProductRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, ProductSchema.INSTANCE);
    }

    /**
     * Stores a new one, never over another.
     *
     * @param product the new item
     * @return what was stored
     */
    public Product create(Product product) {
        return this.store.create(product, product.key());
    }

    /**
     * Stores it in place of whatever is there.
     *
     * @param product the whole item
     * @return what is stored now
     */
    public Product put(Product product) {
        return this.store.put(product);
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param productId attribute {@code productId}
     */
    public void delete(String productId) {
        delete(new ProductKey(productId));
    }

    /**
     * Deletes it; nothing happens if there is none.
     *
     * @param key its key
     */
    public void delete(ProductKey key) {
        this.store.delete(ProductKeys.item(key.productId()));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param productId attribute {@code productId}
     * @return the item, empty if there is none
     */
    public Optional<Product> get(String productId) {
        return get(new ProductKey(productId));
    }

    /**
     * Reads it, eventually consistent: 1 GetItem.
     *
     * @param key its key
     * @return the item, empty if there is none
     */
    public Optional<Product> get(ProductKey key) {
        return GET.one(this.table, ProductKeys.item(key.productId()), ProductSchema.INSTANCE);
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param productId attribute {@code productId}
     * @return an update without changes yet
     */
    public ProductUpdate update(String productId) {
        return update(new ProductKey(productId));
    }

    /**
     * Begins to change some of its attributes.
     *
     * @param key its key
     * @return an update without changes yet
     */
    public ProductUpdate update(ProductKey key) {
        return new ProductUpdate(this.store.update(ProductKeys.item(key.productId()), key), key);
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
    public List<Product> products(Collection<ProductKey> keys) {
        List<ItemKey> all = new ArrayList<>(keys.size());
        for (ProductKey key : keys) {
            all.add(ProductKeys.item(key.productId()));
        }
        return PRODUCTS.many(this.table, all, ProductSchema.INSTANCE);
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
    public List<ProductPrices> prices(Collection<ProductKey> keys) {
        List<ItemKey> all = new ArrayList<>(keys.size());
        for (ProductKey key : keys) {
            all.add(ProductKeys.item(key.productId()));
        }
        return PRICES.many(this.table, all, PRICES_READER);
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
    public Results<ProductOnShelf> onShelf(String shelf, int low) {
        return ON_SHELF.on(this.table)
                .value("SHELF#" + ProductKeys.SHELF.encode(shelf))
                .range(KeyRange.atLeast("RANK#", ProductKeys.RANK.encode((long) low)), KeyRange.toEnd("RANK#"))
                .results(ON_SHELF_READER);
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public Optional<Product> fetch(ProductPrices part) {
        return get(part.key());
    }

    /**
     * Reads the whole item of a part of it, eventually consistent: 1 GetItem.
     *
     * @param part what a read gave
     * @return the item, empty if there is none any more
     */
    public Optional<Product> fetch(ProductOnShelf part) {
        return get(part.key());
    }

    static final class PricesReader extends ProjectionReader<ProductPrices> {
        PricesReader() {
            super(ProductKeys.TYPE);
        }

        @Override
        protected ProductPrices read(ItemReader in) {
            return new ProductPrices(
                    in.string("productId"),
                    in.decimal("price"));
        }
    }

    static final class OnShelfReader extends ProjectionReader<ProductOnShelf> {
        OnShelfReader() {
            super(ProductKeys.TYPE);
        }

        @Override
        protected ProductOnShelf read(ItemReader in) {
            KeyReader pk = in.key("PK").literal("PRODUCT#");
            String productId = pk.last(ProductKeys.PRODUCT_ID);
            KeyReader gsi1pk = in.key("GSI1PK").literal("SHELF#");
            String shelf = gsi1pk.last(ProductKeys.SHELF);
            KeyReader gsi1sk = in.key("GSI1SK").literal("RANK#");
            int rank = Math.toIntExact(gsi1sk.upTo(ProductKeys.RANK, "#"));
            gsi1sk.last(ProductKeys.PRODUCT_ID);
            return new ProductOnShelf(
                    productId,
                    rank,
                    shelf);
        }
    }
}
