package io.neverscan.testkit.async;

import io.neverscan.runtime.read.AsyncResults;
import io.neverscan.runtime.read.Cursor;
import io.neverscan.runtime.read.Page;
import io.neverscan.runtime.read.Results;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The results of an asynchronous repository with methods that wait, for tests. They have the names of {@link Results}.
 * Immutable and thread-safe.
 *
 * @param <T> type of a row
 */
public final class AwaitedResults<T> {

    private final AsyncResults<T> results;

    AwaitedResults(AsyncResults<T> results) {
        this.results = results;
    }

    /**
     * Another page size.
     *
     * @param items items that one request reads, 1 or more
     * @return a copy
     */
    public AwaitedResults<T> pageSize(int items) {
        return new AwaitedResults<>(results.pageSize(items));
    }

    /**
     * The first page.
     *
     * @return what one request gives
     */
    public Page<T> page() {
        return Await.value(results.page());
    }

    /**
     * The page at a cursor.
     *
     * @param at where another page ended or began
     * @return what one request gives
     */
    public Page<T> page(Cursor at) {
        return Await.value(results.page(at));
    }

    /**
     * The first rows.
     *
     * @param max most rows wanted, 1 or more
     * @return the rows
     */
    public List<T> toList(int max) {
        return Await.value(results.toList(max));
    }

    /**
     * The first row.
     *
     * @return the row; empty if there is none
     */
    public Optional<T> first() {
        return Await.value(results.first());
    }

    /**
     * How many items there are.
     *
     * @return the count
     */
    public long count() {
        return Await.value(results.count());
    }

    /**
     * All rows, as the publisher of pages gives them.
     *
     * @return a stream of rows that are all there
     */
    public Stream<T> stream() {
        List<T> rows = Collections.synchronizedList(new ArrayList<>());
        Await.value(results.pages().subscribe(page -> rows.addAll(page.items())));
        return rows.stream();
    }
}
