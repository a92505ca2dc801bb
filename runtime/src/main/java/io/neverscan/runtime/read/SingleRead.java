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

/** The rows of one query. */
record SingleRead<T>(BoundQuery query, RowReader<T> reader) implements RowSource<T> {
    @Override
    public String pattern() {
        return query.spec().pattern();
    }

    @Override
    public int pageSize() {
        return query.spec().pageSize();
    }

    @Override
    public int maxRequests() {
        return query.spec().maxRequests();
    }

    @Override
    public Page<T> page(@Nullable Cursor after, int pageSize) {
        return collect(start(after), Results.UNLIMITED, new Limits(pageSize, 1));
    }

    @Override
    public Page<T> take(@Nullable Cursor after, int max, Limits limits) {
        return collect(start(after), max, limits);
    }

    @Override
    public Iterator<T> iterator(Limits limits) {
        return new RowIterator<>(this, limits);
    }

    @Override
    public long count(int maxRequests) {
        try (Observation seen = query.observe()) {
            long count = 0;
            Map<String, AttributeValue> at = Map.of();
            int requests = 0;
            while (!query.isEmpty()) {
                if (requests++ == maxRequests) {
                    throw new RequestBudgetException(pattern(), maxRequests);
                }
                QueryResponse answer = query.request(at, Results.UNLIMITED, true, seen);
                count += answer.count();
                at = answer.lastEvaluatedKey();
                if (at.isEmpty()) {
                    break;
                }
            }
            seen.succeeded((int) Math.min(count, Integer.MAX_VALUE));
            return count;
        }
    }

    private Map<String, AttributeValue> start(@Nullable Cursor after) {
        return after == null ? Map.of() : new CursorCodec(query).startKey(after);
    }

    private Page<T> collect(Map<String, AttributeValue> from, int max, Limits limits) {
        try (Observation seen = query.observe()) {
            List<T> rows = new ArrayList<>();
            Map<String, AttributeValue> at = from;
            boolean more = !query.isEmpty();
            for (int requests = 0; more && rows.size() < max && requests < limits.maxRequests(); requests++) {
                QueryResponse answer = query.request(at, limit(max - rows.size(), limits), false, seen);
                at = add(answer, rows, max);
                more = !at.isEmpty();
            }
            seen.succeeded(rows.size());
            return new Page<>(rows, more ? new CursorCodec(query).after(at) : null);
        }
    }

    /** A filter is applied after reading, so only without one does the wanted count bound what has to be read. */
    private int limit(int wanted, Limits limits) {
        return query.filter() == null ? Math.min(wanted, limits.pageSize()) : limits.pageSize();
    }

    /** Adds a page's rows; returns where to go on, empty at the end. */
    private Map<String, AttributeValue> add(QueryResponse answer, List<T> rows, int max) {
        List<Map<String, AttributeValue>> items = answer.items();
        for (int i = 0; i < items.size(); i++) {
            Map<String, AttributeValue> item = items.get(i);
            if (reader.skipsOthers() && !reader.accepts(item)) {
                continue;
            }
            rows.add(reader.read(item));
            if (rows.size() == max && i + 1 < items.size()) {
                return item;
            }
        }
        return answer.lastEvaluatedKey();
    }
}
