package io.neverscan.testkit.paging;

import io.neverscan.runtime.read.Cursor;
import io.neverscan.runtime.read.Page;
import io.neverscan.runtime.read.Results;
import io.neverscan.testkit.async.AwaitedResults;
import org.jspecify.annotations.Nullable;

/** Pages of an access pattern, for a {@link PageWalk}. Cursors travel as text, as between a server and its callers. */
public final class ResultPages {
    private ResultPages() {}

    /**
     * The pages of results.
     *
     * @param <T> type of a row
     * @param results what the method of a pattern returned
     * @return a source that asks for each page with a cursor parsed from text
     */
    public static <T> PageSource<T, String> of(Results<T> results) {
        return (int size, @Nullable String cursor) -> {
            Results<T> sized = results.pageSize(size);
            Page<T> page = cursor == null ? sized.page() : sized.page(Cursor.parse(cursor));
            return new PageOf<>(page.items(), page.next().map(Cursor::toString).orElse(null));
        };
    }

    /**
     * The pages of an asynchronous repository's results.
     *
     * @param <T> type of a row
     * @param results what the method of a pattern returned
     * @return a source that asks for each page with a cursor parsed from text
     */
    public static <T> PageSource<T, String> of(AwaitedResults<T> results) {
        return (int size, @Nullable String cursor) -> {
            AwaitedResults<T> sized = results.pageSize(size);
            Page<T> page = cursor == null ? sized.page() : sized.page(Cursor.parse(cursor));
            return new PageOf<>(page.items(), page.next().map(Cursor::toString).orElse(null));
        };
    }
}
