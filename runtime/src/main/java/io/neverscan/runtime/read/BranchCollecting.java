package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.observe.Observation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Reads rows of several queries until enough are there, none are left or the budget is used up. */
final class BranchCollecting<T> extends Access<Page<T>> {
    private final BranchedRead<T> read;
    private final BranchWalk walk;
    private final Wanted wanted;
    private final Observation seen;
    private final List<T> rows = new ArrayList<>();
    private final List<Branch> asked = new ArrayList<>();

    /** When to stop before the wanted rows are there. */
    enum Until {
        /** Only when the budget is used up. */
        ENOUGH_IS_THERE,
        /** Before a query is asked a second time. */
        ALL_WERE_ASKED,
        /** As soon as a request is needed for more rows than there are; a used-up budget is a failure. */
        MORE_NEEDS_A_REQUEST
    }

    /**
     * What is wanted.
     *
     * @param max rows
     * @param limits what the caller allows
     * @param until when to stop before
     */
    record Wanted(int max, RowSource.Limits limits, Until until) {}

    BranchCollecting(BranchedRead<T> read, BranchWalk walk, Wanted wanted) {
        this(read, walk, wanted, read.queries().get(0).query().observe());
    }

    private BranchCollecting(BranchedRead<T> read, BranchWalk walk, Wanted wanted, Observation seen) {
        super(seen);
        this.read = read;
        this.walk = walk;
        this.wanted = wanted;
        this.seen = seen;
    }

    /** Requests made so far. */
    int requests() {
        return asked.size();
    }

    @Override
    protected @Nullable Turn<?> next() {
        while (rows.size() < wanted.max() && !walk.isOver()) {
            Branch open = walk.open(asked);
            if (open != null) {
                return mayAsk(open) ? ask(open) : null;
            }
            T row = read.row(walk.take());
            if (row != null) {
                rows.add(row);
            }
        }
        return null;
    }

    private boolean mayAsk(Branch open) {
        boolean spent = asked.size() == wanted.limits().maxRequests();
        return switch (wanted.until()) {
            case ENOUGH_IS_THERE -> !spent;
            case ALL_WERE_ASKED -> !spent && !asked.contains(open);
            case MORE_NEEDS_A_REQUEST -> {
                if (spent && rows.isEmpty()) {
                    throw new RequestBudgetException(
                            read.pattern(), wanted.limits().maxRequests());
                }
                yield rows.isEmpty() && !asked.contains(open);
            }
        };
    }

    /** A filter is applied after reading, so only without one does the wanted count bound what has to be read. */
    private Turn<?> ask(Branch open) {
        asked.add(open);
        BoundQuery query = open.query().query();
        int pageSize = wanted.limits().pageSize();
        int limit = query.filter() == null ? Math.min(wanted.max() - rows.size(), pageSize) : pageSize;
        return new Turn<>(query.request(open.start(), limit, false, seen), answer -> answered(open, answer));
    }

    private void answered(Branch open, QueryResponse answer) {
        seen.request(answer.consumedCapacity());
        walk.answered(open, answer);
    }

    @Override
    protected Page<T> result() {
        seen.succeeded(rows.size());
        Cursor onward = read.onward(walk);
        Cursor opposite = read.opposite(walk);
        if (walk.isBack()) {
            Collections.reverse(rows);
            return new Page<>(rows, opposite, onward);
        }
        return new Page<>(rows, onward, opposite);
    }
}
