package io.neverscan.runtime.read;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Some rows of a result and where to go on. A page may be short or empty and still have a next one, as filters apply
 * after reading. Immutable and safe for use by many threads.
 *
 * @param <T> the row
 */
public final class Page<T> {
    private final List<T> items;
    private final @Nullable Cursor next;
    private final @Nullable Cursor previous;

    Page(List<T> items, @Nullable Cursor next, @Nullable Cursor previous) {
        this.items = Collections.unmodifiableList(items);
        this.next = next;
        this.previous = previous;
    }

    /** The same page with something else in place of its rows. */
    <R> Page<R> with(List<R> others) {
        return new Page<>(others, next, previous);
    }

    /**
     * The rows.
     *
     * @return an unmodifiable list in the result's order
     */
    public List<T> items() {
        return items;
    }

    /**
     * Where to go on.
     *
     * @return a cursor for {@link Results#page(Cursor)}; empty at the end of the result
     */
    public Optional<Cursor> next() {
        return Optional.ofNullable(next);
    }

    /**
     * Where to go back: the rows before this page, in the same order, of the same number unless the result begins before.
     *
     * @return a cursor for {@link Results#page(Cursor)}; empty at the beginning of the result
     */
    public Optional<Cursor> previous() {
        return Optional.ofNullable(previous);
    }

    @Override
    public String toString() {
        return items + (next == null ? "" : " and more");
    }
}
