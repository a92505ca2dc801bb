package io.neverscan.runtime.read;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** Where the rows of {@link Results} come from: one query, or several that are read as one. Immutable. */
interface RowSource<T> {
    /** The access pattern's name. */
    String pattern();

    /** Items of one page unless the caller says otherwise. */
    int pageSize();

    /** Requests of one call unless the caller says otherwise. */
    int maxRequests();

    /** What one request of each query gives. */
    Page<T> page(@Nullable Cursor after, int pageSize);

    /** At most so many rows, within the budget. */
    Page<T> take(@Nullable Cursor after, int max, Limits limits);

    /** All rows, no request made before it is needed; for one thread. */
    Iterator<T> iterator(Limits limits);

    /** The number of items, within the budget. */
    long count(int maxRequests);

    /** What a caller may change. */
    record Limits(int pageSize, int maxRequests) {}
}
