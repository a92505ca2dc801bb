package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.table.AsyncTableHandle;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.async.SdkPublisher;

/**
 * Many rows, none of them read yet, of an asynchronous repository. It has the words of {@link Results}, and what is said
 * there about page size, wanted count and request budget holds.
 *
 * <p>Immutable and safe for use by many threads; each method reads anew and waits for nothing. What {@link Results} throws,
 * the futures complete with, and so they do with what is wrong with the pattern's arguments. Cancelling a future ends the
 * access.
 *
 * @param <T> the row
 */
public final class AsyncResults<T> {
    private final @Nullable AsyncTableHandle table;
    private final @Nullable Selection<T> selection;
    private final @Nullable RuntimeException failure;

    /** Without a table there is nothing to ask. */
    AsyncResults(@Nullable AsyncTableHandle table, Selection<T> selection) {
        this.table = table;
        this.selection = selection;
        this.failure = null;
    }

    private AsyncResults(RuntimeException failure) {
        this.table = null;
        this.selection = null;
        this.failure = failure;
    }

    /**
     * Results whose arguments may be wrong: then every method's future completes with what the call throws.
     *
     * @param call makes the results; called at once
     * @param <T> the row
     * @return the results
     */
    public static <T> AsyncResults<T> of(Supplier<AsyncResults<T>> call) {
        try {
            return call.get();
        } catch (RuntimeException e) {
            return new AsyncResults<>(e);
        }
    }

    private Selection<T> selection() {
        Selection<T> rows = selection;
        if (rows == null) {
            throw failure == null ? new IllegalStateException("nothing is selected") : failure;
        }
        return rows;
    }

    private <R> CompletableFuture<R> run(Function<Selection<T>, Access<R>> access) {
        return carry(() -> access.apply(selection()));
    }

    <R> CompletableFuture<R> carry(Supplier<Access<R>> access) {
        AsyncTableHandle on = table;
        if (on != null) {
            return on.run(access);
        }
        try {
            return CompletableFuture.completedFuture(access.get().settled());
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private AsyncResults<T> with(UnaryOperator<Selection<T>> change) {
        Selection<T> rows = selection;
        return rows == null ? this : new AsyncResults<>(table, change.apply(rows));
    }

    /**
     * Another page size.
     *
     * @param items items that one request reads, 1 or more
     * @return a copy
     */
    public AsyncResults<T> pageSize(int items) {
        return with(rows -> rows.withPageSize(items));
    }

    /**
     * Another request budget.
     *
     * @param requests requests that one call may make, 1 or more
     * @return a copy
     */
    public AsyncResults<T> maxRequests(int requests) {
        return with(rows -> rows.withMaxRequests(requests));
    }

    /**
     * The first page, with one request of each query.
     *
     * @return what one request gives
     */
    public CompletableFuture<Page<T>> page() {
        return run(rows -> rows.page(null));
    }

    /**
     * The page at a cursor, with one request of each query: the one after another page for its {@link Page#next}, the one before it for
     * its {@link Page#previous}. A cursor that is altered or not of this result completes the future with
     * {@link io.neverscan.runtime.error.InvalidCursorException}.
     *
     * @param at where another page ended or began
     * @return what one request gives
     */
    public CompletableFuture<Page<T>> page(Cursor at) {
        return run(rows -> rows.page(at));
    }

    /**
     * The first rows, with as many requests as they need within the budget.
     *
     * @param max rows wanted, 1 or more
     * @return at most so many rows, and a cursor if there may be more
     */
    public CompletableFuture<Page<T>> take(int max) {
        return run(rows -> rows.take(max, null));
    }

    /**
     * The rows at a cursor, after or before it, with as many requests as they need within the budget. A cursor that is
     * altered or not of this result completes the future with
     * {@link io.neverscan.runtime.error.InvalidCursorException}.
     *
     * @param max rows wanted, 1 or more
     * @param at where to go on
     * @return at most so many rows in the result's order, and a cursor if there may be more
     */
    public CompletableFuture<Page<T>> take(int max, Cursor at) {
        return run(rows -> rows.take(max, at));
    }

    /**
     * The first rows; if the budget ends before, the future completes with
     * {@link io.neverscan.runtime.error.RequestBudgetException}.
     *
     * @param max most rows wanted, 1 or more
     * @return all rows if there are no more than that, else the first ones
     */
    public CompletableFuture<List<T>> toList(int max) {
        return run(rows -> rows.toList(max));
    }

    /**
     * The first row; if the budget ends before, the future completes with
     * {@link io.neverscan.runtime.error.RequestBudgetException}.
     *
     * @return the row; empty if there is none
     */
    public CompletableFuture<Optional<T>> first() {
        return run(Selection::first);
    }

    /**
     * How many items there are, counted by the service for the price of reading them; if the budget ends before, the
     * future completes with {@link io.neverscan.runtime.error.RequestBudgetException}. Items of other types in a
     * collection's partition count too.
     *
     * @return the count
     */
    public CompletableFuture<Long> count() {
        return run(Selection::count);
    }

    /**
     * All pages, each read when the subscriber asks for it: no request is made ahead of demand, one at a time, and none
     * after a cancellation, which also cancels the one under way. Each subscriber reads anew. When the request budget
     * ends before the result, the publisher fails with {@link io.neverscan.runtime.error.RequestBudgetException}.
     *
     * <p>{@code pages().flatMapIterable(Page::items)} publishes the rows.
     *
     * @return a cold publisher
     */
    public SdkPublisher<Page<T>> pages() {
        return new PagePublisher<>(this);
    }

    CompletableFuture<Optional<T>> unique() {
        return run(Selection::unique);
    }

    /** One way through all pages. */
    RowWalk<T> walk() {
        return selection().walk();
    }
}
