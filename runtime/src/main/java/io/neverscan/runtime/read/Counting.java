package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.error.RequestBudgetException;
import io.neverscan.runtime.observe.Observation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Counts items of queries, one after the other, without reading them. */
final class Counting extends Access<Long> {
    private final String pattern;
    private final Deque<BoundQuery> queries = new ArrayDeque<>();
    private final int budget;
    private final Observation seen;
    private Position at = Position.START;
    private int requests;
    private long count;

    private Counting(String pattern, List<BoundQuery> queries, int budget, Observation seen) {
        super(seen);
        this.pattern = pattern;
        this.budget = budget;
        this.seen = seen;
        for (BoundQuery query : queries) {
            if (!query.isEmpty()) {
                this.queries.add(query);
            }
        }
    }

    static Access<Long> of(String pattern, List<BoundQuery> queries, int budget) {
        return queries.isEmpty()
                ? Access.of(0L)
                : new Counting(pattern, queries, budget, queries.get(0).observe());
    }

    @Override
    protected @Nullable Turn<?> next() {
        BoundQuery query = queries.peek();
        if (query == null) {
            return null;
        }
        if (requests++ == budget) {
            throw RequestBudgetException.notCounted(pattern, budget);
        }
        return new Turn<>(query.request(at, Results.UNLIMITED, true, seen), this::answered);
    }

    private void answered(QueryResponse answer) {
        seen.request(answer.consumedCapacity());
        count += answer.count();
        if (answer.lastEvaluatedKey().isEmpty()) {
            queries.remove();
            at = Position.START;
        } else {
            at = Position.after(answer.lastEvaluatedKey());
        }
    }

    @Override
    protected Long result() {
        seen.succeeded((int) Math.min(count, Integer.MAX_VALUE));
        return count;
    }
}
