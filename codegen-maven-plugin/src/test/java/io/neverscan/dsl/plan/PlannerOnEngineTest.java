package io.neverscan.dsl.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.check.Checks;
import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.evaluate.EngineTables;
import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Location;
import io.neverscan.testkit.junit.NeverscanTest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * T5 of the planner: random plans, executed by an engine in small pages, read what the pattern means. The same
 * cases as in {@link PlannerSoundnessTest}, where byte-ordered tables in memory stand for the engine.
 *
 * <p>{@code -Dneverscan.engine.cases=3000} makes more of them.
 */
@NeverscanTest
class PlannerOnEngineTest {
    private static final int CASES = Integer.getInteger("neverscan.engine.cases", 300);

    @Test
    void acceptedPlansReadWhatThePatternMeans(DynamoDbClient client) {
        Set<String> seen = new TreeSet<>();
        assertThat(firstFailure(new Planner(), client, seen)).isEmpty();
        assertThat(seen)
                .as("what was among them")
                .contains("GetItem", "Query", "fan-out", "count", "first", "filter", "range", "backward", "when")
                .contains("table", "global index", "local index", "limits", "collection");
    }

    @Test
    void withoutSeparationItFails(DynamoDbClient client) {
        Planner broken = new Planner(Set.of(Code.NOT_SEPARATED));
        assertThat(firstFailure(broken, client, new TreeSet<>())).isPresent();
    }

    private static Optional<String> firstFailure(Planner planner, DynamoDbClient client, Set<String> seen) {
        int runs = 0;
        for (long seed = 1; runs < CASES; seed++) {
            RandomCase random = new RandomCase(seed);
            if (Checks.findings(random.model).stream().anyMatch(f -> f.severity() == Severity.ERROR)) {
                continue;
            }
            List<AccessPlan.Served> plans = planner.plan(random.model).stream()
                    .filter(AccessPlan.Served.class::isInstance)
                    .map(AccessPlan.Served.class::cast)
                    .filter(s -> isKnownToEngines(s.read()))
                    .toList();
            if (plans.isEmpty()) {
                continue;
            }
            List<Row> rows = random.rows();
            try (EngineTables tables = new EngineTables(
                    client, "random-" + seed, random.model.tables().get(0), rows)) {
                for (AccessPlan.Served plan : plans) {
                    Optional<String> failure = failure(random, plan, rows, tables);
                    if (failure.isPresent()) {
                        return Optional.of("seed " + seed + ": " + failure.get());
                    }
                    seen.addAll(kinds(plan));
                    runs++;
                }
            }
        }
        return Optional.empty();
    }

    /** An engine may lack queries on keys of several attributes; those have tests of their own. */
    private static boolean isKnownToEngines(ReadPlan plan) {
        return !(plan.location() instanceof Location.Secondary secondary)
                || !secondary.index().isMultiAttribute();
    }

    private static Optional<String> failure(
            RandomCase random, AccessPlan.Served plan, List<Row> rows, EngineTables tables) {
        AccessPattern pattern = plan.pattern();
        Map<String, Object> arguments = random.arguments(pattern, rows);
        List<Row> meant = Meaning.of(pattern, arguments, rows).stream()
                .filter(r -> PlannerSoundnessTest.isInWindow(r, plan.read(), arguments))
                .toList();
        List<Row> read = tables.read(plan.read(), arguments);
        boolean counted =
                pattern.kind() != AccessPattern.Kind.COUNT || tables.count(plan.read(), arguments) == meant.size();
        return counted && PlannerSoundnessTest.right(pattern, meant, read)
                ? Optional.empty()
                : Optional.of("\n plan " + plan.read() + "\n arguments " + arguments + "\n rows " + rows + "\n meant "
                        + meant + "\n read " + read);
    }

    private static Set<String> kinds(AccessPlan.Served plan) {
        Set<String> kinds = new TreeSet<>();
        kinds.add(
                plan.read() instanceof ReadPlan.FanOut
                        ? "fan-out"
                        : plan.read().getClass().getSimpleName());
        kinds.add(
                plan.read().location() instanceof Location.Secondary secondary
                        ? secondary.index().local() ? "local index" : "global index"
                        : "table");
        if (plan.read().targets().get(0).placement().when().isPresent()) {
            kinds.add("when");
        }
        if (plan.pattern().isCollection()) {
            kinds.add("collection");
        }
        plan.read().query().ifPresent(q -> kinds.addAll(kinds(q)));
        return kinds;
    }

    private static Set<String> kinds(ReadPlan.Query query) {
        Set<String> kinds = new TreeSet<>();
        ReadPlan.Reading reading = query.reading();
        if (reading.filter().isPresent()) {
            kinds.add("filter");
        }
        if (reading.backward()) {
            kinds.add("backward");
        }
        if (reading.wanted() instanceof ReadPlan.First) {
            kinds.add("first");
        }
        if (reading.isCount()) {
            kinds.add("count");
        }
        if (query.sort() instanceof SortCondition.Range range) {
            kinds.add(range.limits().equals(SortCondition.Limits.NONE) ? "range" : "limits");
        }
        return kinds;
    }
}
