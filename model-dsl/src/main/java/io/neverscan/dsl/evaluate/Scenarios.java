package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.runtime.key.KeyFormatException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes a {@link Scenario} for an access pattern, always the same one for the same model. */
public final class Scenarios {
    private static final int MATCHING = 9;
    private static final int LOWER = 2;
    private static final int UPPER = 6;
    private static final int TIES = 2;
    private static final int FIRST_TIE = 40;
    /** No row has this number where the nearest row is asked for, so that the nearest one is not the bound itself. */
    private static final int GAP = 4;
    /** Two rows share the values of this number where only one may: what is unique can be broken by other writers. */
    private static final int DOUBLE = 88;

    private final Model model;
    private final AccessPattern pattern;
    private final Map<String, Object> arguments = new LinkedHashMap<>();
    private final Map<String, Object> absent = new LinkedHashMap<>();
    private final Map<List<Object>, Row> rows = new LinkedHashMap<>();
    private final Set<List<Object>> keys = new LinkedHashSet<>();
    private final KeyWriter writer = new KeyWriter();
    private final SampleTimes times;

    private Scenarios(Model model, AccessPattern pattern) {
        this.model = model;
        this.pattern = pattern;
        this.times = SampleTimes.of(pattern, MATCHING, UPPER - LOWER);
    }

    /**
     * Makes the scenario.
     *
     * @param model the model
     * @param pattern one of its patterns
     * @return rows, arguments and what is expected
     */
    public static Scenario of(Model model, AccessPattern pattern) {
        Scenarios maker = new Scenarios(model, pattern);
        maker.choose();
        for (AccessPattern.Target target : pattern.targets()) {
            maker.matching(target);
            maker.neighbours(target);
            maker.doubles(target);
        }
        new Strangers(model, pattern, maker.arguments).rows().forEach(maker::add);
        List<Row> all = List.copyOf(maker.rows.values());
        return new Scenario(all, maker.arguments, Meaning.of(pattern, maker.arguments, all), maker.absent);
    }

    private void choose() {
        for (AccessPattern.Target target : pattern.targets()) {
            for (Condition condition : target.where()) {
                boolean upward = condition.comparison() == Comparison.LT || condition.comparison() == Comparison.LE;
                Fulfilling constants = new Fulfilling(condition.attribute(), target.where());
                if (constants.isNeeded()
                        && condition.operands().get(0) instanceof Operand.Argument given
                        && !condition.comparison().isRange()) {
                    constants
                            .value(given.parameter().name(), LOWER)
                            .ifPresent(
                                    v -> arguments.putIfAbsent(given.parameter().name(), v));
                }
                argument(condition.operands().get(0), number(condition.comparison(), upward));
                if (condition.comparison() == Comparison.BETWEEN) {
                    argument(condition.operands().get(1), UPPER);
                } else if (condition.comparison() == Comparison.IN) {
                    several(condition);
                }
            }
        }
        TextBounds.ascend(pattern, arguments);
        pattern.filter().ifPresent(this::choose);
        Precision.fit(pattern, arguments);
        Precision.fit(pattern, absent);
    }

    /** Different values for a condition {@code in}; a list has no more of them than requests are allowed. */
    private void several(Condition condition) {
        for (int i = 1; i < condition.operands().size(); i++) {
            argument(condition.operands().get(i), i + 1);
        }
        if (condition.operands().get(0) instanceof Operand.Argument argument
                && arguments.get(argument.parameter().name()) instanceof List<?> list) {
            int most = pattern.options().bounds().maxRequests().orElse(list.size());
            List<?> different = list.stream().distinct().limit(most).toList();
            arguments.put(argument.parameter().name(), different);
        }
    }

    private static int number(Comparison comparison, boolean upward) {
        return !comparison.isRange() ? 1 : upward ? UPPER : LOWER;
    }

    private void choose(Predicate filter) {
        if (filter instanceof Predicate.And and) {
            and.parts().forEach(this::choose);
        } else if (filter instanceof Predicate.Or or) {
            or.parts().forEach(this::choose);
        } else if (filter instanceof Predicate.Not not) {
            choose(not.part());
        } else if (filter instanceof Predicate.Compare compare) {
            argument(compare.operands().get(0), LOWER + 1);
            if (compare.comparison() == Comparison.BETWEEN) {
                argument(compare.operands().get(1), UPPER);
            }
        } else if (filter instanceof Predicate.In in) {
            in.operands().forEach(o -> argument(o, LOWER + 1));
        } else if (filter instanceof Predicate.Size size) {
            size.operands().forEach(o -> argument(o, LOWER));
        } else if (filter instanceof Predicate.Contains contains) {
            argument(contains.operand(), LOWER + 1);
        }
    }

    private void argument(Operand operand, int number) {
        if (operand instanceof Operand.Argument argument) {
            String name = argument.parameter().name();
            Object value = times.value(argument.parameter().type(), name, number);
            arguments.putIfAbsent(name, value);
            absent.putIfAbsent(name, SampleValues.value(argument.parameter().type(), "nobody", 77));
        }
    }

    private Object operand(Operand operand) {
        return KeyWriter.operand(operand, arguments);
    }

    private void matching(AccessPattern.Target target) {
        int count =
                pattern.kind() == AccessPattern.Kind.GET || pattern.kind() == AccessPattern.Kind.EXISTS ? 1 : MATCHING;
        // The one inside every range comes first: where the key holds nothing else, there is room for only one.
        boolean nearest = pattern.kind() == AccessPattern.Kind.FIRST
                && target.where().stream().anyMatch(c -> c.comparison().isRange());
        for (int i = 0; i < count; i++) {
            if (nearest && (i + LOWER + 1) % MATCHING == GAP) {
                continue;
            }
            add(new Row(target.type(), values(target, (i + LOWER + 1) % MATCHING)));
        }
        if (count > 1) {
            ties(target);
        }
    }

    /** Two rows with one value of what a get asks for, which is another one than the arguments have. */
    private void doubles(AccessPattern.Target target) {
        boolean whole = target.type().identity().stream()
                .allMatch(
                        a -> target.where().stream().anyMatch(c -> c.attribute().equals(a)));
        if (pattern.kind() != AccessPattern.Kind.GET || whole) {
            return;
        }
        for (int i = 0; i < 2; i++) {
            Map<String, Object> values = new LinkedHashMap<>(values(target, FIRST_TIE + i));
            for (Condition condition : target.where()) {
                if (condition.operands().get(0) instanceof Operand.Argument argument) {
                    Object asked = doubled(argument.parameter());
                    boolean listed = condition.comparison() == Comparison.IN && asked instanceof List<?>;
                    values.put(condition.attribute().name(), listed ? ((List<?>) asked).get(0) : asked);
                }
            }
            add(new Row(target.type(), values));
        }
    }

    /**
     * The value that two rows share in the scenario of a get by something unique.
     *
     * @param parameter a parameter of the pattern
     * @return its value in both rows
     */
    public static Object doubled(Parameter parameter) {
        return SampleValues.value(parameter.type(), parameter.name(), DOUBLE);
    }

    /**
     * The values at which the scenario of a nearest row is put to the test: the first row's, one that no row has, one
     * in the middle, and one beyond all rows.
     *
     * @param parameter a parameter of the pattern
     * @return values, ascending where values of the type do
     */
    public static List<Object> bounds(Parameter parameter) {
        return Stream.of(0, GAP, UPPER, FIRST_TIE)
                .map(n -> SampleValues.value(parameter.type(), parameter.name(), n))
                .toList();
    }

    /** Rows that the order does not tell from the first one: they differ in identity and in nothing else. */
    private void ties(AccessPattern.Target target) {
        for (int i = 0; i < TIES; i++) {
            // What has few values may stand in a partition key: then a tie lies in another partition.
            Map<String, Object> values = new LinkedHashMap<>(values(target, LOWER + 1));
            for (Attribute attribute : target.type().attributes()) {
                few(target, attribute, values.get(attribute.name()), i).ifPresent(v -> values.put(attribute.name(), v));
            }
            for (Attribute attribute : target.type().identity()) {
                boolean asked =
                        target.where().stream().anyMatch(c -> c.attribute().equals(attribute));
                boolean sorted =
                        pattern.order().stream().anyMatch(o -> o.attribute().equals(attribute));
                if (!asked && !sorted) {
                    values.put(attribute.name(), times.value(attribute.type(), attribute.name(), FIRST_TIE + i));
                }
            }
            add(new Row(target.type(), values));
        }
    }

    /** Another value, where the pattern allows several and neither order nor filter looks at it. */
    private Optional<Object> few(AccessPattern.Target target, Attribute attribute, @Nullable Object value, int number) {
        boolean free = value != null
                && pattern.order().stream().noneMatch(o -> o.attribute().equals(attribute))
                && pattern.filter().isEmpty();
        Optional<Condition> condition = target.where().stream()
                .filter(c -> c.attribute().equals(attribute))
                .findFirst();
        if (!free || (condition.isPresent() && condition.get().comparison() != Comparison.IN)) {
            return Optional.empty();
        }
        if (condition.isPresent()) {
            List<Object> list = listed(condition.get());
            return Optional.of(list.get((number + 1) % list.size()));
        }
        boolean domain = attribute.type() instanceof EnumType || attribute.type() == Scalar.BOOLEAN;
        return domain
                ? Optional.of(SampleValues.value(attribute.type(), attribute.name(), LOWER + 2 + number))
                : Optional.empty();
    }

    private List<Object> listed(Condition in) {
        return Values.flat(in.operands().stream().map(this::operand).toList());
    }

    /** A row that fulfils every equality; ranged attributes run over both bounds and beyond them. */
    private Map<String, Object> values(AccessPattern.Target target, int number) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Attribute attribute : target.type().attributes()) {
            Optional<Condition> condition = target.where().stream()
                    .filter(c -> c.attribute().equals(attribute))
                    .min(Comparator.comparing(c -> c.comparison().isRange()));
            if (condition.isPresent()) {
                values.put(attribute.name(), fulfilling(target, condition.get(), number));
            } else if (!attribute.optional() || number % 3 != 1) {
                values.put(attribute.name(), times.value(attribute.type(), attribute.name(), number));
            }
        }
        return Fulfilling.repaired(target, values, number);
    }

    private Object fulfilling(AccessPattern.Target target, Condition condition, int number) {
        Object first = operand(condition.operands().get(0));
        if (condition.comparison() == Comparison.EQ) {
            return first;
        }
        if (condition.comparison() == Comparison.IN) {
            List<Object> list = listed(condition);
            return list.get(number % list.size());
        }
        Optional<Object> constant =
                new Fulfilling(condition.attribute(), target.where()).value(stem(condition), number);
        if (constant.isPresent() && condition.operands().stream().anyMatch(Operand.Constant.class::isInstance)) {
            return constant.get();
        }
        if (condition.comparison() == Comparison.BEGINS_WITH) {
            return number == 0
                    ? first
                    : first + SampleValues.value(Scalar.STRING, "x", number).toString();
        }
        boolean onLower =
                number == LOWER && condition.comparison() != Comparison.LT && condition.comparison() != Comparison.LE;
        return onLower ? first : times.value(condition.attribute().type(), stem(condition), number);
    }

    /** Text runs through the bounds only if it is spelt like them. */
    private static String stem(Condition condition) {
        return condition.operands().get(0) instanceof Operand.Argument argument
                ? argument.parameter().name()
                : condition.attribute().name();
    }

    /** Copies of a matching row that differ in one attribute, by a value that looks like the right one. */
    private void neighbours(AccessPattern.Target target) {
        for (Condition condition : target.where()) {
            Map<String, Object> like = values(target, LOWER + 1);
            Object value =
                    Values.flat(List.of(operand(condition.operands().get(0)))).get(0);
            for (Object twin : SampleValues.twins(condition.attribute().type(), value)) {
                Map<String, Object> values = new LinkedHashMap<>(like);
                values.put(condition.attribute().name(), twin);
                add(new Row(target.type(), values));
            }
        }
        for (Predicate holding : target.holding()) {
            unlike(target, holding);
        }
    }

    /** Copies that are like a matching row but for an attribute of a condition on constants. */
    private void unlike(AccessPattern.Target target, Predicate holding) {
        int next = FIRST_TIE + TIES;
        for (Attribute attribute : holding.attributes()) {
            Map<String, Object> values = new LinkedHashMap<>(values(target, LOWER + 1));
            Object value = values.remove(attribute.name());
            if (attribute.optional()) {
                add(new Row(target.type(), renumbered(target, values, next++)));
            }
            for (Object twin : value == null ? List.of() : SampleValues.twins(attribute.type(), value)) {
                Map<String, Object> other = new LinkedHashMap<>(values);
                other.put(attribute.name(), twin);
                add(new Row(target.type(), renumbered(target, other, next++)));
            }
        }
    }

    /** The same values under a key of their own, as far as the pattern leaves the identity open. */
    private static Map<String, Object> renumbered(AccessPattern.Target target, Map<String, Object> values, int number) {
        Map<String, Object> renumbered = new LinkedHashMap<>(values);
        for (Attribute key : target.type().identity()) {
            if (target.where().stream().noneMatch(c -> c.attribute().equals(key))) {
                renumbered.put(key.name(), SampleValues.value(key.type(), key.name(), number));
            }
        }
        return renumbered;
    }

    /** Adds a row unless one of its keys is taken: then it would overwrite another. */
    private void add(Row row) {
        try {
            store(Precision.fit(row));
        } catch (KeyFormatException unstorable) {
            // A twin that the key format refuses cannot be stored by anyone, so it is no neighbour.
            return;
        }
    }

    private void store(Row row) {
        Row whole = withCountersAtZero(row);
        List<List<Object>> taken = new ArrayList<>();
        for (Placement placement : writer.placements(whole)) {
            if (placement.isBase()) {
                List<Object> key = new ArrayList<>();
                key.add(placement.location());
                placement.templates().forEach(t -> key.add(writer.write(t, whole)));
                taken.add(key);
            }
        }
        if (taken.stream().noneMatch(keys::contains) && !isSecond(whole)) {
            keys.addAll(taken);
            rows.put(taken.get(0), whole);
        }
    }

    /** A get finds one row at most, so no other row than the first may be meant. */
    private boolean isSecond(Row row) {
        return pattern.kind() == AccessPattern.Kind.GET
                && !Meaning.of(pattern, arguments, List.of(row)).isEmpty()
                && !Meaning.of(pattern, arguments, rows.values()).isEmpty();
    }

    /** Counters start at 0: only writes of edges change them. */
    private Row withCountersAtZero(Row row) {
        Map<String, Object> values = new LinkedHashMap<>(row.values());
        for (ItemType type : model.items()) {
            if (type instanceof Edge edge) {
                for (Edge.End end : List.of(edge.from(), edge.to())) {
                    if (end.entity().equals(row.type())) {
                        end.counter().ifPresent(c -> values.put(c.name(), 0L));
                    }
                }
            }
        }
        return new Row(row.type(), values);
    }
}
