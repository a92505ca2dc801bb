package io.neverscan.testkit.paging;

import org.jspecify.annotations.Nullable;

/**
 * Gives pages.
 *
 * @param <T> type of a row
 * @param <C> type of a cursor
 */
@FunctionalInterface
public interface PageSource<T, C> {

    /**
     * Gives one page.
     *
     * @param size most rows wanted, at least 1
     * @param cursor where it starts, or null for the first page
     * @return the page
     */
    PageOf<T, C> page(int size, @Nullable C cursor);
}
