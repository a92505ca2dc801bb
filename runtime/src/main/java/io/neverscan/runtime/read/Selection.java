package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.error.NotUniqueException;
import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Many rows, and how to get at them: what blocking and asynchronous results have in common. */
record Selection<T>(RowSource<T> source, RowSource.Limits limits) {
    Selection {
        atLeastOne(limits.pageSize(), "page size");
        atLeastOne(limits.maxRequests(), "request budget");
    }

    static <T> Selection<T> of(RowSource<T> source) {
        return new Selection<>(source, new RowSource.Limits(source.pageSize(), source.maxRequests()));
    }

    /** The rows with the items that they point to. */
    <R> Selection<R> fetching(Fetch<T, ?, R> fetch, PhysicalTable table) {
        return new Selection<>(new FetchedRead<>(source, fetch, table), limits);
    }

    private static int atLeastOne(int value, String name) {
        if (value < 1) {
            throw new IllegalArgumentException("a " + name + " of 1 or more is needed, not " + value);
        }
        return value;
    }

    Selection<T> withPageSize(int items) {
        return new Selection<>(source, new RowSource.Limits(items, limits.maxRequests()));
    }

    Selection<T> withMaxRequests(int requests) {
        return new Selection<>(source, new RowSource.Limits(limits.pageSize(), requests));
    }

    /** One request of each query, from a cursor on or from the beginning. */
    Access<Page<T>> page(@Nullable Cursor at) {
        return source.page(at, limits.pageSize());
    }

    /** So many rows, from a cursor on or from the beginning. */
    Access<Page<T>> take(int max, @Nullable Cursor at) {
        return source.take(at, atLeastOne(max, "wanted count"), limits);
    }

    Access<List<T>> toList(int max) {
        return take(max, null).map(page -> complete(page, max));
    }

    private List<T> complete(Page<T> page, int max) {
        if (page.items().size() < max && page.next().isPresent()) {
            throw new RequestBudgetException(source.pattern(), limits.maxRequests());
        }
        return page.items();
    }

    Access<Optional<T>> first() {
        return toList(1).map(rows -> rows.stream().findFirst());
    }

    Access<Optional<T>> unique() {
        return toList(2).map(rows -> {
            if (rows.size() > 1) {
                throw new NotUniqueException(source.pattern());
            }
            return rows.stream().findFirst();
        });
    }

    Access<Boolean> exists() {
        return first().map(Optional::isPresent);
    }

    Access<Long> count() {
        return source.count(limits.maxRequests());
    }

    RowWalk<T> walk() {
        return source.walk(limits);
    }
}
