package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;

/** One way through the rows of several queries, which keeps what was read of each until it is used. */
final class BranchRows<T> implements RowWalk<T> {
    private final BranchedRead<T> read;
    private final RowSource.Limits limits;
    private final BranchWalk walk;
    private int requests;

    BranchRows(BranchedRead<T> read, RowSource.Limits limits) {
        this.read = read;
        this.limits = limits;
        this.walk = read.walk((Cursor) null);
    }

    @Override
    public boolean isOver() {
        return walk.isOver();
    }

    @Override
    public Access<Page<T>> next() {
        RowSource.Limits left = new RowSource.Limits(limits.pageSize(), limits.maxRequests() - requests);
        BranchCollecting<T> page = new BranchCollecting<>(
                read,
                walk,
                new BranchCollecting.Wanted(Results.UNLIMITED, left, BranchCollecting.Until.MORE_NEEDS_A_REQUEST));
        return page.map(rows -> {
            requests += page.requests();
            return rows;
        });
    }
}
