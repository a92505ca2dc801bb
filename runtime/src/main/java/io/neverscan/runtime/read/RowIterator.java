package io.neverscan.runtime.read;

import io.neverscan.runtime.error.RequestBudgetException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Walks over the pages of a result, one request at a time and none before it is needed. For one thread. */
final class RowIterator<T> implements Iterator<T> {
    private final RowSource<T> source;
    private final RowSource.Limits limits;
    private @Nullable Page<T> page;
    private int requests;
    private int at;

    RowIterator(RowSource<T> source, RowSource.Limits limits) {
        this.source = source;
        this.limits = limits;
    }

    @Override
    public boolean hasNext() {
        Page<T> current = page;
        if (current == null) {
            current = advance(null);
        }
        while (at == current.items().size()) {
            Cursor next = current.next().orElse(null);
            if (next == null) {
                return false;
            }
            current = advance(next);
        }
        return true;
    }

    private Page<T> advance(@Nullable Cursor after) {
        if (requests == limits.maxRequests()) {
            throw new RequestBudgetException(source.pattern(), limits.maxRequests());
        }
        requests++;
        Page<T> next = source.page(after, limits.pageSize());
        page = next;
        at = 0;
        return next;
    }

    @Override
    public T next() {
        Page<T> current = hasNext() ? page : null;
        if (current == null) {
            throw new NoSuchElementException();
        }
        return current.items().get(at++);
    }
}
