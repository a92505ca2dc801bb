package io.neverscan.runtime.read;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.Placeholders;
import io.neverscan.runtime.codec.RowReader;
import io.neverscan.runtime.observe.Observation;
import io.neverscan.runtime.table.AsyncTableHandle;
import io.neverscan.runtime.table.PhysicalTable;
import io.neverscan.runtime.table.TableHandle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * An access pattern that reads by full primary key: what is the same for each call. Immutable and safe for use by many
 * threads.
 */
public final class GetSpec {
    private final String pattern;
    private final @Nullable Boolean consistent;
    private final @Nullable String projection;
    private final Map<String, String> names;

    private GetSpec(
            String pattern, @Nullable Boolean consistent, @Nullable String projection, Map<String, String> names) {
        this.pattern = pattern;
        this.consistent = consistent;
        this.projection = projection;
        this.names = names;
    }

    /**
     * An eventually consistent read of all attributes.
     *
     * @param pattern the access pattern's name, or entity and method
     * @return the spec
     */
    public static GetSpec named(String pattern) {
        return new GetSpec(pattern, null, null, Map.of());
    }

    /**
     * A strongly consistent read, at twice the price.
     *
     * @return a copy
     */
    public GetSpec consistent() {
        return new GetSpec(pattern, true, projection, names);
    }

    /**
     * Only some attributes; the price stays.
     *
     * @param attributes stored names; the table's key attributes among them if {@link #many} is called
     * @return a copy
     */
    public GetSpec project(String... attributes) {
        Map<String, String> placeholders = new LinkedHashMap<>();
        StringBuilder text = new StringBuilder();
        for (String attribute : attributes) {
            String placeholder = Placeholders.name(placeholders.size());
            placeholders.put(placeholder, attribute);
            text.append(text.isEmpty() ? "" : ", ").append(placeholder);
        }
        return new GetSpec(pattern, consistent, text.toString(), placeholders);
    }

    /**
     * Reads one item with one GetItem.
     *
     * @param table the table
     * @param key the full primary key
     * @param reader what to make of it
     * @param <R> the row
     * @return the row, or empty if there is no item
     */
    public <R> Optional<R> one(TableHandle table, ItemKey key, RowReader<R> reader) {
        return table.run(OneGet.row(this, table, key, reader));
    }

    /**
     * Reads one item with one GetItem.
     *
     * @param table the table
     * @param key the full primary key
     * @param reader what to make of it
     * @param <R> the row
     * @return the row, or empty if there is no item
     */
    public <R> CompletableFuture<Optional<R>> one(AsyncTableHandle table, ItemKey key, RowReader<R> reader) {
        return table.run(() -> OneGet.row(this, table, key, reader));
    }

    /**
     * Tells with one GetItem whether an item exists.
     *
     * @param table the table
     * @param key the full primary key
     * @return true if there is one
     */
    public boolean exists(TableHandle table, ItemKey key) {
        return table.run(OneGet.existence(this, table, key));
    }

    /**
     * Tells with one GetItem whether an item exists.
     *
     * @param table the table
     * @param key the full primary key
     * @return true if there is one
     */
    public CompletableFuture<Boolean> exists(AsyncTableHandle table, ItemKey key) {
        return table.run(() -> OneGet.existence(this, table, key));
    }

    /**
     * Reads items by their keys with BatchGetItem, 100 keys a request. Keys that the service leaves unprocessed are
     * asked for again within the table's waiting budget.
     *
     * @param table the table
     * @param keys full primary keys; a repeated one counts once
     * @param reader what to make of the items
     * @param <R> the row
     * @return the rows in the order of their keys; keys without item are left out
     * @throws io.neverscan.runtime.error.UnprocessedException if the budget ends before all keys are answered
     */
    public <R> List<R> many(TableHandle table, Collection<ItemKey> keys, RowReader<R> reader) {
        return table.run(rows(table, keys, reader));
    }

    /**
     * Reads items by their keys with BatchGetItem, 100 keys a request. Keys that the service leaves unprocessed are
     * asked for again within the table's waiting budget; if it ends before all keys are answered, the future completes
     * with {@link io.neverscan.runtime.error.UnprocessedException}.
     *
     * @param table the table
     * @param keys full primary keys; a repeated one counts once
     * @param reader what to make of the items
     * @param <R> the row
     * @return the rows in the order of their keys; keys without item are left out
     */
    public <R> CompletableFuture<List<R>> many(AsyncTableHandle table, Collection<ItemKey> keys, RowReader<R> reader) {
        return table.run(() -> rows(table, keys, reader));
    }

    private <R> Access<List<R>> rows(PhysicalTable table, Collection<ItemKey> keys, RowReader<R> reader) {
        return found(table, keys, reader).map(found -> new ArrayList<>(found.values()));
    }

    /** The rows that there are, by their keys. */
    <R> Access<Map<ItemKey, R>> found(PhysicalTable table, Collection<ItemKey> keys, RowReader<R> reader) {
        return BatchGet.of(new BatchGet.Call(pattern, table, this), keys, reader);
    }

    String pattern() {
        return pattern;
    }

    KeysAndAttributes batch(List<Map<String, AttributeValue>> keys) {
        KeysAndAttributes.Builder batch = KeysAndAttributes.builder().keys(keys).consistentRead(consistent);
        if (projection != null) {
            batch.projectionExpression(projection).expressionAttributeNames(names);
        }
        return batch.build();
    }

    GetItemRequest request(PhysicalTable table, ItemKey key, Observation seen) {
        GetItemRequest.Builder request = GetItemRequest.builder()
                .tableName(table.name())
                .key(key.toMap())
                .consistentRead(consistent)
                .returnConsumedCapacity(seen.wanted());
        if (projection != null) {
            request.projectionExpression(projection).expressionAttributeNames(names);
        }
        return request.build();
    }
}
