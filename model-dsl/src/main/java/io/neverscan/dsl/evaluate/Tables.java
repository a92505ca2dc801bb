package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.plan.BoundKey;
import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.dsl.plan.SortCondition;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyRange;
import io.neverscan.runtime.key.Utf8Order;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Tables and indexes in memory: it knows byte-sorted keys and the operations of DynamoDB, and nothing of the model's
 * meaning. Immutable.
 */
public final class Tables {
    private final Map<Location, List<Entry>> entries = new LinkedHashMap<>();
    private final KeyWriter writer;
    private final Comparator<KeyValue> order;

    /**
     * An item where it lies.
     *
     * @param partition its partition key, one value for each key attribute
     * @param sort its sort key, likewise; empty if the place has none
     * @param row the item
     */
    public record Entry(List<KeyValue> partition, List<KeyValue> sort, Row row) {
        /** Copies the lists. */
        public Entry {
            partition = List.copyOf(partition);
            sort = List.copyOf(sort);
        }
    }

    /**
     * Stores rows, in DynamoDB's order.
     *
     * @param rows the items
     */
    public Tables(Collection<Row> rows) {
        this(rows, new KeyWriter(), Utf8Order.INSTANCE);
    }

    /**
     * Stores rows with another writer or order, to show what that would do.
     *
     * @param rows the items
     * @param writer writes the keys
     * @param texts order of text keys
     */
    public Tables(Collection<Row> rows, KeyWriter writer, Comparator<String> texts) {
        this.writer = writer;
        this.order = KeyValue.order(texts);
        // By identity, as the hash of a location is that of its whole table.
        IdentityHashMap<Placement, List<Entry>> places = new IdentityHashMap<>();
        for (Row row : rows) {
            for (Placement placement : row.type().placements()) {
                List<Entry> place = places.computeIfAbsent(
                        placement, p -> entries.computeIfAbsent(p.location(), l -> new ArrayList<>()));
                entry(placement, row).ifPresent(place::add);
            }
        }
        entries.values()
                .forEach(l -> l.sort(Comparator.comparing(Entry::partition, KeyValue.lexical(order))
                        .thenComparing(Entry::sort, KeyValue.lexical(order))));
    }

    private Optional<Entry> entry(Placement placement, Row row) {
        if (!writer.isWanted(placement, row)) {
            return Optional.empty();
        }
        return writer.find(placement.partition(), row)
                .flatMap(p -> writer.find(placement.sort(), row).map(s -> new Entry(p, s, row)));
    }

    /**
     * Everything in one place.
     *
     * @param location the table or index
     * @return entries in the order of their keys
     */
    public List<Entry> entries(Location location) {
        return List.copyOf(entries.getOrDefault(location, List.of()));
    }

    /**
     * Does what a plan says, all pages.
     *
     * @param plan a GetItem, a Query or several of them
     * @param arguments value by parameter name
     * @return the items in the order in which they come
     */
    public List<Row> read(ReadPlan plan, Map<String, Object> arguments) {
        if (plan instanceof ReadPlan.GetItem get) {
            List<KeyValue> partition = List.of(writer.write(get.partition(), arguments));
            List<KeyValue> sort =
                    get.sort().stream().map(s -> writer.write(s, arguments)).toList();
            return entries(get.location()).stream()
                    .filter(e -> e.partition().equals(partition) && e.sort().equals(sort))
                    .map(Entry::row)
                    .toList();
        }
        if (plan instanceof ReadPlan.Query query) {
            return query(query, arguments);
        }
        if (plan instanceof ReadPlan.FanOut several) {
            return fanOut(several, arguments);
        }
        throw new IllegalArgumentException("a batch is read key by key");
    }

    /**
     * Does what a plan says whose pattern asks how many items there are: adds what its Queries count.
     *
     * @param plan a Query or several of them
     * @param arguments value by parameter name
     * @return the number
     */
    public long count(ReadPlan plan, Map<String, Object> arguments) {
        if (plan instanceof ReadPlan.FanOut several) {
            return new Branches(writer, order)
                    .of(several, arguments).stream()
                            .mapToLong(
                                    b -> entries(several.each(), b.arguments()).size())
                            .sum();
        }
        return entries(plan.query().orElseThrow(), arguments).size();
    }

    /**
     * Reads what an item points to, by its key.
     *
     * @param fetch what is read after the items of a pattern
     * @param row one of these items
     * @return the item that it points to, if there is one
     */
    public Optional<Row> fetch(AccessPattern.Fetch fetch, Row row) {
        return pointer(fetch, row).flatMap(pointer -> {
            Placement base = fetch.node().base();
            List<KeyValue> partition = writer.write(base.partition(), pointer);
            List<KeyValue> sort = writer.write(base.sort(), pointer);
            return entries(base.location()).stream()
                    .filter(e -> e.partition().equals(partition) && e.sort().equals(sort))
                    .map(Entry::row)
                    .findFirst();
        });
    }

    /** An item of that type with no more than its identity; empty if the row lacks a part of it. */
    private static Optional<Row> pointer(AccessPattern.Fetch fetch, Row row) {
        Map<String, Object> identity = new LinkedHashMap<>();
        for (int i = 0; i < fetch.by().size(); i++) {
            String name = fetch.node().identity().get(i).name();
            row.value(fetch.by().get(i)).ifPresent(v -> identity.put(name, v));
        }
        return identity.size() == fetch.by().size() ? Optional.of(new Row(fetch.node(), identity)) : Optional.empty();
    }

    private List<Row> fanOut(ReadPlan.FanOut plan, Map<String, Object> arguments) {
        List<Branches.Branch> branches = new Branches(writer, order).of(plan, arguments);
        if (branches.size() > plan.most()) {
            throw new IllegalArgumentException(branches.size() + " Queries, more than " + plan.most());
        }
        List<List<Entry>> found =
                branches.stream().map(b -> entries(plan.each(), b.arguments())).toList();
        List<Row> rows = new ArrayList<>(Branches.combined(plan, branches, found, order));
        return plan.each().reading().wanted() instanceof ReadPlan.First && rows.size() > 1
                ? List.of(rows.get(0))
                : rows;
    }

    private List<Row> query(ReadPlan.Query query, Map<String, Object> arguments) {
        List<Row> found = entries(query, arguments).stream().map(Entry::row).toList();
        return query.reading().wanted() instanceof ReadPlan.First && found.size() > 1 ? List.of(found.get(0)) : found;
    }

    private List<Entry> entries(ReadPlan.Query query, Map<String, Object> arguments) {
        List<KeyValue> partition = writer.write(query.partition(), arguments);
        List<KeyValue> front = writer.write(query.key().front(), arguments);
        Predicate<KeyValue> condition = condition(query.sort(), arguments);
        List<Entry> found = new ArrayList<>();
        for (Entry entry : entries(query.location())) {
            boolean inside = entry.partition().equals(partition)
                    && entry.sort().subList(0, front.size()).equals(front)
                    && entry.sort().stream().skip(front.size()).limit(1).allMatch(condition);
            if (inside) {
                int place = query.reading().backward() ? 0 : found.size();
                found.add(place, entry);
            }
        }
        query.reading().filter().ifPresent(f -> found.removeIf(e -> !Meaning.holds(f, arguments, e.row())));
        return found;
    }

    private Predicate<KeyValue> condition(SortCondition sort, Map<String, Object> arguments) {
        if (sort instanceof SortCondition.Equal equal) {
            KeyValue key = writer.write(equal.key(), arguments);
            return key::equals;
        }
        if (sort instanceof SortCondition.Prefix prefix) {
            return beginsWith(text(prefix.prefix(), arguments));
        }
        if (sort instanceof SortCondition.TextPrefix start) {
            return beginsWith(text(start.prefix(), arguments) + encode(start.component(), start.start(), arguments));
        }
        if (sort instanceof SortCondition.Range range) {
            return range(range, arguments);
        }
        if (sort instanceof SortCondition.Native comparison) {
            return comparison(comparison, arguments);
        }
        return sortKey -> true;
    }

    private Predicate<KeyValue> comparison(SortCondition.Native sort, Map<String, Object> arguments) {
        List<KeyValue> operands = sort.operands().stream()
                .map(o -> KeyWriter.operand(o, arguments))
                .map(v -> sort.component().encoding().format().isPresent()
                        ? new KeyValue.Text(writer.encode(sort.component(), v))
                        : KeyWriter.nativeValue(v))
                .toList();
        if (sort.comparison() == Comparison.BEGINS_WITH) {
            return beginsWith(((KeyValue.Text) operands.get(0)).text());
        }
        return sortKey -> {
            int first = order.compare(sortKey, operands.get(0));
            return switch (sort.comparison()) {
                case EQ -> first == 0;
                case LT -> first < 0;
                case LE -> first <= 0;
                case GT -> first > 0;
                case GE -> first >= 0;
                case BETWEEN -> first >= 0 && order.compare(sortKey, operands.get(1)) <= 0;
                case NE, IN, BEGINS_WITH ->
                    throw new IllegalArgumentException(sort.comparison() + " is no key condition");
            };
        };
    }

    private static Predicate<KeyValue> beginsWith(String prefix) {
        return sortKey -> ((KeyValue.Text) sortKey).text().startsWith(prefix);
    }

    private Predicate<KeyValue> range(SortCondition.Range range, Map<String, Object> arguments) {
        String prefix = text(range.prefix(), arguments);
        Optional<String> lower = range.lower()
                .map(b -> lower(prefix, encode(range.component(), b.operand(), arguments), b, range.terminator()))
                .or(() -> range.limits().lower(prefix));
        Optional<String> end = range.upper().isPresent()
                ? upper(range, prefix, arguments)
                : range.limits().upper(prefix);
        if (range.upper().isPresent() && end.isEmpty()) {
            return sortKey -> false;
        }
        return sortKey -> lower.filter(l -> order.compare(sortKey, new KeyValue.Text(l)) < 0)
                        .isEmpty()
                && end.filter(u -> order.compare(sortKey, new KeyValue.Text(u)) > 0)
                        .isEmpty();
    }

    private static String lower(String prefix, String encoded, SortCondition.Bound bound, char terminator) {
        return bound.inclusive() ? KeyRange.atLeast(prefix, encoded) : KeyRange.above(prefix, encoded, terminator);
    }

    private Optional<String> upper(SortCondition.Range range, String prefix, Map<String, Object> arguments) {
        SortCondition.Bound bound = range.upper().orElseThrow();
        String encoded = encode(range.component(), bound.operand(), arguments);
        KeyFormat<?> format = range.component().encoding().format().orElseThrow();
        return bound.inclusive()
                ? Optional.of(KeyRange.atMost(prefix, encoded, range.terminator()))
                : Optional.ofNullable(KeyRange.below(prefix, format, encoded, range.terminator()));
    }

    private String encode(Segment.Component component, Operand operand, Map<String, Object> arguments) {
        return writer.encode(component, KeyWriter.operand(operand, arguments));
    }

    private String text(BoundKey key, Map<String, Object> arguments) {
        return ((KeyValue.Text) writer.write(key, arguments)).text();
    }
}
