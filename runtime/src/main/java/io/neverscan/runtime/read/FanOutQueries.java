package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.RequestBudgetException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One call of a pattern that is read with several queries, which differ in the values of their keys. For one thread.
 *
 * <p>The queries come in the order of their keys, whoever lists them in which order; one that is listed twice counts
 * once. A list of none finds nothing.
 *
 * @param <Q> one of the queries
 * @param <F> the call itself
 */
public abstract sealed class FanOutQueries<Q extends QueryValues<Q>, F extends FanOutQueries<Q, F>>
        permits FanOut, AsyncFanOut {
    private final QuerySpec spec;
    private final int most;
    private final List<String> mergeKeys;
    private final Map<Map<String, AttributeValue>, BranchQuery> branches = new LinkedHashMap<>();

    FanOutQueries(QuerySpec spec, int most, List<String> mergeKeys) {
        this.spec = spec;
        this.most = most;
        this.mergeKeys = mergeKeys;
    }

    abstract F self();

    /** To be told of each query, for its table. */
    abstract void added(Q query);

    /**
     * Adds a query.
     *
     * @param query a query of the same spec, with all its values
     * @return this
     * @throws RequestBudgetException if these are more queries than the plan allows; no request has been made
     */
    public F add(Q query) {
        return add(query, "");
    }

    /**
     * Adds a query whose sort keys begin with a text that is not part of the order.
     *
     * @param query a query of the same spec, with all its values
     * @param front what all sort keys that it reads begin with
     * @return this
     * @throws RequestBudgetException if these are more queries than the plan allows; no request has been made
     */
    public F add(Q query, String front) {
        added(query);
        BoundQuery bound = query.bound();
        branches.putIfAbsent(bound.values(), new BranchQuery(bound, front));
        if (branches.size() > most) {
            throw RequestBudgetException.tooManyQueries(spec.pattern(), most);
        }
        return self();
    }

    /** The number of items of all queries, within the pattern's budget. */
    Access<Long> counting() {
        List<BoundQuery> queries = sorted().stream().map(BranchQuery::query).toList();
        return Counting.of(spec.pattern(), queries, spec.maxRequests());
    }

    private List<BranchQuery> sorted() {
        boolean descending = Boolean.FALSE.equals(spec.forward());
        return branches.values().stream()
                .sorted(descending ? BranchQuery.BY_VALUES.reversed() : BranchQuery.BY_VALUES)
                .toList();
    }

    <R> Selection<R> selection(RowReader<R> reader) {
        return Selection.of(new BranchedRead<>(spec, sorted(), mergeKeys, reader));
    }
}
