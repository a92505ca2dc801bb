package io.neverscan.dsl.keys;

import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Operand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What is certain about one attribute.
 *
 * @param presence true if the item has it, false if it lacks it, null if neither is known
 * @param values the only values it can have, if it has it; null if they are not so few
 * @param lower its least value, if known
 * @param upper its greatest value, if known
 */
record Bounds(@Nullable Boolean presence, @Nullable List<Object> values, Optional<End> lower, Optional<End> upper) {
    /** An end of an interval. */
    record End(Object value, boolean inclusive) {}

    static final Bounds NOTHING = new Bounds(null, null, Optional.empty(), Optional.empty());
    static final Bounds PRESENT = new Bounds(true, null, Optional.empty(), Optional.empty());
    static final Bounds ABSENT = new Bounds(false, null, Optional.empty(), Optional.empty());

    static Bounds of(Comparison comparison, List<Operand> operands) {
        Optional<Object> first = Facts.constant(operands.get(0));
        Optional<Object> last = Facts.constant(operands.get(operands.size() - 1));
        return switch (comparison) {
            case EQ ->
                first.map(v -> new Bounds(true, List.of(v), Optional.empty(), Optional.empty()))
                        .orElse(PRESENT);
            case LT -> above(Optional.empty(), last.map(v -> new End(v, false)));
            case LE -> above(Optional.empty(), last.map(v -> new End(v, true)));
            case GT -> above(first.map(v -> new End(v, false)), Optional.empty());
            case GE -> above(first.map(v -> new End(v, true)), Optional.empty());
            case BETWEEN -> above(first.map(v -> new End(v, true)), last.map(v -> new End(v, true)));
            case IN -> oneOf(operands);
            case BEGINS_WITH -> PRESENT;
            // It also holds for an item that lacks the attribute.
            case NE -> NOTHING;
        };
    }

    private static Bounds above(Optional<End> lower, Optional<End> upper) {
        return new Bounds(true, null, lower, upper);
    }

    static Bounds oneOf(List<Operand> operands) {
        List<Object> values = new ArrayList<>();
        for (Operand operand : operands) {
            Optional<Object> value = Facts.constant(operand);
            if (value.isEmpty()) {
                return PRESENT;
            }
            values.add(value.get());
        }
        return new Bounds(true, List.copyOf(values), Optional.empty(), Optional.empty());
    }

    boolean isPresent() {
        return Boolean.TRUE.equals(presence);
    }

    boolean isAbsent() {
        return Boolean.FALSE.equals(presence);
    }

    /** Both are certain. Where they contradict each other, there is no such item, and anything may be said of it. */
    Bounds and(Bounds other) {
        return new Bounds(
                presence == null ? other.presence : presence,
                values == null ? other.values : other.values == null ? values : common(values, other.values),
                lower.or(other::lower),
                upper.or(other::upper));
    }

    private static List<Object> common(List<Object> a, List<Object> b) {
        return a.stream()
                .filter(x -> b.stream().anyMatch(y -> Constants.compare(x, y) == 0))
                .toList();
    }

    /** Whether its value is certainly one of the listed. */
    boolean within(List<Object> listed) {
        return isPresent()
                && values != null
                && values.stream().allMatch(v -> listed.stream().anyMatch(l -> Constants.compare(v, l) == 0));
    }

    /** What follows for a comparison with constants. */
    Facts.Truth truth(Comparison comparison, List<Object> operands, boolean alwaysThere) {
        if (comparison == Comparison.NE) {
            return truth(Comparison.EQ, operands, alwaysThere).negated();
        }
        boolean there = alwaysThere || isPresent();
        if (values != null) {
            long holding = values.stream()
                    .filter(v -> Constants.holds(v, comparison, operands))
                    .count();
            return holding == 0
                    ? Facts.Truth.FAILS
                    : there && holding == values.size() ? Facts.Truth.HOLDS : Facts.Truth.UNKNOWN;
        }
        return switch (comparison) {
            case LT, LE -> below(there, new End(operands.get(0), comparison == Comparison.LE));
            case GT, GE -> beyond(there, new End(operands.get(0), comparison == Comparison.GE));
            case EQ -> outside(operands.get(0)) ? Facts.Truth.FAILS : Facts.Truth.UNKNOWN;
            case BETWEEN ->
                between(beyond(there, new End(operands.get(0), true)), below(there, new End(operands.get(1), true)));
            case NE, IN, BEGINS_WITH -> Facts.Truth.UNKNOWN;
        };
    }

    private static Facts.Truth between(Facts.Truth from, Facts.Truth to) {
        if (from == Facts.Truth.FAILS || to == Facts.Truth.FAILS) {
            return Facts.Truth.FAILS;
        }
        return from == Facts.Truth.HOLDS && to == Facts.Truth.HOLDS ? Facts.Truth.HOLDS : Facts.Truth.UNKNOWN;
    }

    private Facts.Truth below(boolean there, End limit) {
        if (there && upper.filter(u -> reaches(u, limit)).isPresent()) {
            return Facts.Truth.HOLDS;
        }
        boolean apart = lower.filter(l -> {
                    int order = Constants.compare(l.value(), limit.value());
                    return order > 0 || (order == 0 && !(l.inclusive() && limit.inclusive()));
                })
                .isPresent();
        return apart ? Facts.Truth.FAILS : Facts.Truth.UNKNOWN;
    }

    private static boolean reaches(End upper, End limit) {
        int order = Constants.compare(upper.value(), limit.value());
        return order < 0 || (order == 0 && (limit.inclusive() || !upper.inclusive()));
    }

    private Facts.Truth beyond(boolean there, End limit) {
        boolean holds = lower.filter(l -> {
                    int order = Constants.compare(l.value(), limit.value());
                    return order > 0 || (order == 0 && (limit.inclusive() || !l.inclusive()));
                })
                .isPresent();
        if (there && holds) {
            return Facts.Truth.HOLDS;
        }
        boolean apart = upper.filter(u -> {
                    int order = Constants.compare(u.value(), limit.value());
                    return order < 0 || (order == 0 && !(u.inclusive() && limit.inclusive()));
                })
                .isPresent();
        return apart ? Facts.Truth.FAILS : Facts.Truth.UNKNOWN;
    }

    private boolean outside(Object value) {
        return below(true, new End(value, false)) == Facts.Truth.HOLDS
                || beyond(true, new End(value, false)) == Facts.Truth.HOLDS;
    }
}
