package io.neverscan.runtime.read;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** Walks over the rows of a result, no request made before it is needed. For one thread. */
final class RowIterator<T> implements Iterator<T> {
    private final Results<T> results;
    private final RowWalk<T> walk;
    private List<T> rows = List.of();
    private int at;

    RowIterator(Results<T> results, RowWalk<T> walk) {
        this.results = results;
        this.walk = walk;
    }

    @Override
    public boolean hasNext() {
        while (at == rows.size()) {
            if (walk.isOver()) {
                return false;
            }
            rows = results.run(walk.next()).items();
            at = 0;
        }
        return true;
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return rows.get(at++);
    }
}
