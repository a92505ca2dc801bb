package io.neverscan.testkit.paging;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a source to its end by pages of random sizes. The sizes follow from the seed alone, and every failure names it:
 * a walk that failed can be repeated. Immutable and thread-safe; a source is called by one thread at a time.
 */
public final class PageWalk {

    /** System property: the seed to use where none is given in code. */
    public static final String SEED = "neverscan.paging.seed";

    private static final long DEFAULT_SEED = 20_260_101L;
    private static final int DEFAULT_LARGEST_PAGE = 7;
    private static final int DEFAULT_MOST_PAGES = 10_000;

    private final long seed;
    private final int largestPage;
    private final int mostPages;

    private PageWalk(long seed, int largestPage, int mostPages) {
        this.seed = seed;
        this.largestPage = largestPage;
        this.mostPages = mostPages;
    }

    /**
     * A walk with the seed that {@value #SEED} sets, else a fixed one; pages of 1 to 7 rows, at most 10,000 pages.
     *
     * @return the walk
     */
    public static PageWalk standard() {
        return seeded(Long.getLong(SEED, DEFAULT_SEED));
    }

    /**
     * A walk with a seed; otherwise as {@link #standard}.
     *
     * @param seed any number
     * @return the walk
     */
    public static PageWalk seeded(long seed) {
        return new PageWalk(seed, DEFAULT_LARGEST_PAGE, DEFAULT_MOST_PAGES);
    }

    /**
     * The same with another largest page.
     *
     * @param rows most rows of a page, at least 1
     * @return a new walk
     * @throws IllegalArgumentException if it is less than 1
     */
    public PageWalk withLargestPage(int rows) {
        return new PageWalk(seed, atLeastOne(rows), mostPages);
    }

    /**
     * The same with another bound on the number of pages, empty ones included.
     *
     * @param pages most pages, at least 1
     * @return a new walk
     * @throws IllegalArgumentException if it is less than 1
     */
    public PageWalk withMostPages(int pages) {
        return new PageWalk(seed, largestPage, atLeastOne(pages));
    }

    private static int atLeastOne(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("must be at least 1, but is " + number);
        }
        return number;
    }

    /**
     * Reads all pages.
     *
     * @param <T> type of a row
     * @param <C> type of a cursor, with {@code equals}
     * @param source gives the pages
     * @return all rows in the order they came
     * @throws AssertionError if a page holds more rows than asked for, a cursor comes back a second time or the pages do
     *     not end
     */
    public <T, C> List<T> collect(PageSource<T, C> source) {
        Random random = new Random(seed);
        List<T> rows = new ArrayList<>();
        List<Integer> sizes = new ArrayList<>();
        Set<C> seen = new HashSet<>();
        C cursor = null;
        do {
            if (sizes.size() == mostPages) {
                throw failure("no end after " + mostPages + " pages", sizes);
            }
            int size = 1 + random.nextInt(largestPage);
            sizes.add(size);
            PageOf<T, C> page = source.page(size, cursor);
            if (page.rows().size() > size) {
                throw failure("a page of " + size + " has " + page.rows().size() + " rows", sizes);
            }
            rows.addAll(page.rows());
            cursor = page.next();
            if (cursor != null && !seen.add(cursor)) {
                throw failure("the walk runs in a circle: a cursor came back: " + cursor, sizes);
            }
        } while (cursor != null);
        return rows;
    }

    /**
     * Reads all pages and expects each row exactly once, in order.
     *
     * @param <T> type of a row, with {@code equals}
     * @param <C> type of a cursor, with {@code equals}
     * @param expected the rows in the order they must come
     * @param source gives the pages
     * @throws AssertionError as {@link #collect}, or naming the rows that are missing, came twice, are foreign or are out
     *     of order
     */
    public <T, C> void assertExactlyOnce(List<T> expected, PageSource<T, C> source) {
        List<Integer> sizes = new ArrayList<>();
        List<T> rows = collect((int size, @Nullable C cursor) -> {
            sizes.add(size);
            return source.page(size, cursor);
        });
        if (rows.equals(expected)) {
            return;
        }
        List<T> missing = difference(expected, rows);
        List<T> surplus = difference(rows, expected);
        String fault = missing.isEmpty() && surplus.isEmpty()
                ? "the rows are out of order"
                : "missing " + missing + ", too many " + surplus;
        throw failure(fault + "\n expected: " + expected + "\n but read: " + rows, sizes);
    }

    /** What the first list has more of than the second, counting repetitions. */
    private static <T> List<T> difference(List<T> left, List<T> right) {
        List<T> rest = new ArrayList<>(left);
        right.forEach(rest::remove);
        return rest;
    }

    private AssertionError failure(String fault, List<Integer> sizes) {
        List<Integer> shown = sizes.size() <= 50 ? sizes : sizes.subList(0, 50);
        return new AssertionError(fault + "\n page sizes: " + shown + (shown == sizes ? "" : " and so on") + " (seed "
                + seed + ", -D" + SEED + "=" + seed + " repeats it)");
    }
}
