package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.error.AlreadyExistsException;
import io.neverscan.runtime.error.StaleVersionException;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Single-item writes of one entity or edge as accesses, whoever carries them out. Immutable and safe for use by many
 * threads.
 *
 * @param <T> the record
 */
final class EntityWrites<T> {
    private final PhysicalTable table;
    private final ItemSchema<T> schema;
    private final EntityInfo<T> info;

    EntityWrites(PhysicalTable table, ItemSchema<T> schema) {
        this.table = table;
        this.schema = schema;
        this.info = schema.info();
    }

    PhysicalTable table() {
        return table;
    }

    ItemSchema<T> schema() {
        return schema;
    }

    String name(String method) {
        return info.entity() + "." + method;
    }

    private Expressions absent() {
        Expressions expressions = new Expressions(info.entity());
        expressions.notExists(info.partitionKey());
        return expressions;
    }

    Access<T> create(T item, Object key) {
        if (!info.unique().isEmpty()) {
            return new GuardedWrites<>(this).create(item, key);
        }
        Map<String, AttributeValue> attributes = schema.itemToMap(item, true);
        return new PutWrite(
                        table,
                        name("create"),
                        attributes,
                        absent(),
                        e -> new AlreadyExistsException(info.entity(), key, e.item(), e))
                .map(written -> item);
    }

    Access<Boolean> createIfAbsent(T item) {
        return new PutWrite(table, name("create"), schema.itemToMap(item, true), absent(), null);
    }

    Access<T> put(T item) {
        return replace(name("put"), item, new Expressions(info.entity()), null);
    }

    Access<T> put(T item, Object key, long expectedVersion) {
        return replace(name("put"), item, version(expectedVersion), stale(key, expectedVersion));
    }

    Access<T> put(WriteSpec spec, T item, Object key, ItemWriter values) {
        Expressions expressions = new Expressions(info.entity());
        spec.addTo(expressions, values);
        return replace(spec.name(), item, expressions, refusal(spec, key, null));
    }

    Access<T> put(WriteSpec spec, T item, Object key, ItemWriter values, long expectedVersion) {
        Expressions expressions = version(expectedVersion);
        spec.addTo(expressions, values);
        return replace(spec.name(), item, expressions, refusal(spec, key, expectedVersion));
    }

    Access<Boolean> delete(WriteSpec spec, ItemKey itemKey, Object key, ItemWriter values) {
        Expressions expressions = new Expressions(info.entity());
        expressions.exists(info.partitionKey());
        spec.addTo(expressions, values);
        return new DeleteWrite(table, spec.name(), itemKey, expressions, refusal(spec, key, null));
    }

    private ConditionMeaning refusal(WriteSpec spec, Object key, @Nullable Long expectedVersion) {
        return e -> new Refusal(info.entity(), key, spec, e).of(e.item(), info.version(), expectedVersion, Map.of());
    }

    private Expressions version(long expected) {
        String version = info.version();
        if (version == null) {
            throw new IllegalStateException(info.entity() + " has no version");
        }
        Expressions expressions = new Expressions(info.entity());
        if (expected == 0) {
            expressions.notExists(version);
        } else {
            expressions.equal(version, AttributeValue.fromN(Long.toString(expected)));
        }
        return expressions;
    }

    private ConditionMeaning stale(Object key, long expected) {
        return e -> new StaleVersionException(info.entity(), key, expected, e);
    }

    private Access<T> replace(String name, T item, Expressions expressions, @Nullable ConditionMeaning refusal) {
        if (info.kept().isEmpty()) {
            return new PutWrite(table, name, schema.itemToMap(item, true), expressions, refusal).map(written -> item);
        }
        spellOut(item, expressions);
        return new UpdateWrite(table, name, schema.keyOf(item), expressions, refusal).map(schema::mapToItem);
    }

    /** Only an update can keep what is stored, so the replacement is spelled out attribute by attribute. */
    void spellOut(T item, Expressions expressions) {
        Map<String, AttributeValue> attributes = schema.itemToMap(item, true);
        ItemKey key = schema.keyOf(item);
        for (String attribute : info.attributes()) {
            AttributeValue value = attributes.get(attribute);
            if (key.toMap().containsKey(attribute)) {
                continue;
            }
            if (value == null) {
                if (!info.kept().contains(attribute)) {
                    expressions.remove(attribute);
                }
            } else if (info.kept().contains(attribute)) {
                expressions.setIfAbsent(attribute, value);
            } else {
                expressions.set(attribute, value);
            }
        }
    }

    /** A replacement that knows what was stored. */
    Access<Boolean> replace(T item, T before, Object key) {
        return new GuardedWrites<>(this).replace(item, before, key);
    }

    /** A deletion that knows what was stored. */
    Access<Boolean> delete(T before, Object key) {
        return new GuardedWrites<>(this).delete(before, key);
    }

    Access<T> update(ItemChanges<T> changes) {
        return new UpdateWrite(
                        table,
                        changes.name(),
                        changes.itemKey(),
                        changes.expressions(),
                        e -> changes.refusal(e.item(), e))
                .map(schema::mapToItem);
    }

    Access<Boolean> delete(ItemKey key) {
        return new DeleteWrite(table, name("delete"), key, new Expressions(info.entity()), null);
    }

    Access<Boolean> deleteIfPresent(ItemKey key) {
        Expressions expressions = new Expressions(info.entity());
        expressions.exists(info.partitionKey());
        return new DeleteWrite(table, name("delete"), key, expressions, null);
    }

    Access<Boolean> delete(ItemKey itemKey, Object key, long expectedVersion) {
        return new DeleteWrite(table, name("delete"), itemKey, version(expectedVersion), stale(key, expectedVersion));
    }
}
