package io.neverscan.runtime.read;

import io.neverscan.runtime.error.RequestBudgetException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Many rows, none of them read yet. Three numbers are kept apart: the page size (items read by one request, before any
 * filter), the wanted count (rows delivered, an argument of {@link #toList} and {@link #take}), and the request budget.
 *
 * <p>Where a plan makes several queries, each of them makes at most one request for one page.
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

    private final RowSource<T> source;
    private final int pageSize;
    private final int maxRequests;

    Results(RowSource<T> source) {
        this(source, source.pageSize(), source.maxRequests());
    }

    private Results(RowSource<T> source, int pageSize, int maxRequests) {
        this.source = source;
        this.pageSize = atLeastOne(pageSize, "page size");
        this.maxRequests = atLeastOne(maxRequests, "request budget");
    }

    private static int atLeastOne(int value, String name) {
        if (value < 1) {
            throw new IllegalArgumentException("a " + name + " of 1 or more is needed, not " + value);
        }
        return value;
    }

    /**
     * Another page size.
     *
     * @param items items that one request reads, 1 or more
     * @return a copy
     */
    public Results<T> pageSize(int items) {
        return new Results<>(source, items, maxRequests);
    }

    /**
     * Another request budget.
     *
     * @param requests requests that one call may make, 1 or more
     * @return a copy
     */
    public Results<T> maxRequests(int requests) {
        return new Results<>(source, pageSize, requests);
    }

    /**
     * The first page, with one request of each query.
     *
     * @return what one request gives
     */
    public Page<T> page() {
        return source.page(null, pageSize);
    }

    /**
     * The page after a cursor, with one request of each query.
     *
     * @param after where the page before ended
     * @return what one request gives
     * @throws io.neverscan.runtime.error.InvalidCursorException if the cursor is altered or not of this result
     */
    public Page<T> page(Cursor after) {
        return source.page(after, pageSize);
    }

    /**
     * The first rows, with as many requests as they need within the budget.
     *
     * @param max rows wanted, 1 or more
     * @return at most so many rows, and a cursor if there may be more
     */
    public Page<T> take(int max) {
        return source.take(null, atLeastOne(max, "wanted count"), limits());
    }

    /**
     * The rows after a cursor, with as many requests as they need within the budget.
     *
     * @param max rows wanted, 1 or more
     * @param after where to go on
     * @return at most so many rows, and a cursor if there may be more
     * @throws io.neverscan.runtime.error.InvalidCursorException if the cursor is altered or not of this result
     */
    public Page<T> take(int max, Cursor after) {
        return source.take(after, atLeastOne(max, "wanted count"), limits());
    }

    /**
     * The first rows.
     *
     * @param max most rows wanted, 1 or more
     * @return all rows if there are no more than that, else the first ones
     * @throws RequestBudgetException if the budget ends before
     */
    public List<T> toList(int max) {
        Page<T> page = take(max);
        if (page.items().size() < max && page.next().isPresent()) {
            throw new RequestBudgetException(source.pattern(), maxRequests);
        }
        return page.items();
    }

    /**
     * The first row.
     *
     * @return the row; empty if there is none
     * @throws RequestBudgetException if the budget ends before
     */
    public Optional<T> first() {
        List<T> one = toList(1);
        return one.isEmpty() ? Optional.empty() : Optional.of(one.get(0));
    }

    /**
     * How many items there are, counted by the service for the price of reading them. Items of other types in a
     * collection's partition count too.
     *
     * @return the count
     * @throws RequestBudgetException if the budget ends before
     */
    public long count() {
        return source.count(maxRequests);
    }

    /**
     * All rows, page by page as they are asked for.
     *
     * @return an iterator for one thread; it throws {@link RequestBudgetException} if the budget ends before
     */
    @Override
    public Iterator<T> iterator() {
        return source.iterator(limits());
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

    private RowSource.Limits limits() {
        return new RowSource.Limits(pageSize, maxRequests);
    }
}
