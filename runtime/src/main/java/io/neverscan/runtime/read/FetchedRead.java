package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.table.PhysicalTable;
import org.jspecify.annotations.Nullable;

/**
 * Rows with the items that they point to. Budgets and page sizes are those of the rows; what is read after them is bound
 * by their number.
 *
 * @param source the rows
 * @param fetch what is read after them
 * @param table where the items are
 */
record FetchedRead<E, N, R>(RowSource<E> source, Fetch<E, N, R> fetch, PhysicalTable table) implements RowSource<R> {
    @Override
    public String pattern() {
        return source.pattern();
    }

    @Override
    public int pageSize() {
        return source.pageSize();
    }

    @Override
    public int maxRequests() {
        return source.maxRequests();
    }

    private Access<Page<R>> fetched(Access<Page<E>> page) {
        return page.then(rows -> fetch.after(rows, table));
    }

    @Override
    public Access<Page<R>> page(@Nullable Cursor at, int pageSize) {
        return fetched(source.page(at, pageSize));
    }

    @Override
    public Access<Page<R>> take(@Nullable Cursor at, int max, Limits limits) {
        return fetched(source.take(at, max, limits));
    }

    @Override
    public Access<Long> count(int maxRequests) {
        return source.count(maxRequests);
    }

    @Override
    public RowWalk<R> walk(Limits limits) {
        RowWalk<E> rows = source.walk(limits);
        return new RowWalk<>() {
            @Override
            public boolean isOver() {
                return rows.isOver();
            }

            @Override
            public Access<Page<R>> next() {
                return fetched(rows.next());
            }
        };
    }
}
