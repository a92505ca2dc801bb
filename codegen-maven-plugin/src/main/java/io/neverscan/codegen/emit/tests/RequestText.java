package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.evaluate.KeyValue;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.BoundKey;
import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.dsl.plan.SortCondition;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyRange;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a plan sends for given arguments, as text. It is worked out from the plan and the key formats, never by running
 * generated code, so that the two can be compared.
 */
final class RequestText {
    private final AccessPlan.Served plan;
    private final Map<String, Object> arguments;
    private final KeyWriter writer = new KeyWriter();

    RequestText(AccessPlan.Served plan, Map<String, Object> arguments) {
        this.plan = plan;
        this.arguments = arguments;
    }

    /** The key of a GetItem. */
    String key(ReadPlan.GetItem get) {
        Map<String, KeyValue> key = new TreeMap<>();
        key.put(get.partition().key().name(), writer.write(get.partition(), arguments));
        get.sort().ifPresent(s -> key.put(s.key().name(), writer.write(s, arguments)));
        List<String> parts = key.entrySet().stream()
                .map(e -> StoredText.name(e.getKey()) + ": " + StoredText.of(e.getValue()))
                .toList();
        return "{" + String.join(", ", parts) + "}";
    }

    /** The key condition of a Query; empty if the range is empty, so that nothing is sent. */
    Optional<String> keyCondition(ReadPlan.Query query) {
        String equal = query.key().equal().stream()
                .map(k -> StoredText.name(k.key().name()) + " = " + StoredText.of(writer.write(k, arguments)))
                .collect(Collectors.joining(" and "));
        if (query.sort() instanceof SortCondition.None) {
            return Optional.of(equal);
        }
        String name = StoredText.name(query.sortKey().map(KeyAttribute::name).orElseThrow());
        return sort(name, query.sort()).map(s -> equal + " and " + s);
    }

    private Optional<String> sort(String name, SortCondition sort) {
        if (sort instanceof SortCondition.Equal equal) {
            return Optional.of(name + " = " + StoredText.of(writer.write(equal.key(), arguments)));
        }
        if (sort instanceof SortCondition.Prefix prefix) {
            return Optional.of(beginsWith(name, text(prefix.prefix())));
        }
        if (sort instanceof SortCondition.TextPrefix start) {
            return Optional.of(beginsWith(name, text(start.prefix()) + encode(start.component(), start.start())));
        }
        return sort instanceof SortCondition.Range range
                ? range(name, range)
                : comparison(name, (SortCondition.Native) sort);
    }

    private static String beginsWith(String name, String prefix) {
        return "begins_with(" + name + ", " + StoredText.of(new KeyValue.Text(prefix)) + ")";
    }

    private Optional<String> range(String name, SortCondition.Range range) {
        String prefix = text(range.prefix());
        Optional<String> lower = range.lower()
                .map(b -> lower(prefix, range, b))
                .or(() -> range.limits().lower(prefix));
        Optional<String> upper = range.upper()
                .map(b -> Optional.ofNullable(upper(prefix, range, b)))
                .orElseGet(() -> range.limits().upper(prefix));
        if (range.upper().isPresent() && lower.isEmpty()) {
            SortCondition.Bound bound = range.upper().get();
            return Optional.of(
                    bound.inclusive()
                            ? name + " <= " + quoted(upper.orElseThrow())
                            : name + " < " + quoted(encode(range.component(), bound.operand())));
        }
        if (range.upper().isPresent() && upper.isEmpty()) {
            return Optional.empty();
        }
        if (lower.isEmpty()) {
            return Optional.of(name + " <= " + quoted(upper.orElseThrow()));
        }
        return Optional.of(
                upper.isEmpty()
                        ? name + " >= " + quoted(lower.get())
                        : name + " between " + quoted(lower.get()) + " and " + quoted(upper.get()));
    }

    private static String quoted(String text) {
        return StoredText.of(new KeyValue.Text(text));
    }

    private String lower(String prefix, SortCondition.Range range, SortCondition.Bound bound) {
        String encoded = encode(range.component(), bound.operand());
        return bound.inclusive()
                ? KeyRange.atLeast(prefix, encoded)
                : KeyRange.above(prefix, encoded, range.terminator());
    }

    private @Nullable String upper(String prefix, SortCondition.Range range, SortCondition.Bound bound) {
        String encoded = encode(range.component(), bound.operand());
        KeyFormat<?> format = range.component().encoding().format().orElseThrow();
        return bound.inclusive()
                ? KeyRange.atMost(prefix, encoded, range.terminator())
                : KeyRange.below(prefix, format, encoded, range.terminator());
    }

    private Optional<String> comparison(String name, SortCondition.Native sort) {
        List<String> values = sort.operands().stream()
                .map(o -> StoredText.of(writer.write(bound(sort.component(), o), arguments)))
                .toList();
        if (sort.comparison() == Comparison.BETWEEN) {
            return Optional.of(name + " between " + values.get(0) + " and " + values.get(1));
        }
        return Optional.of(
                sort.comparison() == Comparison.BEGINS_WITH
                        ? "begins_with(" + name + ", " + values.get(0) + ")"
                        : name + " " + sort.comparison().symbol() + " " + values.get(0));
    }

    private BoundKey bound(Segment.Component component, Operand operand) {
        KeyAttribute key = plan.read().query().flatMap(ReadPlan.Query::sortKey).orElseThrow();
        return new BoundKey(key, List.of(new BoundKey.Value(component, operand)));
    }

    private String text(BoundKey key) {
        return ((KeyValue.Text) writer.write(key, arguments)).text();
    }

    private String encode(Segment.Component component, Operand operand) {
        Object value = operand instanceof Operand.Constant constant
                ? constant.value()
                : Objects.requireNonNull(
                        arguments.get(((Operand.Argument) operand).parameter().name()));
        return writer.encode(component, value);
    }

    /** The attributes that a request asks for by name; none if it asks for all. */
    Set<String> projection() {
        Set<String> names = new LinkedHashSet<>();
        if (plan.pattern().options().returns().isEmpty()) {
            return names;
        }
        Location location = plan.read().location();
        for (AccessPlan.Result result : plan.results()) {
            result.attributes().stream()
                    .filter(a -> !result.fromKeys().contains(a))
                    .map(Attribute::storedName)
                    .forEach(names::add);
        }
        if (!(plan.read() instanceof ReadPlan.GetItem)) {
            // A page may end in the middle of what was read, and a batch is put back into the order of its keys.
            keys(location).forEach(k -> names.add(k.name()));
        }
        return names;
    }

    /** The key attributes that an exclusive start key holds. */
    static Set<KeyAttribute> keys(Location location) {
        Set<KeyAttribute> keys = new LinkedHashSet<>();
        keys.add(location.table().partitionKey());
        location.table().sortKey().ifPresent(keys::add);
        keys.addAll(location.keys());
        return keys;
    }
}
