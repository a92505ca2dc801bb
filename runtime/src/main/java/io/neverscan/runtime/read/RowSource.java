package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import org.jspecify.annotations.Nullable;

/** Where rows of results come from: one query, or several that are read as one. Immutable; sends nothing itself. */
interface RowSource<T> {
    /** The access pattern's name. */
    String pattern();

    /** Items of one page unless the caller says otherwise. */
    int pageSize();

    /** Requests of one call unless the caller says otherwise. */
    int maxRequests();

    /** What one request of each query gives. */
    Access<Page<T>> page(@Nullable Cursor at, int pageSize);

    /** At most so many rows, within the budget. */
    Access<Page<T>> take(@Nullable Cursor at, int max, Limits limits);

    /** The number of items, within the budget. */
    Access<Long> count(int maxRequests);

    /** All rows, no request made before it is needed. */
    RowWalk<T> walk(Limits limits);

    /** What a caller may change. */
    record Limits(int pageSize, int maxRequests) {}
}
