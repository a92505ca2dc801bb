package io.neverscan.runtime.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One of the queries of a {@link BranchWalk}, read one way: what was read of it and not taken yet, and where it goes on. */
final class Branch {
    private final BranchQuery query;
    private final Deque<Map<String, AttributeValue>> waiting = new ArrayDeque<>();
    private final @Nullable Position from;
    private Map<String, AttributeValue> first = Map.of();
    private Position next;
    private Position position;
    private boolean asked;
    private boolean read;

    /**
     * Begins.
     *
     * @param query the query
     * @param from where it begins, and which way it goes; null if nothing lies that way
     */
    Branch(BranchQuery query, @Nullable Position from) {
        this.query = query;
        this.from = from;
        this.next = from == null ? Position.START : from;
        this.position = next;
        this.read = from == null || query.query().isEmpty();
    }

    BranchQuery query() {
        return query;
    }

    /** Whether a request is needed before its next item is known. */
    boolean isOpen() {
        return waiting.isEmpty() && !read;
    }

    /** Whether it has nothing more. */
    boolean isOver() {
        return waiting.isEmpty() && read;
    }

    /** Where its next request starts. */
    Position start() {
        return next;
    }

    /** Where a cursor goes on: behind what was taken, not behind what was read. */
    Position position() {
        return position;
    }

    /**
     * Where the other way begins, without losing or repeating an item: beside the first item that this way has, taken or
     * not. If there is none, what was read was filtered out, so the other way may begin at its end.
     *
     * @param back whether this way goes back
     * @return the place; null if nothing lies that way
     */
    @Nullable
    Position opposite(boolean back) {
        Position end = back ? Position.START : Position.END;
        if (from == null
                || (read && waiting.isEmpty() && first.isEmpty() && from.way().hasKey())) {
            return end;
        }
        if (!from.way().hasKey()) {
            return null;
        }
        if (!asked) {
            throw new IllegalStateException("the item before the first one is known only by reading it");
        }
        Map<String, AttributeValue> key = first;
        if (key.isEmpty()) {
            key = waiting.isEmpty() ? next.key() : waiting.element();
        }
        return back ? Position.after(key) : Position.before(key);
    }

    void answered(QueryResponse answer) {
        asked = true;
        waiting.addAll(answer.items());
        read = answer.lastEvaluatedKey().isEmpty();
        if (!read) {
            next = next.at(answer.lastEvaluatedKey());
        }
        if (waiting.isEmpty()) {
            position = next;
        }
    }

    /** The next item, left where it is. */
    Map<String, AttributeValue> peek() {
        return waiting.element();
    }

    Map<String, AttributeValue> take() {
        Map<String, AttributeValue> item = waiting.remove();
        if (first.isEmpty()) {
            first = item;
        }
        position = waiting.isEmpty() && !read ? next : next.at(item);
        return item;
    }
}
