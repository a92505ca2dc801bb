package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.table.TableHandle;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Many rows, none of them read yet. Three numbers are kept apart: the page size (items read by one request, before any
 * filter), the wanted count (rows delivered, an argument of {@link #toList} and {@link #take}), and the request budget.
 *
 * <p>Immutable and safe for use by many threads; each method reads anew. What promises a complete answer
 * ({@link #toList}, {@link #first}, {@link #count}, {@link #iterator}, {@link #stream}) throws
 * {@link RequestBudgetException} when the budget ends before; {@link #page} and {@link #take} give a part and a cursor.
 *
 * <p>All methods that read throw {@link io.neverscan.runtime.error.CorruptItemException} for an item that does not have
 * the model's form.
 *
 * @param <T> the row
 */
public final class Results<T> implements Iterable<T> {
    /** Stands for "no limit". */
    static final int UNLIMITED = Integer.MAX_VALUE;

    private final @Nullable TableHandle table;
    private final Selection<T> selection;

    /** Without a table there is nothing to ask. */
    Results(@Nullable TableHandle table, Selection<T> selection) {
        this.table = table;
        this.selection = selection;
    }

    <R> R run(Access<R> access) {
        TableHandle on = table;
        return on == null ? access.settled() : on.run(access);
    }

    /**
     * Another page size.
     *
     * @param items items that one request reads, 1 or more
     * @return a copy
     */
    public Results<T> pageSize(int items) {
        return new Results<>(table, selection.withPageSize(items));
    }

    /**
     * Another request budget.
     *
     * @param requests requests that one call may make, 1 or more
     * @return a copy
     */
    public Results<T> maxRequests(int requests) {
        return new Results<>(table, selection.withMaxRequests(requests));
    }

    /**
     * The first page, with one request of each query.
     *
     * @return what one request gives
     */
    public Page<T> page() {
        return run(selection.page(null));
    }

    /**
     * The page at a cursor, with one request of each query: the one after another page for its {@link Page#next}, the one before it for
     * its {@link Page#previous}. Both have the result's order.
     *
     * @param at where another page ended or began
     * @return what one request gives
     * @throws io.neverscan.runtime.error.InvalidCursorException if the cursor is altered or not of this result
     */
    public Page<T> page(Cursor at) {
        return run(selection.page(at));
    }

    /**
     * The first rows, with as many requests as they need within the budget.
     *
     * @param max rows wanted, 1 or more
     * @return at most so many rows, and a cursor if there may be more
     */
    public Page<T> take(int max) {
        return run(selection.take(max, null));
    }

    /**
     * The rows at a cursor, after or before it, with as many requests as they need within the budget.
     *
     * @param max rows wanted, 1 or more
     * @param at where to go on
     * @return at most so many rows in the result's order, and a cursor if there may be more
     * @throws io.neverscan.runtime.error.InvalidCursorException if the cursor is altered or not of this result
     */
    public Page<T> take(int max, Cursor at) {
        return run(selection.take(max, at));
    }

    /**
     * The first rows.
     *
     * @param max most rows wanted, 1 or more
     * @return all rows if there are no more than that, else the first ones
     * @throws RequestBudgetException if the budget ends before
     */
    public List<T> toList(int max) {
        return run(selection.toList(max));
    }

    /**
     * The first row.
     *
     * @return the row; empty if there is none
     * @throws RequestBudgetException if the budget ends before
     */
    public Optional<T> first() {
        return run(selection.first());
    }

    Optional<T> unique() {
        return run(selection.unique());
    }

    /**
     * How many items there are, counted by the service for the price of reading them. Items of other types in a
     * collection's partition count too.
     *
     * @return the count
     * @throws RequestBudgetException if the budget ends before
     */
    public long count() {
        return run(selection.count());
    }

    /**
     * All rows, page by page as they are asked for.
     *
     * @return an iterator for one thread; it throws {@link RequestBudgetException} if the budget ends before
     */
    @Override
    public Iterator<T> iterator() {
        return new RowIterator<>(this, selection.walk());
    }

    /**
     * All rows, page by page as they are asked for.
     *
     * @return a sequential stream; it throws {@link RequestBudgetException} if the budget ends before
     */
    public Stream<T> stream() {
        Spliterator<T> rows =
                Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED | Spliterator.NONNULL);
        return StreamSupport.stream(rows, false);
    }
}
