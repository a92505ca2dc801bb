package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.table.AsyncTableHandle;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** One call by an asynchronous client of a pattern that is read with several queries. For one thread. */
public final class AsyncFanOut extends FanOutQueries<AsyncQuery, AsyncFanOut> {
    private @Nullable AsyncTableHandle table;

    AsyncFanOut(QuerySpec spec, int most, List<String> mergeKeys) {
        super(spec, most, mergeKeys);
    }

    @Override
    AsyncFanOut self() {
        return this;
    }

    @Override
    void added(AsyncQuery query) {
        table = query.table();
    }

    /**
     * Many rows.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return a handle that has read nothing yet
     */
    public <R> AsyncResults<R> results(RowReader<R> reader) {
        return new AsyncResults<>(table, selection(reader));
    }

    /**
     * The first row.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return the row, or empty
     */
    public <R> CompletableFuture<Optional<R>> first(RowReader<R> reader) {
        return results(reader).first();
    }

    /**
     * The only row of a pattern that finds at most one; if there are two, the future completes with
     * {@link io.neverscan.runtime.error.NotUniqueException}.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return the row, or empty
     */
    public <R> CompletableFuture<Optional<R>> unique(RowReader<R> reader) {
        return results(reader).unique();
    }

    /**
     * Tells whether there is any row.
     *
     * @param reader whose items count
     * @return completes with true if there is one
     */
    public CompletableFuture<Boolean> exists(RowReader<?> reader) {
        return results(reader).first().thenApply(Optional::isPresent);
    }

    /**
     * How many items match, counted by the service for the price of reading them; if the pattern's request budget ends
     * before, the future completes with {@link io.neverscan.runtime.error.RequestBudgetException}.
     *
     * @return the count
     */
    public CompletableFuture<Long> count() {
        AsyncTableHandle on = table;
        return on == null ? CompletableFuture.completedFuture(counting().settled()) : on.run(this::counting);
    }

    /**
     * Many rows, each with the item that it points to. A page is read as without them, then these items with one
     * BatchGetItem per 100 different ones; a request budget is one of Queries.
     *
     * @param reader what to make of the items
     * @param fetch what is read after each page
     * @param from the table of what is read after it
     * @param <E> the row
     * @param <R> the row with its item
     * @return a handle that has read nothing yet
     */
    public <E, R> AsyncResults<R> results(RowReader<E> reader, Fetch<E, ?, R> fetch, AsyncTableHandle from) {
        return new AsyncResults<>(table, selection(reader).fetching(fetch, from));
    }

    /**
     * The first row with the item that it points to.
     *
     * @param reader what to make of the items
     * @param fetch what is read after it
     * @param from the table of what is read after it
     * @param <E> the row
     * @param <R> the row with its item
     * @return both, or empty
     */
    public <E, R> CompletableFuture<Optional<R>> first(
            RowReader<E> reader, Fetch<E, ?, R> fetch, AsyncTableHandle from) {
        return results(reader, fetch, from).first();
    }
}
