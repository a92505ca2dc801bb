package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.observe.Observation;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * The rows of several queries that are read as one.
 *
 * @param spec what the queries have in common
 * @param queries the queries in order; none if there is nothing to find
 * @param mergeKey the sort key to merge by, or null to read them in turn
 * @param reader what to make of the items
 */
record BranchedRead<T>(
        QuerySpec spec, List<BranchQuery> queries, @Nullable String mergeKey, RowReader<T> reader)
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

    BranchWalk walk(@Nullable Cursor after) {
        List<@Nullable Map<String, AttributeValue>> positions = after == null ? List.of() : cursor().positions(after);
        List<Branch> branches = new ArrayList<>();
        for (int i = 0; i < queries.size(); i++) {
            branches.add(new Branch(queries.get(i), after == null ? Map.of() : positions.get(i)));
        }
        return new BranchWalk(branches, mergeKey, Boolean.FALSE.equals(spec.forward()));
    }

    private BranchCursor cursor() {
        return new BranchCursor(queries, mergeKey);
    }

    /** One request of a query; a filter is applied after reading, so only without one does the wanted count bound it. */
    QueryResponse ask(Branch branch, int wanted, int pageSize, Observation seen) {
        BoundQuery query = branch.query().query();
        int limit = query.filter() == null ? Math.min(wanted, pageSize) : pageSize;
        return query.request(branch.start(), limit, false, seen);
    }

    /** The next row of what was read; null if the item is of another kind. */
    @Nullable
    T row(Map<String, AttributeValue> item) {
        return reader.skipsOthers() && !reader.accepts(item) ? null : reader.read(item);
    }

    @Override
    public Page<T> page(@Nullable Cursor after, int pageSize) {
        return collect(after, pageSize, new Limits(pageSize, queries.size()), true);
    }

    @Override
    public Page<T> take(@Nullable Cursor after, int max, Limits limits) {
        return collect(after, max, limits, false);
    }

    private Page<T> collect(@Nullable Cursor after, int max, Limits limits, boolean onceEach) {
        if (queries.isEmpty()) {
            return new Page<>(List.of(), null);
        }
        BranchWalk walk = walk(after);
        List<Branch> asked = new ArrayList<>();
        List<T> rows = new ArrayList<>();
        try (Observation seen = queries.get(0).query().observe()) {
            while (rows.size() < max && !walk.isOver()) {
                Branch open = walk.open();
                if (open == null) {
                    T row = row(walk.take());
                    if (row != null) {
                        rows.add(row);
                    }
                    continue;
                }
                if (asked.size() == limits.maxRequests() || (onceEach && asked.contains(open))) {
                    break;
                }
                asked.add(open);
                walk.answered(open, ask(open, max - rows.size(), limits.pageSize(), seen));
            }
            seen.succeeded(rows.size());
        }
        return new Page<>(rows, walk.isOver() ? null : cursor().of(walk.positions()));
    }

    @Override
    public Iterator<T> iterator(Limits limits) {
        return new BranchIterator<>(this, limits);
    }

    @Override
    public long count(int maxRequests) {
        if (queries.isEmpty()) {
            return 0;
        }
        try (Observation seen = queries.get(0).query().observe()) {
            long count = 0;
            int requests = 0;
            for (BranchQuery one : queries) {
                Map<String, AttributeValue> at = Map.of();
                boolean more = !one.query().isEmpty();
                while (more) {
                    if (requests++ == maxRequests) {
                        throw new RequestBudgetException(pattern(), maxRequests);
                    }
                    QueryResponse answer = one.query().request(at, Results.UNLIMITED, true, seen);
                    count += answer.count();
                    at = answer.lastEvaluatedKey();
                    more = !at.isEmpty();
                }
            }
            seen.succeeded((int) Math.min(count, Integer.MAX_VALUE));
            return count;
        }
    }
}
