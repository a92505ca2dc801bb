package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.dsl.plan.SortCondition;
import io.neverscan.dsl.plan.Spread;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** The Queries of a {@link ReadPlan.FanOut} for given arguments, in the order in which they are read. Immutable. */
public final class Branches {
    private final KeyWriter writer;
    private final Comparator<KeyValue> order;

    /**
     * One Query.
     *
     * @param arguments the caller's arguments and the values that are its own
     * @param equal its partition key and the sort key attributes with one exact value
     * @param front what the next sort key attribute begins with; empty if nothing of it is known
     */
    public record Branch(Map<String, Object> arguments, List<KeyValue> equal, String front) {
        /** Copies the map, keeping its order, and the list. */
        public Branch {
            equal = List.copyOf(equal);
            arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
        }
    }

    Branches(KeyWriter writer, Comparator<KeyValue> order) {
        this.writer = writer;
        this.order = order;
    }

    /**
     * The Queries with keys as DynamoDB writes and sorts them.
     *
     * @param plan the plan
     * @param arguments value by parameter name
     * @return one for each combination of different values, by their keys; largest first if the plan reads backward
     */
    public static List<Branch> list(ReadPlan.FanOut plan, Map<String, Object> arguments) {
        return new Branches(new KeyWriter(), KeyValue.order(io.neverscan.runtime.key.Utf8Order.INSTANCE))
                .of(plan, arguments);
    }

    List<Branch> of(ReadPlan.FanOut plan, Map<String, Object> arguments) {
        List<Map<String, Object>> all = List.of(arguments);
        for (Spread spread : plan.spreads()) {
            List<Map<String, Object>> longer = new ArrayList<>();
            for (Map<String, Object> one : all) {
                for (Object value : values(spread.source(), one)) {
                    Map<String, Object> with = new LinkedHashMap<>(one);
                    with.put(spread.each().name(), value);
                    longer.add(with);
                }
            }
            all = longer;
        }
        List<Branch> branches = new ArrayList<>();
        for (Map<String, Object> one : all) {
            String front = plan.each()
                    .sort()
                    .front()
                    .filter(f -> !f.isEmpty())
                    .map(f -> writer.write(f, one))
                    .map(v -> v instanceof KeyValue.Text text ? text.text() : "")
                    .orElse("");
            branches.add(new Branch(one, writer.write(plan.each().key().equal(), one), front));
        }
        Comparator<Branch> keys = Comparator.comparing(Branch::equal, KeyValue.lexical(order))
                .thenComparing(b -> new KeyValue.Text(b.front()), order);
        branches.sort(plan.each().reading().backward() ? keys.reversed() : keys);
        return branches;
    }

    private static List<Object> values(Spread.Source source, Map<String, Object> arguments) {
        if (source instanceof Spread.Domain domain) {
            return domain.values();
        }
        if (source instanceof Spread.Shards shards) {
            return LongStream.range(0, shards.count()).<Object>mapToObj(n -> n).toList();
        }
        if (!(source instanceof Spread.Listed listed)) {
            return times(source, arguments);
        }
        List<Object> operands = listed.operands().stream()
                .map(o -> KeyWriter.operand(o, arguments))
                .toList();
        List<Object> different = new ArrayList<>();
        for (Object value : Values.flat(operands)) {
            if (different.stream().noneMatch(d -> Values.compare(d, value) == 0)) {
                different.add(value);
            }
        }
        return different;
    }

    /** An item, and what of its sort key is compared. */
    private record Item(List<KeyValue> rest, Row row) {}

    private static List<Object> times(Spread.Source source, Map<String, Object> arguments) {
        List<Object> times = new ArrayList<>();
        if (source instanceof Spread.Buckets buckets) {
            Object from = KeyWriter.operand(buckets.lower().operand(), arguments);
            Object to = last(buckets.upper(), arguments);
            if (from instanceof Instant f && to instanceof Instant t) {
                buckets.bucket().between(f, t).forEach(times::add);
            } else {
                buckets.bucket().between((LocalDate) from, (LocalDate) to).forEach(times::add);
            }
        } else {
            Spread.Back back = (Spread.Back) source;
            Object until = last(back.upper(), arguments);
            if (until instanceof Instant u) {
                back.bucket().last(back.most(), u).forEach(times::add);
            } else {
                back.bucket().last(back.most(), (LocalDate) until).forEach(times::add);
            }
        }
        return times;
    }

    private static Object last(SortCondition.Bound upper, Map<String, Object> arguments) {
        Object value = KeyWriter.operand(upper.operand(), arguments);
        if (upper.inclusive()) {
            return value;
        }
        return value instanceof Instant moment ? moment.minusNanos(1) : ((LocalDate) value).minusDays(1);
    }

    /** Puts together what was found by each Query. */
    static List<Row> combined(
            ReadPlan.FanOut plan, List<Branch> branches, List<List<Tables.Entry>> found, Comparator<KeyValue> order) {
        List<Item> items = new ArrayList<>();
        int equal = plan.each().key().front().size();
        for (int i = 0; i < branches.size(); i++) {
            String front = branches.get(i).front();
            for (Tables.Entry entry : found.get(i)) {
                items.add(new Item(rest(entry, equal, front), entry.row()));
            }
        }
        if (plan.combination() == ReadPlan.Combination.MERGED) {
            // A stable sort of what is sorted already is the merge.
            Comparator<Item> rests = Comparator.comparing(Item::rest, KeyValue.lexical(order));
            items.sort(plan.each().reading().backward() ? rests.reversed() : rests);
        }
        return items.stream().map(Item::row).toList();
    }

    private static List<KeyValue> rest(Tables.Entry entry, int equal, String front) {
        if (entry.sort().isEmpty()) {
            return entry.partition();
        }
        List<KeyValue> rest =
                new ArrayList<>(entry.sort().subList(equal, entry.sort().size()));
        if (rest.get(0) instanceof KeyValue.Text text) {
            rest.set(0, new KeyValue.Text(text.text().substring(front.length())));
        }
        return rest;
    }
}
