package io.neverscan.runtime.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One of the queries of a {@link BranchWalk}: what was read of it and not taken yet, and where it goes on. */
final class Branch {
    private final BranchQuery query;
    private final Deque<Map<String, AttributeValue>> waiting = new ArrayDeque<>();
    private Map<String, AttributeValue> next;
    private Map<String, AttributeValue> position;
    private boolean read;

    /**
     * Begins.
     *
     * @param query the query
     * @param position where it goes on, empty for its beginning; null if it is over
     */
    Branch(BranchQuery query, @Nullable Map<String, AttributeValue> position) {
        this.query = query;
        this.next = position == null ? Map.of() : position;
        this.position = next;
        this.read = position == null || query.query().isEmpty();
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
    Map<String, AttributeValue> start() {
        return next;
    }

    /** Where a cursor goes on: behind what was taken, not behind what was read. */
    Map<String, AttributeValue> position() {
        return position;
    }

    void answered(QueryResponse answer) {
        waiting.addAll(answer.items());
        next = answer.lastEvaluatedKey();
        read = next.isEmpty();
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
        position = waiting.isEmpty() && !read ? next : item;
        return item;
    }
}
