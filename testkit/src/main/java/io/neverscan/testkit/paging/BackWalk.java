package io.neverscan.testkit.paging;

import io.neverscan.runtime.read.Cursor;
import io.neverscan.runtime.read.Page;
import io.neverscan.runtime.read.Results;
import io.neverscan.testkit.async.AwaitedResults;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads results page by page to their end and back again. Stateless and thread-safe. */
public final class BackWalk {

    private static final int PAGE = 2;
    private static final int MOST_PAGES = 10_000;

    private BackWalk() {}

    /**
     * Expects that the pages on the way back have the rows of those on the way on, in the same order.
     *
     * @param <T> type of a row, with {@code equals}
     * @param results what the method of a pattern returned
     * @throws AssertionError if a row is missing, comes twice or is out of order, or the pages do not end
     */
    public static <T> void assertLeadsBack(Results<T> results) {
        Results<T> sized = results.pageSize(PAGE);
        walk(cursor -> cursor.map(sized::page).orElseGet(sized::page));
    }

    /**
     * The same for an asynchronous repository's results.
     *
     * @param <T> type of a row, with {@code equals}
     * @param results what the method of a pattern returned
     * @throws AssertionError if a row is missing, comes twice or is out of order, or the pages do not end
     */
    public static <T> void assertLeadsBack(AwaitedResults<T> results) {
        AwaitedResults<T> sized = results.pageSize(PAGE);
        walk(cursor -> cursor.map(sized::page).orElseGet(sized::page));
    }

    private static <T> void walk(Function<Optional<Cursor>, Page<T>> source) {
        Page<T> page = source.apply(Optional.empty());
        if (page.previous().isPresent()) {
            throw new AssertionError("something is said to lie before the first page: " + page);
        }
        List<T> onward = new ArrayList<>(page.items());
        int pages = 1;
        while (page.next().isPresent()) {
            page = source.apply(page.next().map(BackWalk::asText));
            onward.addAll(page.items());
            pages = counted(pages);
        }
        List<T> back = new ArrayList<>(page.items());
        while (page.previous().isPresent()) {
            page = source.apply(page.previous().map(BackWalk::asText));
            back.addAll(0, page.items());
            pages = counted(pages);
        }
        if (!back.equals(onward)) {
            throw new AssertionError("the way back differs\n on:   " + onward + "\n back: " + back);
        }
    }

    /** As between a server and its callers. */
    private static Cursor asText(Cursor cursor) {
        return Cursor.parse(cursor.toString());
    }

    private static int counted(int pages) {
        if (pages == MOST_PAGES) {
            throw new AssertionError("no end after " + MOST_PAGES + " pages");
        }
        return pages + 1;
    }
}
