package io.neverscan.runtime.read;

import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.observe.Observation;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Walks over the rows of several queries, and keeps what was read of each until it is used. For one thread. */
final class BranchIterator<T> implements Iterator<T> {
    private final BranchedRead<T> read;
    private final RowSource.Limits limits;
    private final BranchWalk walk;
    private @Nullable T row;
    private int requests;

    BranchIterator(BranchedRead<T> read, RowSource.Limits limits) {
        this.read = read;
        this.limits = limits;
        this.walk = read.walk(null);
    }

    @Override
    public boolean hasNext() {
        while (row == null && !walk.isOver()) {
            Branch open = walk.open();
            if (open == null) {
                row = read.row(walk.take());
            } else {
                ask(open);
            }
        }
        return row != null;
    }

    private void ask(Branch open) {
        if (requests == limits.maxRequests()) {
            throw new RequestBudgetException(read.pattern(), limits.maxRequests());
        }
        requests++;
        try (Observation seen = open.query().query().observe()) {
            QueryResponse answer = read.ask(open, limits.pageSize(), limits.pageSize(), seen);
            seen.succeeded(answer.items().size());
            walk.answered(open, answer);
        }
    }

    @Override
    public T next() {
        T next = hasNext() ? row : null;
        if (next == null) {
            throw new NoSuchElementException();
        }
        row = null;
        return next;
    }
}
