package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.RequestBudgetException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The rows of several queries that are read as one.
 *
 * @param spec what the queries have in common
 * @param queries the queries in order; none if there is nothing to find
 * @param mergeKeys the sort key attributes to merge by; none to read them in turn
 * @param reader what to make of the items
 */
record BranchedRead<T>(QuerySpec spec, List<BranchQuery> queries, List<String> mergeKeys, RowReader<T> reader)
        implements RowSource<T> {
    @Override
    public String pattern() {
        return spec.pattern();
    }

    @Override
    public int pageSize() {
        return spec.pageSize();
    }

    @Override
    public int maxRequests() {
        return spec.maxRequests();
    }

    BranchWalk walk(@Nullable Cursor at) {
        BranchCursor.Places places = at == null
                ? new BranchCursor.Places(false, Collections.nCopies(queries.size(), Position.START))
                : cursor().places(at);
        List<Branch> branches = new ArrayList<>();
        for (int i = 0; i < queries.size(); i++) {
            branches.add(new Branch(queries.get(i), places.positions().get(i)));
        }
        return new BranchWalk(branches, mergeKeys, Boolean.FALSE.equals(spec.forward()), places.back());
    }

    private BranchCursor cursor() {
        return new BranchCursor(queries, mergeKeys);
    }

    /** The next row of what was read; null if the item is of another kind. */
    @Nullable
    T row(Map<String, AttributeValue> item) {
        return reader.skipsOthers() && !reader.accepts(item) ? null : reader.read(item);
    }

    /** The cursor of where a walk stands. */
    @Nullable
    Cursor onward(BranchWalk walk) {
        return cursor(new BranchCursor.Places(walk.isBack(), walk.positions()));
    }

    /** The cursor that leads from where a walk began the other way. */
    @Nullable
    Cursor opposite(BranchWalk walk) {
        return cursor(new BranchCursor.Places(!walk.isBack(), walk.opposites()));
    }

    private @Nullable Cursor cursor(BranchCursor.Places places) {
        return places.lead() ? cursor().of(places) : null;
    }

    @Override
    public Access<Page<T>> page(@Nullable Cursor at, int pageSize) {
        return collecting(
                at,
                new BranchCollecting.Wanted(
                        pageSize, new Limits(pageSize, queries.size()), BranchCollecting.Until.ALL_WERE_ASKED));
    }

    @Override
    public Access<Page<T>> take(@Nullable Cursor at, int max, Limits limits) {
        return collecting(at, new BranchCollecting.Wanted(max, limits, BranchCollecting.Until.ENOUGH_IS_THERE));
    }

    private Access<Page<T>> collecting(@Nullable Cursor at, BranchCollecting.Wanted wanted) {
        if (queries.isEmpty()) {
            return Access.of(new Page<>(List.of(), null, null));
        }
        BranchWalk walk = walk(at);
        if (walk.needed() > wanted.limits().maxRequests()) {
            throw RequestBudgetException.noRow(pattern(), wanted.limits().maxRequests(), walk.needed());
        }
        return new BranchCollecting<>(this, walk, wanted);
    }

    @Override
    public RowWalk<T> walk(Limits limits) {
        return new BranchRows<>(this, limits);
    }

    @Override
    public Access<Long> count(int maxRequests) {
        return Counting.of(pattern(), queries.stream().map(BranchQuery::query).toList(), maxRequests);
    }
}
