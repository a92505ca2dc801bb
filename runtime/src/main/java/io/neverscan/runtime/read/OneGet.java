package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.access.Request;
import io.neverscan.runtime.access.Turn;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.observe.Operation;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** One GetItem. */
abstract class OneGet<R> extends Access<R> {
    private final GetItemRequest request;
    private final Observation seen;
    private @Nullable GetItemResponse answer;

    private OneGet(GetItemRequest request, Observation seen) {
        super(seen);
        this.request = request;
        this.seen = seen;
    }

    /** The row of an item. */
    static <R> Access<Optional<R>> row(GetSpec spec, PhysicalTable table, ItemKey key, RowReader<R> reader) {
        Observation seen = table.observe(Operation.GET_ITEM, spec.pattern(), null);
        return new OneGet<>(spec.request(table, key, seen), seen) {
            @Override
            Optional<R> of(GetItemResponse answered) {
                return answered.hasItem() ? Optional.of(reader.read(answered.item())) : Optional.empty();
            }
        };
    }

    /** Whether there is an item. */
    static Access<Boolean> existence(GetSpec spec, PhysicalTable table, ItemKey key) {
        Map<String, AttributeValue> keys = key.toMap();
        GetSpec onlyKey = spec.project(keys.keySet().iterator().next());
        Observation seen = table.observe(Operation.GET_ITEM, spec.pattern(), null);
        return new OneGet<>(onlyKey.request(table, key, seen), seen) {
            @Override
            Boolean of(GetItemResponse answered) {
                return answered.hasItem();
            }
        };
    }

    abstract R of(GetItemResponse answered);

    @Override
    protected @Nullable Turn<?> next() {
        return answer == null ? new Turn<>(new Request.Get(request), this::answered) : null;
    }

    private void answered(GetItemResponse given) {
        answer = given;
        seen.request(given.consumedCapacity());
    }

    @Override
    protected R result() {
        GetItemResponse given = Objects.requireNonNull(answer);
        R result = of(given);
        seen.succeeded(given.hasItem() ? 1 : 0);
        return result;
    }
}
