package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;

/** One way through all rows, page by page. For one thread at a time. */
interface RowWalk<T> {
    /** Whether there is nothing more. */
    boolean isOver();

    /** The next page, with as few requests as give rows; throws when the budget is used up. The one before has ended. */
    Access<Page<T>> next();
}
