package io.neverscan.runtime.read;

import io.neverscan.runtime.error.RequestBudgetException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Walks over the pages of a result, one request at a time and none before it is needed. For one thread. */
final class RowIterator<T> implements Iterator<T> {
    private final Results<T> results;
    private final String pattern;
    private final int maxRequests;
    private @Nullable Page<T> page;
    private int requests;
    private int at;

    RowIterator(Results<T> results, String pattern, int maxRequests) {
        this.results = results;
        this.pattern = pattern;
        this.maxRequests = maxRequests;
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
        if (requests == maxRequests) {
            throw new RequestBudgetException(pattern, maxRequests);
        }
        requests++;
        Page<T> next = after == null ? results.page() : results.page(after);
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
