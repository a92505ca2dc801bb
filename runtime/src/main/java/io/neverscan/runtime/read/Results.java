package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.observe.Observation;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

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

    private final BoundQuery query;
    private final RowReader<T> reader;
    private final int pageSize;
    private final int maxRequests;

    Results(BoundQuery query, RowReader<T> reader) {
        this(query, reader, query.spec().pageSize(), query.spec().maxRequests());
    }

    private Results(BoundQuery query, RowReader<T> reader, int pageSize, int maxRequests) {
        this.query = query;
        this.reader = reader;
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
        return new Results<>(query, reader, items, maxRequests);
    }

    /**
     * Another request budget.
     *
     * @param requests requests that one call may make, 1 or more
     * @return a copy
     */
    public Results<T> maxRequests(int requests) {
        return new Results<>(query, reader, pageSize, requests);
    }

    /**
     * The first page, with one request.
     *
     * @return what one request gives
     */
    public Page<T> page() {
        return onePage(null);
    }

    /**
     * The page after a cursor, with one request.
     *
     * @param after where the page before ended
     * @return what one request gives
     * @throws io.neverscan.runtime.error.InvalidCursorException if the cursor is altered or not of this result
     */
    public Page<T> page(Cursor after) {
        return onePage(after);
    }

    private Page<T> onePage(@Nullable Cursor after) {
        return collect(start(after), UNLIMITED, 1);
    }

    /**
     * The first rows, with as many requests as they need within the budget.
     *
     * @param max rows wanted, 1 or more
     * @return at most so many rows, and a cursor if there may be more
     */
    public Page<T> take(int max) {
        return collect(Map.of(), atLeastOne(max, "wanted count"), maxRequests);
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
        return collect(start(after), atLeastOne(max, "wanted count"), maxRequests);
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
            throw new RequestBudgetException(query.spec().pattern(), maxRequests);
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
        try (Observation seen = query.observe()) {
            long count = 0;
            Map<String, AttributeValue> at = Map.of();
            int requests = 0;
            while (!query.isEmpty()) {
                if (requests++ == maxRequests) {
                    throw new RequestBudgetException(query.spec().pattern(), maxRequests);
                }
                QueryResponse answer = query.request(at, UNLIMITED, true, seen);
                count += answer.count();
                at = answer.lastEvaluatedKey();
                if (at.isEmpty()) {
                    break;
                }
            }
            seen.succeeded((int) Math.min(count, Integer.MAX_VALUE));
            return count;
        }
    }

    /**
     * All rows, page by page as they are asked for.
     *
     * @return an iterator for one thread; it throws {@link RequestBudgetException} if the budget ends before
     */
    @Override
    public Iterator<T> iterator() {
        return new RowIterator<>(this, query.spec().pattern(), maxRequests);
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

    private Map<String, AttributeValue> start(@Nullable Cursor after) {
        return after == null ? Map.of() : new CursorCodec(query).startKey(after);
    }

    private Page<T> collect(Map<String, AttributeValue> from, int max, int budget) {
        try (Observation seen = query.observe()) {
            List<T> rows = new ArrayList<>();
            Map<String, AttributeValue> at = from;
            boolean more = !query.isEmpty();
            for (int requests = 0; more && rows.size() < max && requests < budget; requests++) {
                QueryResponse answer = query.request(at, limit(max - rows.size()), false, seen);
                at = add(answer, rows, max);
                more = !at.isEmpty();
            }
            seen.succeeded(rows.size());
            return new Page<>(rows, more ? new CursorCodec(query).after(at) : null);
        }
    }

    /** A filter is applied after reading, so only without one does the wanted count bound what has to be read. */
    private int limit(int wanted) {
        return query.filter() == null ? Math.min(wanted, pageSize) : pageSize;
    }

    /** Adds a page's rows; returns where to go on, empty at the end. */
    private Map<String, AttributeValue> add(QueryResponse answer, List<T> rows, int max) {
        List<Map<String, AttributeValue>> items = answer.items();
        for (int i = 0; i < items.size(); i++) {
            Map<String, AttributeValue> item = items.get(i);
            if (reader.skipsOthers() && !reader.accepts(item)) {
                continue;
            }
            rows.add(reader.read(item));
            if (rows.size() == max && i + 1 < items.size()) {
                return item;
            }
        }
        return answer.lastEvaluatedKey();
    }
}
