package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a query pattern reads of the items that its rows point to, with BatchGetItem after each page: what is the same for
 * each call. Rows that point to one item have it read once, an item that does not exist is null, and the order is that of
 * the rows. Immutable and safe for use by many threads.
 *
 * @param <E> the row that points to an item
 * @param <N> that item
 * @param <R> both together
 */
public final class Fetch<E, N, R> {
    private final GetSpec spec;
    private final Pointer<? super E> key;
    private final RowReader<N> reader;
    private final Pair<? super E, ? super N, ? extends R> pair;

    private Fetch(
            GetSpec spec, Pointer<? super E> key, RowReader<N> reader, Pair<? super E, ? super N, ? extends R> pair) {
        this.spec = spec;
        this.key = key;
        this.reader = reader;
        this.pair = pair;
    }

    /**
     * Where a row points to.
     *
     * @param <E> the row
     */
    @FunctionalInterface
    public interface Pointer<E> {
        /**
         * The full primary key of an item.
         *
         * @param row the row
         * @return the key, or null if the row points to nothing
         */
        @Nullable
        ItemKey of(E row);
    }

    /**
     * A row with what it points to.
     *
     * @param <E> the row
     * @param <N> the item
     * @param <R> both together
     */
    @FunctionalInterface
    public interface Pair<E, N, R> {
        /**
         * Puts both together.
         *
         * @param row the row
         * @param item what it points to, or null if there is no such item
         * @return both
         */
        R of(E row, @Nullable N item);
    }

    /**
     * Reads whole items.
     *
     * @param spec how they are read
     * @param key the full primary key of the item that a row points to
     * @param reader what to make of an item
     * @param pair puts a row and its item together
     * @param <E> the row
     * @param <N> the item
     * @param <R> both together
     * @return what to read after each page
     */
    public static <E, N, R> Fetch<E, N, R> of(
            GetSpec spec, Pointer<? super E> key, RowReader<N> reader, Pair<? super E, ? super N, ? extends R> pair) {
        return new Fetch<>(spec, key, reader, pair);
    }

    /** The page with the items that its rows point to; no request if they point to none. */
    Access<Page<R>> after(Page<E> page, PhysicalTable table) {
        List<@Nullable ItemKey> pointers = new ArrayList<>();
        page.items().forEach(row -> pointers.add(key.of(row)));
        List<ItemKey> keys = new ArrayList<>();
        for (ItemKey pointer : pointers) {
            if (pointer != null) {
                keys.add(pointer);
            }
        }
        return keys.isEmpty()
                ? Access.of(page.with(pairs(page.items(), pointers, Map.of())))
                : spec.found(table, keys, reader).map(found -> page.with(pairs(page.items(), pointers, found)));
    }

    private List<R> pairs(List<E> rows, List<@Nullable ItemKey> pointers, Map<ItemKey, N> found) {
        List<R> pairs = new ArrayList<>(rows.size());
        for (int i = 0; i < rows.size(); i++) {
            ItemKey pointer = pointers.get(i);
            pairs.add(pair.of(rows.get(i), pointer == null ? null : found.get(pointer)));
        }
        return pairs;
    }
}
