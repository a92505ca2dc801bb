package io.neverscan.dsl.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.check.Checks;
import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.evaluate.KeyValue;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.Tables;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.runtime.key.Utf8Order;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * T2 of the planner: where it says that a table or index cannot answer a pattern with one Query, no Query can.
 *
 * <p>A Query reads one partition and, of that, items whose sort keys lie next to each other, in their order or the
 * other way round. So one is right for given arguments if and only if what the pattern means lies in one partition
 * with nothing else in between, and in its order. All items over small domains are tried; an argument for which no
 * Query is right justifies the refusal, and where there is none the refusal is a fault of the planner.
 */
class PlannerCompletenessTest {
    private static final int CASES = Integer.getInteger("neverscan.cases", 25_000) / 50;
    private static final Set<Code> PROVABLE = EnumSet.of(
            Code.PK_UNBOUND,
            Code.PK_DISAGREE,
            Code.SK_GAP,
            Code.RANGE_NOT_NEXT,
            Code.FILTER_REQUIRED,
            Code.ORDER_MISMATCH,
            Code.NOT_SEPARATED,
            Code.SPARSE_MISS);

    private static final Comparator<List<KeyValue>> ORDER = KeyValue.lexical(KeyValue.order(Utf8Order.INSTANCE));

    @Test
    void noQueryAnswersWhatWasRefused() {
        Map<Code, Integer> refused = new EnumMap<>(Code.class);
        List<String> unjustified = new ArrayList<>();
        for (long seed = 1; seed <= CASES; seed++) {
            RandomCase random = new RandomCase(seed, RandomCase.Variant.PLAIN);
            // A filter takes away from what a Query reads, so it has no part in whether one can be right.
            if (random.pattern.kind() != AccessPattern.Kind.QUERY
                    || random.pattern.filter().isPresent()
                    || Checks.findings(random.model).stream().anyMatch(f -> f.severity() == Severity.ERROR)) {
                continue;
            }
            List<Rejection> rejections = rejections(
                            new Planner().plan(random.model).get(0))
                    .stream()
                    .filter(r -> PROVABLE.contains(r.code()))
                    .toList();
            if (rejections.isEmpty()) {
                continue;
            }
            List<Row> everything = random.everyItem();
            Tables tables = new Tables(everything);
            for (Rejection rejection : rejections) {
                refused.merge(rejection.code(), 1, Integer::sum);
                if (!isJustified(random, everything, tables.entries(rejection.location()))) {
                    unjustified.add("seed %d, %s: %s\n %s\n %s"
                            .formatted(
                                    seed,
                                    rejection.code(),
                                    rejection.reason(),
                                    random.pattern.targets().stream()
                                            .map(t -> t.type().name() + " where " + t.where())
                                            .toList(),
                                    random.model.items().stream()
                                            .flatMap(i -> i.placements().stream()
                                                    .filter(p -> p.location().equals(rejection.location()))
                                                    .map(p -> i.name() + " "
                                                            + p.templates().stream()
                                                                    .map(KeyTemplate::text)
                                                                    .toList()))
                                            .toList()));
                }
            }
        }
        System.out.printf("T2: %,d models, refusals without a Query that is right: %s%n", CASES, refused);
        assertThat(unjustified).isEmpty();
        assertThat(refused).containsKeys(PROVABLE.toArray(Code[]::new));
    }

    private static List<Rejection> rejections(AccessPlan plan) {
        return plan instanceof AccessPlan.Served served
                ? served.rejections()
                : ((AccessPlan.Unservable) plan).rejections();
    }

    private static boolean isJustified(RandomCase random, List<Row> everything, List<Tables.Entry> entries) {
        Comparator<Row> order = random.pattern.order().isEmpty() ? (a, b) -> 0 : Meaning.order(random.pattern);
        for (int i = 0; i < 12; i++) {
            Map<String, Object> arguments = random.argumentsOf(everything);
            Set<Row> meant = Collections.newSetFromMap(new IdentityHashMap<>());
            meant.addAll(Meaning.of(random.pattern, arguments, everything));
            List<Tables.Entry> there =
                    entries.stream().filter(e -> meant.contains(e.row())).toList();
            if (!meant.isEmpty()
                    && (there.size() < meant.size() || !isOneRun(entries, there, meant) || !isOrdered(there, order))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the items lie in one partition, and nothing else between the first and the last of them. */
    private static boolean isOneRun(List<Tables.Entry> entries, List<Tables.Entry> there, Set<Row> meant) {
        List<KeyValue> partition = there.get(0).partition();
        if (!there.stream().allMatch(e -> e.partition().equals(partition))) {
            return false;
        }
        List<KeyValue> first = there.get(0).sort();
        List<KeyValue> last = there.get(there.size() - 1).sort();
        return entries.stream()
                .filter(e -> e.partition().equals(partition))
                .filter(e -> ORDER.compare(e.sort(), first) >= 0 && ORDER.compare(e.sort(), last) <= 0)
                .allMatch(e -> meant.contains(e.row()));
    }

    /** Whether the items come in the wished order, forward or backward; items that cannot both exist do not count. */
    private static boolean isOrdered(List<Tables.Entry> there, Comparator<Row> order) {
        boolean forward = true;
        boolean backward = true;
        List<List<Object>> keys = there.stream().map(e -> baseKey(e.row())).toList();
        for (int i = 1; i < there.size() && (forward || backward); i++) {
            for (int j = 0; j < i; j++) {
                Tables.Entry a = there.get(j);
                Tables.Entry b = there.get(i);
                int wished = keys.get(i).equals(keys.get(j)) ? 0 : order.compare(a.row(), b.row());
                boolean tie = a.sort().equals(b.sort());
                forward &= tie ? wished == 0 : wished <= 0;
                backward &= tie ? wished == 0 : wished >= 0;
            }
        }
        return forward || backward;
    }

    private static List<Object> baseKey(Row row) {
        KeyWriter writer = new KeyWriter();
        return row.type().base().templates().stream()
                .<Object>map(t -> writer.write(t, row))
                .toList();
    }
}
