package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.evaluate.Branches;
import io.neverscan.dsl.evaluate.KeyValue;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.Scenario;
import io.neverscan.dsl.evaluate.Scenarios;
import io.neverscan.dsl.evaluate.Tables;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One pattern with rows and arguments, and what must come back. */
final class PatternCase {
    private final AccessPlan.Served plan;
    private final Scenario scenario;
    private final List<Row> rows;
    private final List<Row> expected;

    private PatternCase(AccessPlan.Served plan, Scenario scenario) {
        this.plan = plan;
        this.scenario = scenario;
        List<Row> own = scenario.rows().stream().map(SampleRows::storable).toList();
        this.expected = Meaning.of(plan.pattern(), scenario.arguments(), own);
        this.rows = FetchRows.with(plan.pattern(), expected, own);
    }

    static PatternCase of(Model model, AccessPlan.Served plan) {
        return new PatternCase(plan, Scenarios.of(model, plan.pattern()));
    }

    AccessPlan.Served plan() {
        return plan;
    }

    Map<String, Object> arguments() {
        return scenario.arguments();
    }

    /** Every row. */
    List<Row> rows() {
        return rows;
    }

    /** The rows that must come back, by meaning. */
    List<Row> expected() {
        return expected;
    }

    /** What a row points to, for a pattern that reads it as well. */
    Optional<Row> pointedTo(Row row) {
        return plan.pattern().options().fetch().flatMap(f -> Meaning.pointedTo(f, row, rows));
    }

    /** How many different items the rows point to, whether they are there or not. */
    int pointers(List<Row> of) {
        return plan.pattern()
                .options()
                .fetch()
                .map(f -> FetchRows.pointers(f, of))
                .orElse(0);
    }

    /** The rows that must not come back. */
    List<Row> others() {
        return rows.stream().filter(r -> !expected.contains(r)).toList();
    }

    /** Arguments for which nothing is there, if there are any. */
    Optional<Map<String, Object>> absent() {
        Map<String, Object> absent = scenario.absent();
        boolean usable = !absent.isEmpty()
                && Meaning.of(plan.pattern(), absent, rows).isEmpty()
                && Arguments.isWritable(plan, absent);
        return usable ? Optional.of(absent) : Optional.empty();
    }

    /**
     * The expected rows in the order in which they must come; those of one rank may come in any order. A declared order
     * tells the ranks by its attributes, otherwise the sort key does.
     */
    List<List<Row>> ranks() {
        List<Row> sorted = new ArrayList<>(expected);
        Comparator<Row> order = tellsAll(plan.pattern()) ? Meaning.order(plan.pattern()) : keyOrder();
        sorted.sort(order);
        List<List<Row>> ranks = new ArrayList<>();
        for (Row row : sorted) {
            int last = ranks.size() - 1;
            if (last >= 0 && order.compare(ranks.get(last).get(0), row) == 0) {
                ranks.get(last).add(row);
            } else {
                ranks.add(new ArrayList<>(List.of(row)));
            }
        }
        return ranks;
    }

    /** Whether the declared order says of each two rows which comes first. */
    private static boolean tellsAll(AccessPattern pattern) {
        return !pattern.order().isEmpty()
                && pattern.order().stream()
                        .allMatch(t -> t.types().size() == pattern.targets().size());
    }

    private Comparator<Row> keyOrder() {
        ReadPlan.Query query = plan.read().query().orElseThrow();
        Comparator<KeyValue> keys = KeyValue.order(io.neverscan.runtime.key.Utf8Order.INSTANCE);
        Comparator<Row> order = (a, b) -> {
            int partitions = KeyValue.lexical(keys).compare(partitionKey(query, a), partitionKey(query, b));
            if (plan.read() instanceof ReadPlan.FanOut && partitions != 0) {
                return partitions;
            }
            return KeyValue.lexical(keys).compare(sortKey(query, a), sortKey(query, b));
        };
        return query.reading().backward() ? order.reversed() : order;
    }

    private static List<KeyValue> partitionKey(ReadPlan.Query query, Row row) {
        return new KeyWriter().write(placement(query, row).partition(), row);
    }

    private static List<KeyValue> sortKey(ReadPlan.Query query, Row row) {
        return new KeyWriter().write(placement(query, row).sort(), row);
    }

    private static Placement placement(ReadPlan.Query query, Row row) {
        return query.targets().stream()
                .filter(p -> p.type().name().equals(row.type().name()))
                .findFirst()
                .orElseThrow()
                .placement();
    }

    /** For each Query the rows that it reads and pays for, those included that the filter throws away. */
    List<List<Row>> read() {
        if (plan.read() instanceof ReadPlan.FanOut several) {
            return Branches.list(several, scenario.arguments()).stream()
                    .map(b -> read(several.each(), b.arguments()))
                    .toList();
        }
        return List.of(read((ReadPlan.Query) plan.read(), scenario.arguments()));
    }

    /** The Queries that are asked for so many rows, each once: in turn, those behind the last needed one are not. */
    List<List<Row>> asked(int wanted) {
        List<List<Row>> all = read();
        boolean inTurn =
                plan.read() instanceof ReadPlan.FanOut several && several.combination() == ReadPlan.Combination.IN_TURN;
        int rows = 0;
        for (int i = 0; inTurn && i < all.size(); i++) {
            int limit = plan.pattern().filter().isPresent() ? wanted : wanted - rows;
            List<Row> seen = all.get(i).stream().limit(limit).toList();
            rows += (int) seen.stream().filter(expected::contains).count();
            if (rows >= wanted || seen.size() == limit) {
                return all.subList(0, i + 1);
            }
        }
        return all;
    }

    private List<Row> read(ReadPlan.Query query, Map<String, Object> arguments) {
        ReadPlan.Reading reading = new ReadPlan.Reading(
                query.reading().backward(), Optional.empty(), query.reading().page(), new ReadPlan.All());
        return new Tables(rows)
                .read(new ReadPlan.Query(query.location(), query.targets(), query.key(), reading, false), arguments);
    }

    /** Which of the pattern's targets a row belongs to. */
    int target(Row row) {
        List<AccessPattern.Target> targets = plan.pattern().targets();
        for (int i = 0; i < targets.size(); i++) {
            if (targets.get(i).type().name().equals(row.type().name())) {
                return i;
            }
        }
        return -1;
    }
}
