package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemSchema;
import io.neverscan.runtime.codec.UniqueValue;
import io.neverscan.runtime.error.UniqueViolationException;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Actions on the items that hold unique values. Each names the owner, so that to repeat one does no harm. */
final class GuardSteps {
    private GuardSteps() {}

    /** What a new item takes. */
    static <T> List<Step> taken(EntityWrites<T> writes, T item, Object key) {
        List<Step> steps = new ArrayList<>();
        for (UniqueValue<T> unique : writes.schema().info().unique()) {
            ItemKey guard = unique.guard().apply(item);
            if (guard != null) {
                steps.add(new Hold(writes, guard, item, unique, key));
            }
        }
        return steps;
    }

    /** What a deleted item gives back. */
    static <T> List<Step> givenBack(EntityWrites<T> writes, T item, Object key) {
        ItemKey owner = writes.schema().keyOf(item);
        List<Step> steps = new ArrayList<>();
        for (UniqueValue<T> unique : writes.schema().info().unique()) {
            ItemKey guard = unique.guard().apply(item);
            if (guard != null) {
                steps.add(new Release(writes.table(), guard, owner, unique, key));
            }
        }
        return steps;
    }

    /** What an item takes and gives back when it is replaced; a value that stays is left alone. */
    static <T> List<Step> moved(EntityWrites<T> writes, T before, T after, Object key) {
        String expires = writes.schema().info().expires();
        boolean sameEnd = expires == null
                || Objects.equals(
                        writes.schema().itemToMap(before, true).get(expires),
                        writes.schema().itemToMap(after, true).get(expires));
        List<Step> steps = new ArrayList<>();
        for (UniqueValue<T> unique : writes.schema().info().unique()) {
            ItemKey old = unique.guard().apply(before);
            ItemKey next = unique.guard().apply(after);
            boolean same = Objects.equals(old, next);
            if (old != null && !same) {
                steps.add(new Release(writes.table(), old, writes.schema().keyOf(before), unique, key));
            }
            if (next != null && !(same && sameEnd)) {
                steps.add(new Hold(writes, next, after, unique, key));
            }
        }
        return steps;
    }

    /** An action on a guard, which is nobody's or the owner's. */
    private abstract static class OfOwner extends Step {
        private final AttributeValue owner;
        private final UniqueValue<?> unique;
        private final Object modelKey;

        OfOwner(PhysicalTable table, ItemKey guard, ItemKey owner, UniqueValue<?> unique, Object modelKey) {
            super(table, guard);
            this.owner = AttributeValue.fromM(owner.toMap());
            this.unique = unique;
            this.modelKey = modelKey;
        }

        final AttributeValue owner() {
            return owner;
        }

        final Expressions free() {
            Expressions expressions = new Expressions(key().entity());
            expressions.absentOrEqual(unique.owner(), owner);
            return expressions;
        }

        @Override
        RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
            return new UniqueViolationException(unique.name(), unique.attributes(), modelKey, cause);
        }

        final String what() {
            return unique.name() + " of " + modelKey;
        }
    }

    /** Stores the guard. */
    private static final class Hold extends OfOwner {
        private final Map<String, AttributeValue> item;

        <T> Hold(EntityWrites<T> writes, ItemKey guard, T of, UniqueValue<T> unique, Object modelKey) {
            super(writes.table(), guard, writes.schema().keyOf(of), unique, modelKey);
            ItemSchema<T> schema = writes.schema();
            this.item = new LinkedHashMap<>(guard.toMap());
            String type = schema.info().typeAttribute();
            if (type != null) {
                item.put(type, AttributeValue.fromS(unique.name()));
            }
            item.put(unique.owner(), owner());
            String expires = schema.info().expires();
            AttributeValue end =
                    expires == null ? null : schema.itemToMap(of, true).get(expires);
            if (expires != null && end != null) {
                item.put(expires, end);
            }
        }

        @Override
        TransactWriteItem action() {
            return putting(item, free());
        }

        @Override
        String describe() {
            return "hold " + what();
        }
    }

    /** Deletes the guard, if it is there. */
    private static final class Release extends OfOwner {
        Release(PhysicalTable table, ItemKey guard, ItemKey owner, UniqueValue<?> unique, Object modelKey) {
            super(table, guard, owner, unique, modelKey);
        }

        @Override
        TransactWriteItem action() {
            return deleting(free());
        }

        @Override
        String describe() {
            return "give back " + what();
        }
    }
}
