package io.neverscan.runtime.write;

import io.neverscan.runtime.access.Access;
import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.UniqueValue;
import io.neverscan.runtime.error.StaleVersionException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * Writes of an entity with unique values: one transaction each, of the item and of the items that hold its values. What
 * was read before says which values are given back, and is a condition, so nothing is read first.
 *
 * @param <T> the record
 */
final class GuardedWrites<T> {
    private final EntityWrites<T> writes;
    private final ItemSchema<T> schema;
    private final EntityInfo<T> info;

    GuardedWrites(EntityWrites<T> writes) {
        this.writes = writes;
        this.schema = writes.schema();
        this.info = schema.info();
    }

    Access<T> create(T item, Object key) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Steps.Create(writes.table(), schema.keyOf(item), schema.itemToMap(item, true), key));
        steps.addAll(GuardSteps.taken(writes, item, key));
        return run("create", steps).map(done -> item);
    }

    Access<Boolean> replace(T item, T before, Object key) {
        if (!schema.keyOf(item).equals(schema.keyOf(before))) {
            throw new IllegalArgumentException(
                    "the two records have different keys: " + schema.keyOf(item) + ", " + schema.keyOf(before));
        }
        List<Step> steps = new ArrayList<>();
        steps.add(new Replace(before, item, key));
        steps.addAll(GuardSteps.moved(writes, before, item, key));
        return run("put", steps);
    }

    /** Nothing happens if there is no such item and no version is expected. */
    Access<Boolean> delete(T before, Object key) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Remove(before, key));
        steps.addAll(GuardSteps.givenBack(writes, before, key));
        return TransactionRun.of(writes.table(), writes.name("delete"), steps, Token.random())
                .map(failure -> {
                    boolean gone = failure.isPresent()
                            && failure.get().step() == steps.get(0)
                            && failure.get().reason().item().isEmpty();
                    if (failure.isPresent() && !(gone && info.version() == null)) {
                        throw failure.get().exception();
                    }
                    return !gone;
                });
    }

    private Access<Boolean> run(String method, List<Step> steps) {
        return TransactionRun.of(writes.table(), writes.name(method), steps, Token.random())
                .map(failure -> {
                    if (failure.isPresent()) {
                        throw failure.get().exception();
                    }
                    return true;
                });
    }

    /** An action on an item that must have the unique values, and the version, with which it was read. */
    private abstract class Known extends Step {
        private final Map<String, AttributeValue> expected = new LinkedHashMap<>();
        private final @Nullable Long version;
        private final Object modelKey;

        Known(T before, Object modelKey) {
            super(writes.table(), schema.keyOf(before));
            this.modelKey = modelKey;
            Map<String, AttributeValue> stored = schema.itemToMap(before, true);
            ItemKey key = key();
            for (UniqueValue<T> unique : info.unique()) {
                unique.attributes().stream()
                        .filter(a -> !key.toMap().containsKey(a))
                        .forEach(a -> expected.put(
                                a, Objects.requireNonNullElse(stored.get(a), AttributeValue.fromNul(true))));
            }
            AttributeValue number = info.version() == null ? null : stored.get(info.version());
            String digits = number == null ? null : number.n();
            this.version = digits == null ? null : Long.valueOf(digits);
        }

        final Expressions conditions() {
            Expressions expressions = new Expressions(info.entity());
            expressions.exists(info.partitionKey());
            if (info.version() != null && version != null) {
                expressions.equal(info.version(), AttributeValue.fromN(version.toString()));
            }
            UpdateConditions.expect(expressions, Map.of(), expected);
            return expressions;
        }

        final Object modelKey() {
            return modelKey;
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            if (stored.isEmpty() && version != null) {
                return new StaleVersionException(info.entity(), modelKey, version, cause);
            }
            return new Refusal(info.entity(), modelKey, WriteSpec.named(writes.name("put")), cause)
                    .of(stored, info.version(), version, expected);
        }
    }

    /** Stores an item in place of the one that was read. */
    private final class Replace extends Known {
        private final T item;

        Replace(T before, T item, Object modelKey) {
            super(before, modelKey);
            this.item = item;
        }

        @Override
        TransactWriteItem action() {
            Expressions expressions = conditions();
            if (!info.kept().isEmpty()) {
                writes.spellOut(item, expressions);
                return updating(expressions);
            }
            return putting(schema.itemToMap(item, true), expressions);
        }

        @Override
        String describe() {
            return "replace " + info.entity() + " " + modelKey();
        }
    }

    /** Deletes the item that was read. */
    private final class Remove extends Known {
        Remove(T before, Object modelKey) {
            super(before, modelKey);
        }

        @Override
        TransactWriteItem action() {
            return deleting(conditions());
        }

        @Override
        String describe() {
            return "delete " + info.entity() + " " + modelKey();
        }
    }
}
