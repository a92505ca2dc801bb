package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.NotUniqueException;
import io.neverscan.runtime.error.RequestBudgetException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One call of a pattern that is read with several queries, which differ in the values of their keys. For one thread.
 *
 * <p>The queries come in the order of their keys, whoever lists them in which order; one that is listed twice counts
 * once. A list of none finds nothing.
 */
public final class FanOut {
    private final QuerySpec spec;
    private final int most;
    private final @Nullable String mergeKey;
    private final Map<Map<String, AttributeValue>, BranchQuery> branches = new LinkedHashMap<>();

    FanOut(QuerySpec spec, int most, @Nullable String mergeKey) {
        this.spec = spec;
        this.most = most;
        this.mergeKey = mergeKey;
    }

    /**
     * Adds a query.
     *
     * @param query a query of the same spec, with all its values
     * @return this
     * @throws RequestBudgetException if these are more queries than the plan allows; no request has been made
     */
    public FanOut add(Query query) {
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
    public FanOut add(Query query, String front) {
        BoundQuery bound = query.bound();
        branches.putIfAbsent(bound.values(), new BranchQuery(bound, front));
        if (branches.size() > most) {
            throw RequestBudgetException.tooManyQueries(spec.pattern(), most);
        }
        return this;
    }

    /**
     * Many rows.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return a handle that has read nothing yet
     */
    public <R> Results<R> results(RowReader<R> reader) {
        boolean descending = Boolean.FALSE.equals(spec.forward());
        List<BranchQuery> sorted = branches.values().stream()
                .sorted(descending ? BranchQuery.BY_VALUES.reversed() : BranchQuery.BY_VALUES)
                .toList();
        return new Results<>(new BranchedRead<>(spec, sorted, mergeKey, reader));
    }

    /**
     * The first row.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return the row, or empty
     */
    public <R> Optional<R> first(RowReader<R> reader) {
        return results(reader).first();
    }

    /**
     * The only row of a pattern that finds at most one.
     *
     * @param reader what to make of the items
     * @param <R> the row
     * @return the row, or empty
     * @throws NotUniqueException if there are two
     */
    public <R> Optional<R> unique(RowReader<R> reader) {
        List<R> two = results(reader).toList(2);
        if (two.size() > 1) {
            throw new NotUniqueException(spec.pattern());
        }
        return two.stream().findFirst();
    }
}
