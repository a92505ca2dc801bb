package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.EntityInfo;
import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.codec.ItemWriter;
import io.neverscan.runtime.codec.ValueCodec;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a partial update of one existing item changes: what is not named stays as stored. Generated update classes give it
 * a typed face. For one thread.
 *
 * @param <T> the record
 */
public abstract sealed class ItemChanges<T> permits ItemUpdate, AsyncItemUpdate {
    private final EntityWrites<T> writes;
    private final ItemKey itemKey;
    private final Object key;
    private final ItemWriter sets;
    private final ItemWriter expected;
    private final Map<String, Sum> sums = new LinkedHashMap<>();
    private final Map<String, AttributeValue> additions = new LinkedHashMap<>();
    private final Map<String, AttributeValue> deletions = new LinkedHashMap<>();
    private final Map<String, AttributeValue> appended = new LinkedHashMap<>();
    private final ItemWriter initially;
    private final ItemWriter unchanged;
    private final ItemWriter whenValues;
    private WriteSpec spec;
    private @Nullable Long expectedVersion;
    private @Nullable Instant now;

    /** What is added to a number. */
    private record Sum(@Nullable BigDecimal start, BigDecimal delta) {}

    ItemChanges(EntityWrites<T> writes, ItemKey itemKey, Object key, WriteSpec spec) {
        this.writes = writes;
        this.spec = spec;
        this.itemKey = itemKey;
        this.key = key;
        this.sets = ItemWriter.keepingAbsent(itemKey.entity());
        this.expected = ItemWriter.keepingAbsent(itemKey.entity());
        this.initially = ItemWriter.of(itemKey.entity());
        this.unchanged = ItemWriter.of(itemKey.entity());
        this.whenValues = ItemWriter.of(itemKey.entity());
    }

    /**
     * Attributes and index keys that get a value; absent values and empty sets remove the attribute. The last value of an
     * attribute counts.
     *
     * @return where to write them
     */
    public ItemWriter set() {
        return sets;
    }

    /**
     * Removes an attribute.
     *
     * @param name stored name
     */
    public void remove(String name) {
        sets.string(name, null);
    }

    /**
     * Adds to a number; an absent one counts as 0. Several additions add up.
     *
     * @param name stored name
     * @param delta what to add, negative to subtract
     */
    public void add(String name, BigDecimal delta) {
        Sum before = sums.get(name);
        sums.put(
                name,
                before == null
                        ? new Sum(null, delta)
                        : new Sum(before.start(), before.delta().add(delta)));
    }

    /**
     * Adds to a whole number; an absent one counts as 0. Several additions add up.
     *
     * @param name stored name
     * @param delta what to add, negative to subtract
     */
    public void add(String name, long delta) {
        add(name, BigDecimal.valueOf(delta));
    }

    /**
     * Adds to a whole number that starts elsewhere than at 0.
     *
     * @param name stored name
     * @param delta what to add, negative to subtract
     * @param start what an absent number counts as
     */
    public void add(String name, long delta, long start) {
        add(name, delta);
        sums.computeIfPresent(name, (n, sum) -> new Sum(BigDecimal.valueOf(start), sum.delta()));
    }

    /**
     * Adds elements to a set; an absent one counts as empty. Adding no element changes nothing.
     *
     * @param name stored name
     * @param elements what to add
     * @param codec how the set is stored
     * @param <E> type of the elements
     */
    public <E> void addElements(String name, Set<E> elements, ValueCodec<Set<E>> codec) {
        merge(additions, name, elements, codec);
    }

    /**
     * Takes elements out of a set. Taking no element changes nothing.
     *
     * @param name stored name
     * @param elements what to take
     * @param codec how the set is stored
     * @param <E> type of the elements
     */
    public <E> void removeElements(String name, Set<E> elements, ValueCodec<Set<E>> codec) {
        merge(deletions, name, elements, codec);
    }

    private <V> void merge(Map<String, AttributeValue> into, String name, V elements, ValueCodec<V> codec) {
        ItemWriter out = ItemWriter.of(itemKey.entity());
        out.value(name, elements, codec);
        AttributeValue more = out.toMap().get(name);
        if (more != null) {
            into.merge(name, more, ItemChanges::union);
        }
    }

    private static AttributeValue union(AttributeValue before, AttributeValue more) {
        if (more.hasSs()) {
            return AttributeValue.builder().ss(joined(before.ss(), more.ss())).build();
        }
        if (more.hasNs()) {
            return AttributeValue.builder().ns(joined(before.ns(), more.ns())).build();
        }
        return AttributeValue.builder().bs(joined(before.bs(), more.bs())).build();
    }

    private static <E> Set<E> joined(List<E> before, List<E> more) {
        Set<E> joined = new LinkedHashSet<>(before);
        joined.addAll(more);
        return joined;
    }

    /**
     * Adds elements to the end of a list; an absent one counts as empty. Adding no element changes nothing.
     *
     * @param name stored name
     * @param elements what to add
     * @param codec how the list is stored
     * @param <E> type of the elements
     */
    public <E> void append(String name, List<E> elements, ValueCodec<List<E>> codec) {
        if (elements.isEmpty()) {
            return;
        }
        ItemWriter out = ItemWriter.of(itemKey.entity());
        out.value(name, elements, codec);
        List<AttributeValue> all = new ArrayList<>();
        AttributeValue before = appended.get(name);
        if (before != null) {
            all.addAll(before.l());
        }
        all.addAll(
                out.toMap().getOrDefault(name, AttributeValue.fromL(List.of())).l());
        appended.put(name, AttributeValue.fromL(all));
    }

    /**
     * Attributes that index keys of this update are built from: each must have the value written here after the update.
     * One that the update sets must be set to the same; any other must be stored so.
     *
     * @return where to write them
     */
    public ItemWriter expect() {
        return expected;
    }

    /**
     * Attributes that never change once they are there: the update gives them their first value, or they must have it
     * already.
     *
     * @return where to write them
     */
    public ItemWriter unchanged() {
        return unchanged;
    }

    /**
     * The update applies only to the version that was read.
     *
     * @param version that version
     */
    public void expectVersion(long version) {
        this.expectedVersion = version;
    }

    /**
     * A condition of the model.
     *
     * @param text the condition over {@code #c0..} and {@code :c0..}
     * @param attributes the stored names behind {@code #c0..}
     * @return where to write the values, named {@code :c0..}
     */
    public ItemWriter when(String text, String... attributes) {
        this.spec = spec.when(text, text, attributes);
        return whenValues;
    }

    /**
     * The values in the condition that the update was begun with.
     *
     * @return where to write the values, named {@code :c0..}
     */
    public ItemWriter values() {
        return whenValues;
    }

    /**
     * Attributes that get a value where they have none: those of an item that the update makes.
     *
     * @return where to write them
     */
    public ItemWriter initially() {
        return initially;
    }

    /**
     * Sets the time that this update writes, where several writes have one time.
     *
     * @param time the time of the last write
     */
    public void at(Instant time) {
        this.now = time;
    }

    /**
     * The time that this update writes as the time of the last write, for index keys built from it.
     *
     * @return the same instant each time
     */
    public Instant now() {
        Instant known = now;
        if (known == null) {
            known = writes.table().now();
            now = known;
        }
        return known;
    }

    Expressions expressions() {
        EntityInfo<T> info = writes.schema().info();
        if (sets.toMap().isEmpty()
                && sums.isEmpty()
                && additions.isEmpty()
                && deletions.isEmpty()
                && appended.isEmpty()) {
            throw new IllegalStateException("this update of " + info.entity() + " " + key + " changes nothing");
        }
        Expressions expressions = new Expressions(info.entity());
        UpdateConditions.checkAgreement(info.entity(), sets.toMap(), expected.toMap());
        changes(expressions, info);
        if (!spec.isMaking()) {
            expressions.exists(info.partitionKey());
        }
        String version = info.version();
        if (expectedVersion != null && version != null) {
            expressions.equal(version, AttributeValue.fromN(Long.toString(expectedVersion)));
        }
        UpdateConditions.expect(expressions, sets.toMap(), expected.toMap());
        unchanged.toMap().forEach(expressions::absentOrEqual);
        spec.addTo(expressions, whenValues);
        return expressions;
    }

    private void changes(Expressions expressions, EntityInfo<T> info) {
        for (Map.Entry<String, AttributeValue> set : sets.toMap().entrySet()) {
            if (info.isTableKey(set.getKey())) {
                throw new IllegalStateException(info.entity() + "." + set.getKey() + " is a key and never changes");
            }
            if (UpdateConditions.isAbsent(set.getValue())) {
                expressions.remove(set.getKey());
            } else {
                expressions.set(set.getKey(), set.getValue());
            }
        }
        initially.toMap().forEach(expressions::setIfAbsent);
        unchanged.toMap().forEach(expressions::set);
        appended.forEach(expressions::append);
        sums.forEach((name, sum) -> sum(expressions, name, sum));
        additions.forEach(expressions::add);
        deletions.forEach(expressions::delete);
        String version = info.version();
        if (version != null) {
            expressions.add(version, AttributeValue.fromN("1"));
        }
        String updated = info.updated();
        if (updated != null && !sets.toMap().containsKey(updated)) {
            ItemWriter stamp = ItemWriter.of(info.entity());
            stamp.instant(updated, now());
            stamp.toMap().forEach(expressions::set);
        }
    }

    private void sum(Expressions expressions, String name, Sum sum) {
        ItemWriter out = ItemWriter.of(itemKey.entity());
        out.number(name, sum.delta());
        AttributeValue delta = out.toMap().getOrDefault(name, AttributeValue.fromN("0"));
        BigDecimal start = sum.start();
        if (start == null) {
            expressions.add(name, delta);
        } else {
            expressions.setSum(name, AttributeValue.fromN(start.toPlainString()), delta);
        }
    }

    RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause) {
        // What the update itself sets was no condition.
        Map<String, AttributeValue> conditions = new LinkedHashMap<>(expected.toMap());
        conditions.keySet().removeAll(sets.toMap().keySet());
        if (!stored.isEmpty()) {
            conditions.putAll(unchanged.toMap());
        }
        Refusal refusal = new Refusal(itemKey.entity(), key, spec, cause);
        return refusal.of(stored, writes.schema().info().version(), expectedVersion, conditions);
    }

    /** The name that listeners see. */
    String name() {
        return spec.name();
    }

    Object key() {
        return key;
    }

    ItemKey itemKey() {
        return itemKey;
    }

    EntityWrites<T> writes() {
        return writes;
    }
}
