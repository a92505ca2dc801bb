package io.neverscan.dsl.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.check.Checks;
import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.Scenario;
import io.neverscan.dsl.evaluate.Scenarios;
import io.neverscan.dsl.evaluate.Tables;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyFormatException;
import io.neverscan.runtime.key.Utf8Order;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * T1 of the planner: a plan that is accepted reads, on byte-ordered tables, exactly what the pattern means. T4: leaving
 * out any of the things that make it so is noticed by the same test within the same number of tries.
 *
 * <p>{@code -Dneverscan.cases=1000000} makes 2,000,000 plans.
 */
class PlannerSoundnessTest {
    private static final int CASES = Integer.getInteger("neverscan.cases", 25_000);
    private static final int DATA_SETS = 2;

    /** What is changed about planner, plan, keys or order. */
    private record Mutation(
            Planner planner,
            UnaryOperator<SortCondition> sort,
            UnaryOperator<ReadPlan.KeyCondition> key,
            KeyWriter writer,
            Comparator<String> order,
            UnaryOperator<ReadPlan.FanOut> several,
            UnaryOperator<AccessPattern.Fetch> fetch) {
        static Mutation none() {
            return new Mutation(new Planner(), s -> s, k -> k, new KeyWriter(), Utf8Order.INSTANCE, f -> f, f -> f);
        }

        Mutation with(Planner other) {
            return new Mutation(other, sort, key, writer, order, several, fetch);
        }

        Mutation with(UnaryOperator<SortCondition> other) {
            return new Mutation(planner, other, key, writer, order, several, fetch);
        }

        Mutation with(KeyWriter other) {
            return new Mutation(planner, sort, key, other, order, several, fetch);
        }

        Mutation with(Comparator<String> other) {
            return new Mutation(planner, sort, key, writer, other, several, fetch);
        }

        Mutation asking(UnaryOperator<ReadPlan.KeyCondition> other) {
            return new Mutation(planner, sort, other, writer, order, several, fetch);
        }

        Mutation severally(UnaryOperator<ReadPlan.FanOut> other) {
            return new Mutation(planner, sort, key, writer, order, other, fetch);
        }
    }

    private static Mutation fetching(UnaryOperator<AccessPattern.Fetch> other) {
        Mutation none = Mutation.none();
        return new Mutation(
                none.planner(), none.sort(), none.key(), none.writer(), none.order(), none.several(), other);
    }

    private record Score(int accepted, int several, int counts, int fetched, int runs, Optional<String> failure) {}

    @Test
    void acceptedPlansReadWhatThePatternMeans() {
        Score score = search(Mutation.none(), CASES);
        System.out.printf(
                "T1: %,d models, %,d accepted plans, %,d of several queries, %,d runs%n",
                CASES, score.accepted(), score.several(), score.runs());
        assertThat(score.failure()).isEmpty();
        assertThat(score.accepted())
                .as("a generator that gives the planner something to accept")
                .isGreaterThan(2 * CASES);
        assertThat(score.several()).as("plans of several queries among them").isGreaterThan(CASES / 4);
        assertThat(score.counts()).as("plans that only count").isGreaterThan(CASES / 10);
        assertThat(score.fetched()).as("plans that read more after it").isGreaterThan(CASES / 20);
    }

    @Test
    void scenariosOfAcceptedPlansHaveWhatIsNeededToTestThem() {
        int scenarios = 0;
        for (long seed = 1; seed <= CASES / 50; seed++) {
            RandomCase random = new RandomCase(seed);
            if (Checks.findings(random.model).stream().anyMatch(f -> f.severity() == Severity.ERROR)) {
                continue;
            }
            for (AccessPlan plan : new Planner().plan(random.model)) {
                if (plan instanceof AccessPlan.Served served) {
                    checkScenario(random.model, served, "seed " + seed);
                    scenarios++;
                }
            }
        }
        assertThat(scenarios).isGreaterThan(100);
    }

    private static void checkScenario(Model model, AccessPlan.Served served, String seed) {
        AccessPattern pattern = served.pattern();
        Scenario scenario = Scenarios.of(model, pattern);
        List<Row> read = new Tables(scenario.rows()).read(served.read(), scenario.arguments());
        assertThat(right(pattern, scenario.expected(), read)).as(seed).isTrue();
        if (pattern.filter().isEmpty() && !RandomCase.mayContradictItself(pattern)) {
            assertThat(scenario.expected()).as(seed).isNotEmpty();
        }
        boolean fixed = pattern.targets().stream()
                .flatMap(t -> t.where().stream())
                .anyMatch(c -> c.comparison() == Comparison.EQ && c.operands().get(0) instanceof Operand.Argument);
        if (fixed) {
            assertThat(new Tables(scenario.rows()).read(served.read(), scenario.absent()))
                    .as(seed)
                    .hasSizeLessThan(scenario.rows().size());
        }
    }

    @Test
    void withoutSeparationItFails() {
        assertFails(Mutation.none().with(new Planner(Set.of(Code.NOT_SEPARATED))));
    }

    @Test
    void withIncompleteIndexesItFails() {
        assertFails(Mutation.none().with(new Planner(Set.of(Code.SPARSE_MISS))));
    }

    @Test
    void withForgottenConditionsItFails() {
        assertFails(Mutation.none().with(new Planner(Set.of(Code.FILTER_REQUIRED))));
        assertFails(Mutation.none().with(new Planner(Set.of(Code.SK_GAP))));
        assertFails(Mutation.none().with(new Planner(Set.of(Code.RANGE_NOT_NEXT))));
    }

    @Test
    void withoutUniquenessItFails() {
        assertFails(Mutation.none().with(new Planner(Set.of(Code.NOT_UNIQUE))));
    }

    @Test
    void withAnyOrderItFails() {
        assertFails(Mutation.none().with(new Planner(Set.of(Code.ORDER_MISMATCH))));
    }

    @Test
    void withAForgottenSortKeyAttributeItFails() {
        // The condition on the third attribute alone: DynamoDB would refuse it, and other values of the second come
        // back.
        assertFails(Mutation.none()
                .asking(k -> k.front().isEmpty()
                        ? k
                        : new ReadPlan.KeyCondition(
                                k.partition(), k.front().subList(0, k.front().size() - 1), new SortCondition.None())));
    }

    @Test
    void plansOnKeysOfSeveralAttributesAreAmongThem() {
        int several = 0;
        int behind = 0;
        for (long seed = 1; seed <= CASES / 10; seed++) {
            RandomCase random = new RandomCase(seed);
            if (Checks.findings(random.model).stream().anyMatch(f -> f.severity() == Severity.ERROR)) {
                continue;
            }
            for (AccessPlan plan : new Planner().plan(random.model)) {
                if (plan instanceof AccessPlan.Served served
                        && served.read().location() instanceof Location.Secondary secondary
                        && secondary.index().isMultiAttribute()) {
                    several++;
                    behind += served.read().query().orElseThrow().key().front().isEmpty() ? 0 : 1;
                }
            }
        }
        assertThat(several).isGreaterThan(CASES / 500);
        assertThat(behind).as("with an exact value before the condition").isGreaterThan(CASES / 2000);
    }

    @Test
    void withoutTheDelimiterAtTheEndOfAPrefixItFails() {
        assertFails(Mutation.none().with(sort -> {
            if (sort instanceof SortCondition.Prefix p) {
                List<BoundKey.Part> parts = new ArrayList<>(p.prefix().parts());
                int last = parts.size() - 1;
                String text = ((BoundKey.Text) parts.get(last)).text();
                parts.set(last, new BoundKey.Text(text.substring(0, text.length() - 1)));
                return new SortCondition.Prefix(new BoundKey(p.prefix().key(), parts));
            }
            return sort;
        }));
    }

    @Test
    void withoutEscapingItFails() {
        assertFails(Mutation.none().with(new KeyWriter() {
            @Override
            public String encode(Segment.Component component, Object value) {
                return component.encoding() instanceof KeyEncoding.Text
                        ? (String) value
                        : super.encode(component, value);
            }
        }));
    }

    @Test
    void withInstantToStringItFails() {
        assertFails(Mutation.none().with(new KeyWriter() {
            @Override
            public String encode(Segment.Component component, Object value) {
                return component.encoding() instanceof KeyEncoding.Moment
                        ? value.toString()
                        : super.encode(component, value);
            }
        }));
    }

    @Test
    void withUnpaddedNumbersItFails() {
        assertFails(Mutation.none().with(new KeyWriter() {
            @Override
            public String encode(Segment.Component component, Object value) {
                return component.encoding() instanceof KeyEncoding.Padded
                        ? value.toString()
                        : super.encode(component, value);
            }
        }));
    }

    @Test
    void inUtf16OrderItFails() {
        assertFails(Mutation.none().with(Comparator.<String>naturalOrder()));
    }

    @Test
    void withOpenComparatorsInsteadOfBetweenItFails() {
        // A range whose prefix moved into the bound: `>= prefix + value` without the end of the prefix.
        assertFails(Mutation.none()
                .with(sort -> sort instanceof SortCondition.Range r
                                && !r.prefix().isEmpty()
                                && r.prefix().parts().get(0) instanceof BoundKey.Text
                                && r.prefix().parts().size() == 1
                                && r.upper().isEmpty()
                                && isPlain(r.component())
                        ? openEnded(r)
                        : sort));
    }

    @Test
    void withoutTheLimitsOfADomainItFails() {
        // All texts of a component instead of all of a prefix: what begins with another character comes back.
        assertFails(Mutation.none()
                .with(sort -> sort instanceof SortCondition.Range r
                        ? new SortCondition.Range(r.prefix(), r.component(), r.lower(), r.upper(), r.terminator())
                        : sort));
    }

    @Test
    void withoutMergingItFails() {
        assertFails(Mutation.none()
                .severally(f -> new ReadPlan.FanOut(f.each(), f.spreads(), ReadPlan.Combination.IN_TURN, f.most())));
    }

    @Test
    void withTheRangeOfABucketForgottenItFails() {
        // The bucket alone does not answer a range: rows of the same hour outside the range would come back.
        assertFails(Mutation.none().severally(f -> {
            boolean times = f.spreads().stream().anyMatch(s -> s.isTime());
            ReadPlan.Query q = f.each();
            if (!times || !(q.sort() instanceof SortCondition.Range r)) {
                return f;
            }
            SortCondition open = r.prefix().isEmpty() ? new SortCondition.None() : new SortCondition.Prefix(r.prefix());
            ReadPlan.Query wide = new ReadPlan.Query(
                    q.location(),
                    q.targets(),
                    new ReadPlan.KeyCondition(q.partition(), q.key().front(), open),
                    q.reading(),
                    q.strong());
            return new ReadPlan.FanOut(wide, f.spreads(), f.combination(), f.most());
        }));
    }

    @Test
    void withAForgottenValueItFails() {
        assertFails(Mutation.none().severally(f -> {
            List<Spread> spreads = new ArrayList<>(f.spreads());
            if (spreads.get(0).source() instanceof Spread.Domain domain) {
                spreads.set(
                        0,
                        new Spread(
                                spreads.get(0).attribute(),
                                spreads.get(0).part(),
                                spreads.get(0).each(),
                                new Spread.Domain(domain.values()
                                        .subList(1, domain.values().size()))));
            }
            return new ReadPlan.FanOut(f.each(), spreads, f.combination(), f.most());
        }));
    }

    @Test
    void whenSeveralCountTheSameItFails() {
        // A value that is asked for twice: rows that are read twice may be told from each other, a sum cannot.
        assertFails(Mutation.none().severally(f -> {
            if (!f.each().reading().isCount() || !(f.spreads().get(0).source() instanceof Spread.Domain domain)) {
                return f;
            }
            List<Object> values = new ArrayList<>(domain.values());
            values.add(values.get(0));
            Spread spread = f.spreads().get(0);
            List<Spread> spreads = new ArrayList<>(f.spreads());
            spreads.set(0, new Spread(spread.attribute(), spread.part(), spread.each(), new Spread.Domain(values)));
            return new ReadPlan.FanOut(f.each(), spreads, f.combination(), f.most() * 2);
        }));
    }

    @Test
    void whenTheWrongAttributesAreFollowedItFails() {
        assertFails(fetching(f -> {
            List<Attribute> by = new ArrayList<>(f.by());
            for (int i = 0; i < by.size(); i++) {
                for (int j = i + 1; j < by.size(); j++) {
                    if (by.get(i).type().equals(by.get(j).type())) {
                        by.set(i, f.by().get(j));
                        by.set(j, f.by().get(i));
                    }
                }
            }
            return new AccessPattern.Fetch(f.name(), f.node(), by, f.span());
        }));
    }

    private static boolean isPlain(Segment.Component component) {
        return component.encoding() instanceof KeyEncoding.Text
                || component.encoding() instanceof KeyEncoding.Padded
                || component.encoding() instanceof KeyEncoding.Moment;
    }

    @Test
    void withoutTheComplementItFails() {
        assertFails(Mutation.none().with(new KeyWriter() {
            @Override
            public String encode(Segment.Component component, Object value) {
                return component.encoding() instanceof KeyEncoding.Descending turned
                        ? super.encode(
                                new Segment.Component(component.attribute(), turned.ascending(), component.span()),
                                value)
                        : super.encode(component, value);
            }
        }));
    }

    @Test
    void withTheSignInFrontOfPlainDigitsItFails() {
        assertFails(Mutation.none().with(new KeyWriter() {
            @Override
            public String encode(Segment.Component component, Object value) {
                String text = super.encode(component, value);
                boolean negative = component.encoding() instanceof KeyEncoding.Signed && (Long) value < 0;
                return negative ? "0" + KeyFormat.padded(2).encode(-(Long) value) : text;
            }
        }));
    }

    private static SortCondition openEnded(SortCondition.Range range) {
        String text = ((BoundKey.Text) range.prefix().parts().get(0)).text();
        Segment.Component component = new Segment.Component(
                range.component().attribute(),
                new Prefixed(text, range.component().encoding()).encoding(),
                range.component().span());
        return new SortCondition.Range(
                new BoundKey(range.prefix().key(), List.of()),
                component,
                range.lower(),
                Optional.empty(),
                range.terminator());
    }

    /** An encoding that writes a text before the value; only {@link PrefixWriter} knows it. */
    private record Prefixed(String text, KeyEncoding real) {
        KeyEncoding encoding() {
            return new KeyEncoding.Raw(PrefixWriter.MARK + text);
        }
    }

    /** Writes what {@link Prefixed} asks for. */
    private static final class PrefixWriter extends KeyWriter {
        static final String MARK = "\u0001";

        @Override
        public String encode(Segment.Component component, Object value) {
            if (component.encoding() instanceof KeyEncoding.Raw raw
                    && raw.following().startsWith(MARK)) {
                KeyEncoding real = switch (component.attribute().name()) {
                    case "n" -> new KeyEncoding.Padded(3);
                    case "t" -> new KeyEncoding.Moment(3);
                    default -> new KeyEncoding.Text();
                };
                Segment.Component plain = new Segment.Component(component.attribute(), real, component.span());
                return raw.following().substring(1) + super.encode(plain, value);
            }
            return super.encode(component, value);
        }
    }

    private static void assertFails(Mutation mutation) {
        assertFails(mutation, CASES);
    }

    private static void assertFails(Mutation mutation, int cases) {
        KeyWriter writer = mutation.writer().getClass() == KeyWriter.class ? new PrefixWriter() : mutation.writer();
        Score score = search(mutation.with(writer), cases);
        assertThat(score.failure())
                .as("%,d runs of the broken planner", score.runs())
                .isPresent();
    }

    private static Score search(Mutation mutation, int cases) {
        int accepted = 0;
        int several = 0;
        int counts = 0;
        int fetched = 0;
        int runs = 0;
        for (long seed = 1; seed <= cases; seed++) {
            RandomCase random = new RandomCase(seed);
            boolean valid = Checks.findings(random.model).stream().noneMatch(f -> f.severity() == Severity.ERROR);
            if (!valid) {
                continue;
            }
            for (AccessPlan plan : mutation.planner().plan(random.model)) {
                if (!(plan instanceof AccessPlan.Served served)) {
                    continue;
                }
                accepted++;
                several += served.read() instanceof ReadPlan.FanOut ? 1 : 0;
                fetched += served.pattern().options().fetch().isPresent() ? 1 : 0;
                counts += served.pattern().kind() == AccessPattern.Kind.COUNT ? 1 : 0;
                for (int i = 0; i < DATA_SETS; i++) {
                    runs++;
                    Optional<String> failure = run(random, served, mutation);
                    if (failure.isPresent()) {
                        return new Score(
                                accepted,
                                several,
                                counts,
                                fetched,
                                runs,
                                Optional.of("seed " + seed + ": " + failure.get()));
                    }
                }
            }
        }
        return new Score(accepted, several, counts, fetched, runs, Optional.empty());
    }

    private static Optional<String> run(RandomCase random, AccessPlan.Served served, Mutation mutation) {
        List<Row> rows = random.rows();
        Map<String, Object> arguments = random.arguments(served.pattern(), rows);
        List<Row> meant = Meaning.of(served.pattern(), arguments, rows).stream()
                .filter(r -> isInWindow(r, served.read(), arguments))
                .toList();
        ReadPlan plan = mutated(served.read(), mutation);
        List<Row> read;
        long counted;
        try {
            Tables tables = new Tables(rows, mutation.writer(), mutation.order());
            read = tables.read(plan, arguments);
            Optional<String> lost = lost(served.pattern(), mutation, tables, rows, read);
            if (lost.isPresent()) {
                return lost;
            }
            counted =
                    served.pattern().kind() == AccessPattern.Kind.COUNT ? tables.count(plan, arguments) : meant.size();
        } catch (KeyFormatException brokenEncoding) {
            // A crash of a broken encoder proves nothing about the comparison, so it does not count as caught.
            return mutation.writer().getClass() == KeyWriter.class
                    ? Optional.of(brokenEncoding.toString())
                    : Optional.empty();
        }
        return right(served.pattern(), meant, read) && counted == meant.size()
                ? Optional.empty()
                : Optional.of("\n plan " + plan + "\n arguments " + arguments + "\n rows " + rows + "\n meant " + meant
                        + "\n read " + read);
    }

    /** The first row that is read with another item than it points to. */
    private static Optional<String> lost(
            AccessPattern pattern, Mutation mutation, Tables tables, List<Row> rows, List<Row> read) {
        Optional<AccessPattern.Fetch> fetch = pattern.options().fetch();
        return fetch.isEmpty()
                ? Optional.empty()
                : read.stream()
                        .filter(r -> !tables.fetch(mutation.fetch().apply(fetch.get()), r)
                                .equals(Meaning.pointedTo(fetch.get(), r, rows)))
                        .findFirst()
                        .map(r -> "\n not what it points to: " + r + "\n rows " + rows);
    }

    /** Whether a row lies in the hours that are walked back over; without such a walk every row does. */
    static boolean isInWindow(Row row, ReadPlan plan, Map<String, Object> arguments) {
        if (!(plan instanceof ReadPlan.FanOut several)) {
            return true;
        }
        for (Spread spread : several.spreads()) {
            if (spread.source() instanceof Spread.Back back) {
                String until =
                        ((Operand.Argument) back.upper().operand()).parameter().name();
                Instant last = (Instant) arguments.get(until);
                Instant end = back.upper().inclusive() ? last : last.minusNanos(1);
                Instant first = end.truncatedTo(ChronoUnit.HOURS).minus(back.most() - 1L, ChronoUnit.HOURS);
                if (((Instant) row.values().get("t")).isBefore(first)) {
                    return false;
                }
            }
        }
        return true;
    }

    static boolean right(AccessPattern pattern, List<Row> meant, List<Row> read) {
        boolean ordered = !pattern.order().isEmpty();
        if (pattern.kind() == AccessPattern.Kind.FIRST) {
            return meant.isEmpty() == read.isEmpty()
                    && read.size() <= 1
                    && meant.containsAll(read)
                    && (!ordered
                            || read.isEmpty()
                            || pattern.isCollection()
                            || Meaning.order(pattern).compare(meant.get(0), read.get(0)) == 0);
        }
        if (pattern.kind() == AccessPattern.Kind.GET && meant.size() > 1) {
            return false;
        }
        if (meant.size() != read.size() || !meant.containsAll(read)) {
            return false;
        }
        return !ordered || Meaning.inOrder(pattern, read);
    }

    private static ReadPlan mutated(ReadPlan plan, Mutation mutation) {
        if (plan instanceof ReadPlan.FanOut f) {
            ReadPlan.Query each = (ReadPlan.Query) mutated(f.each(), mutation);
            return mutation.several().apply(new ReadPlan.FanOut(each, f.spreads(), f.combination(), f.most()));
        }
        return plan instanceof ReadPlan.Query q
                ? new ReadPlan.Query(
                        q.location(),
                        q.targets(),
                        mutation.key()
                                .apply(new ReadPlan.KeyCondition(
                                        q.partition(),
                                        q.key().front(),
                                        mutation.sort().apply(q.sort()))),
                        q.reading(),
                        q.strong())
                : plan;
    }
}
