// Generated from shop.yaml:46, do not edit.
package com.example.shop;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.read.GetSpec;
import io.neverscan.runtime.table.TableHandle;
import io.neverscan.runtime.write.EntityStore;
import io.neverscan.runtime.write.ItemUpdate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/** Reads and writes of entity {@code Stock} in table {@code stock}. Immutable and safe for use by many threads. */
@Generated("neverscan")
public final class StockRepository {
    private static final GetSpec GET = GetSpec.named("Stock.get");
    private static final GetSpec STOCK_OF = GetSpec.named("stockOf");

    private final TableHandle table;
    private final EntityStore<Stock> store;

    StockRepository(TableHandle table) {
        this.table = table;
        this.store = new EntityStore<>(table, StockSchema.INSTANCE);
    }

    /**
     * Stores a new {@code Stock}, never over another.
     *
     * @param stock the record
     * @return what is stored
     * @throws io.neverscan.runtime.error.AlreadyExistsException if its key is taken
     */
    public Stock create(Stock stock) {
        return store.create(stock, stock.key());
    }

    /**
     * Stores a {@code Stock} in place of whatever is there.
     *
     * @param stock the record
     * @return what is stored now
     */
    public Stock put(Stock stock) {
        return store.put(stock);
    }

    /**
     * Reads a {@code Stock} by its key: one GetItem, eventually consistent.
     *
     * @param sku {@code string}
     * @return the record; empty if there is none
     */
    public Optional<Stock> get(String sku) {
        return GET.one(table, StockKeys.item(sku), StockSchema.INSTANCE);
    }

    /**
     * Reads a {@code Stock} by its key: one GetItem, eventually consistent.
     *
     * @param key the key
     * @return the record; empty if there is none
     */
    public Optional<Stock> get(StockKey key) {
        return get(key.sku());
    }

    /**
     * Begins a partial update of an existing {@code Stock}.
     *
     * @param sku {@code string}
     * @return an update without changes yet
     */
    public StockUpdate update(String sku) {
        return update(new StockKey(sku));
    }

    /**
     * Begins a partial update of an existing {@code Stock}.
     *
     * @param key the key
     * @return an update without changes yet
     */
    public StockUpdate update(StockKey key) {
        return new StockUpdate(store.update(StockKeys.item(key.sku()), key));
    }

    /**
     * Deletes a {@code Stock} if it is there.
     *
     * @param sku {@code string}
     */
    public void delete(String sku) {
        store.delete(StockKeys.item(sku));
    }

    /**
     * Deletes a {@code Stock} if it is there.
     *
     * @param key the key
     */
    public void delete(StockKey key) {
        delete(key.sku());
    }

    /**
     * Access pattern {@code stockOf}.
     *
     * <p>BatchGetItem on table {@code stock}, 100 keys a request; eventually consistent (shop.yaml:74).
     *
     * @param keys the keys; a repeated one counts once
     * @return the records in the order of their keys; missing ones are left out
     * @throws io.neverscan.runtime.error.UnprocessedException if the service does not answer all keys in time
     */
    public List<Stock> stockOf(Collection<StockKey> keys) {
        List<ItemKey> items = new ArrayList<>(keys.size());
        for (StockKey key : keys) {
            items.add(StockKeys.item(key.sku()));
        }
        return STOCK_OF.many(table, items, StockSchema.INSTANCE);
    }

    /**
     * Access pattern {@code takeStock}.
     *
     * <p>UpdateItem on table {@code stock}: adds -1 to {@code onHand} when {@code onHand >= :wanted} (shop.yaml:75).
     *
     * @param sku {@code string}
     * @param wanted {@code long}
     * @return the record as it is stored now
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such {@code Stock}
     * @throws io.neverscan.runtime.error.ConditionFailedException if {@code onHand >= :wanted} does not hold
     */
    public Stock takeStock(String sku, long wanted) {
        ItemUpdate<Stock> update = store.update(StockKeys.item(sku), new StockKey(sku));
        update.add("onHand", -1);
        update.when("#c0 >= :c0", "onHand").number(":c0", wanted);
        return update.execute();
    }
}
