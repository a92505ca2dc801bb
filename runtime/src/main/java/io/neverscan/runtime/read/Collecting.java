package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.observe.Observation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Reads rows from a position on, one way or the other, until enough are there, none are left or the budget is used up.
 * Going back means the same Query in the other direction, its rows turned round: so a page before has the result's order.
 */
final class Collecting<T> extends Access<Page<T>> {
    private final RowReader<T> reader;
    private final BoundQuery query;
    private final Position from;
    private final int max;
    private final RowSource.Limits limits;
    private final Observation seen;
    private final List<T> rows = new ArrayList<>();
    private Position at;
    private Map<String, AttributeValue> first = Map.of();
    private boolean more;
    private int requests;

    private Collecting(SingleRead<T> read, Position from, int max, RowSource.Limits limits, Observation seen) {
        super(seen);
        this.reader = read.reader();
        this.query = read.query();
        this.from = from;
        this.at = from;
        this.max = max;
        this.limits = limits;
        this.seen = seen;
        this.more = !query.isEmpty();
    }

    static <T> Access<Page<T>> of(SingleRead<T> read, Position from, int max, RowSource.Limits limits) {
        return new Collecting<>(read, from, max, limits, read.query().observe());
    }

    @Override
    protected @Nullable Turn<?> next() {
        if (!more || rows.size() >= max || requests == limits.maxRequests()) {
            return null;
        }
        requests++;
        return new Turn<>(query.request(at, limit(max - rows.size()), false, seen), this::answered);
    }

    /** A filter is applied after reading, so only without one does the wanted count bound what has to be read. */
    private int limit(int wanted) {
        return query.filter() == null ? Math.min(wanted, limits.pageSize()) : limits.pageSize();
    }

    private void answered(QueryResponse answer) {
        seen.request(answer.consumedCapacity());
        Map<String, AttributeValue> last = add(answer);
        more = !last.isEmpty();
        if (more) {
            at = from.at(last);
        }
    }

    /** Adds a page's rows; returns where to go on, empty at the end. */
    private Map<String, AttributeValue> add(QueryResponse answer) {
        List<Map<String, AttributeValue>> items = answer.items();
        for (int i = 0; i < items.size(); i++) {
            Map<String, AttributeValue> item = items.get(i);
            if (reader.skipsOthers() && !reader.accepts(item)) {
                continue;
            }
            rows.add(reader.read(item));
            if (first.isEmpty()) {
                first = item;
            }
            if (rows.size() == max && i + 1 < items.size()) {
                return item;
            }
        }
        return answer.lastEvaluatedKey();
    }

    @Override
    protected Page<T> result() {
        seen.succeeded(rows.size());
        CursorCodec cursors = new CursorCodec(query);
        Cursor onward = more ? cursors.at(at) : null;
        Cursor backward = from.way() == Position.Way.FROM_START ? null : cursors.at(whereItBegan());
        if (from.way().isBack()) {
            Collections.reverse(rows);
            return new Page<>(rows, backward, onward);
        }
        return new Page<>(rows, onward, backward);
    }

    /**
     * Where to read in the other direction, without losing or repeating a row: beside the first row. If there is none,
     * what lies between start and end of this page was filtered out, so the other direction may start at its end.
     */
    private Position whereItBegan() {
        boolean back = from.way().isBack();
        if (!first.isEmpty()) {
            return back ? Position.after(first) : Position.before(first);
        }
        if (more) {
            return back ? Position.after(at.key()) : Position.before(at.key());
        }
        return back ? Position.START : Position.END;
    }
}
