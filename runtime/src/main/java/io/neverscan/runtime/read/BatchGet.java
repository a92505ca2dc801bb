package io.neverscan.runtime.read;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.error.UnprocessedException;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.retry.Backoff;
import io.neverscan.runtime.table.TableHandle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** One batch read: chunks, unprocessed keys, order. For one thread. */
final class BatchGet {
    /** Most keys of a request. Source: Amazon DynamoDB Developer Guide, "Constraints in Amazon DynamoDB". */
    private static final int MOST_KEYS = 100;

    private final String pattern;
    private final TableHandle table;
    private final GetSpec spec;
    private final Deque<Map<String, AttributeValue>> waiting = new ArrayDeque<>();
    private final Map<ItemKey, Map<String, AttributeValue>> found = new HashMap<>();

    BatchGet(String pattern, TableHandle table, GetSpec spec) {
        this.pattern = pattern;
        this.table = table;
        this.spec = spec;
    }

    <R> List<R> read(Collection<ItemKey> keys, RowReader<R> reader) {
        Set<ItemKey> distinct = new LinkedHashSet<>(keys);
        for (ItemKey key : distinct) {
            waiting.add(key.toMap());
        }
        try (Observation seen = table.observe(Operation.BATCH_GET_ITEM, pattern, null)) {
            if (!distinct.isEmpty()) {
                fetch(distinct.iterator().next(), seen);
            }
            List<R> rows = new ArrayList<>(found.size());
            for (ItemKey key : distinct) {
                Map<String, AttributeValue> item = found.get(key);
                if (item != null) {
                    rows.add(reader.read(item));
                }
            }
            if (!waiting.isEmpty()) {
                throw new UnprocessedException(pattern, rows, waiting.size());
            }
            seen.succeeded(rows.size());
            return rows;
        }
    }

    /** Leaves in {@code waiting} what the service did not answer within the budget. */
    private void fetch(ItemKey anyKey, Observation seen) {
        Backoff.Attempts attempts = table.backoff().start();
        while (!waiting.isEmpty()) {
            List<Map<String, AttributeValue>> chunk = new ArrayList<>();
            while (chunk.size() < MOST_KEYS && !waiting.isEmpty()) {
                chunk.add(waiting.remove());
            }
            BatchGetItemResponse answer = table.client()
                    .batchGetItem(BatchGetItemRequest.builder()
                            .requestItems(Map.of(table.name(), spec.batch(chunk)))
                            .returnConsumedCapacity(seen.wanted())
                            .build());
            seen.request(answer.consumedCapacity());
            for (Map<String, AttributeValue> item : answer.responses().getOrDefault(table.name(), List.of())) {
                found.put(anyKey.of(item), item);
            }
            @Nullable KeysAndAttributes left = answer.unprocessedKeys().get(table.name());
            if (left != null && left.hasKeys() && !left.keys().isEmpty()) {
                waiting.addAll(left.keys());
                if (!attempts.next()) {
                    return;
                }
            }
        }
    }
}
