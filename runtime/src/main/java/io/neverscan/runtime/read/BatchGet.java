package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.access.Request;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.UnprocessedException;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** One batch read: chunks, unprocessed keys; the rows by their keys, in the order of these. */
final class BatchGet<R> extends Access<Map<ItemKey, R>> {
    /** Most keys of a request. Source: Amazon DynamoDB Developer Guide, "Constraints in Amazon DynamoDB". */
    private static final int MOST_KEYS = 100;

    private final String pattern;
    private final PhysicalTable table;
    private final GetSpec spec;
    private final RowReader<R> reader;
    private final Observation seen;
    private final Set<ItemKey> keys;
    private final Deque<Map<String, AttributeValue>> waiting = new ArrayDeque<>();
    private final Map<ItemKey, Map<String, AttributeValue>> found = new HashMap<>();
    private final Backoff.Attempts attempts;
    private boolean givenUp;

    private BatchGet(Call call, RowReader<R> reader, Set<ItemKey> keys, Observation seen) {
        super(seen);
        this.pattern = call.pattern();
        this.table = call.table();
        this.spec = call.spec();
        this.reader = reader;
        this.keys = keys;
        this.seen = seen;
        this.attempts = table.backoff().start();
        for (ItemKey key : keys) {
            waiting.add(key.toMap());
        }
    }

    /** What is read from where. */
    record Call(String pattern, PhysicalTable table, GetSpec spec) {}

    static <R> BatchGet<R> of(Call call, Collection<ItemKey> keys, RowReader<R> reader) {
        Set<ItemKey> distinct = new LinkedHashSet<>(keys);
        Observation seen = call.table().observe(Operation.BATCH_GET_ITEM, call.pattern(), null);
        return new BatchGet<>(call, reader, distinct, seen);
    }

    @Override
    protected @Nullable Turn<?> next() {
        if (waiting.isEmpty() || givenUp) {
            return null;
        }
        List<Map<String, AttributeValue>> chunk = new ArrayList<>();
        while (chunk.size() < MOST_KEYS && !waiting.isEmpty()) {
            chunk.add(waiting.remove());
        }
        BatchGetItemRequest request = BatchGetItemRequest.builder()
                .requestItems(Map.of(table.name(), spec.batch(chunk)))
                .returnConsumedCapacity(seen.wanted())
                .build();
        return new Turn<>(new Request.BatchGet(request), this::answered);
    }

    private void answered(BatchGetItemResponse answer) {
        seen.request(answer.consumedCapacity());
        ItemKey anyKey = keys.iterator().next();
        for (Map<String, AttributeValue> item : answer.responses().getOrDefault(table.name(), List.of())) {
            found.put(anyKey.of(item), item);
        }
        @Nullable KeysAndAttributes left = answer.unprocessedKeys().get(table.name());
        if (left != null && left.hasKeys() && !left.keys().isEmpty()) {
            waiting.addAll(left.keys());
            attempts.next().ifPresentOrElse(this::pauseFirst, () -> givenUp = true);
        }
    }

    @Override
    protected Map<ItemKey, R> result() {
        Map<ItemKey, R> rows = new LinkedHashMap<>();
        for (ItemKey key : keys) {
            Map<String, AttributeValue> item = found.get(key);
            if (item != null) {
                rows.put(key, reader.read(item));
            }
        }
        if (!waiting.isEmpty()) {
            throw new UnprocessedException(pattern, List.copyOf(rows.values()), waiting.size());
        }
        seen.succeeded(rows.size());
        return rows;
    }
}
