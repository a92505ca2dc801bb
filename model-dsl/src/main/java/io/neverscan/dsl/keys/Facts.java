package io.neverscan.dsl.keys;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is certain about an item for which some conditions hold, and what follows from it for other conditions.
 *
 * <p>Only constants are looked at: what a caller passes is not known here, only that the attribute is there. "Certain"
 * is a proof; "unknown" may be said of what could be proven by looking harder.
 */
public final class Facts {
    /** What follows for a condition. */
    public enum Truth {
        /** It holds. */
        HOLDS,
        /** It does not hold. */
        FAILS,
        /** It may hold or not. */
        UNKNOWN;

        Truth negated() {
            return this == HOLDS ? FAILS : this == FAILS ? HOLDS : UNKNOWN;
        }
    }

    private final Map<String, Bounds> bounds = new HashMap<>();
    private final Set<String> assumed = new HashSet<>();

    private Facts() {}

    /**
     * What is certain where all conditions of a {@code where} hold.
     *
     * @param target the conditions on one item type
     * @return the facts
     */
    public static Facts of(AccessPattern.Target target) {
        Facts facts = new Facts();
        target.where().forEach(c -> facts.assume(compared(c)));
        target.holding().forEach(facts::assume);
        return facts;
    }

    /**
     * What is certain where a predicate holds.
     *
     * @param predicate the predicate
     * @return the facts
     */
    public static Facts of(Predicate predicate) {
        Facts facts = new Facts();
        facts.assume(predicate);
        return facts;
    }

    /**
     * What is certain where an item lacks an attribute.
     *
     * @param attribute the attribute
     * @return the facts
     */
    public static Facts without(Attribute attribute) {
        Facts facts = new Facts();
        facts.add(attribute, Bounds.ABSENT);
        return facts;
    }

    /**
     * Tells whether no item can fulfil both predicates.
     *
     * @param a one
     * @param b the other
     * @return true if that is proven
     */
    public static boolean exclude(Predicate a, Predicate b) {
        if (a instanceof Predicate.Or or) {
            return or.parts().stream().allMatch(p -> exclude(p, b));
        }
        if (b instanceof Predicate.Or or) {
            return or.parts().stream().allMatch(p -> exclude(a, p));
        }
        return of(a).truth(b) == Truth.FAILS || of(b).truth(a) == Truth.FAILS;
    }

    private void assume(Predicate predicate) {
        assumed.add(Canonical.text(predicate));
        if (predicate instanceof Predicate.And and) {
            and.parts().forEach(this::assume);
        } else if (predicate instanceof Predicate.Compare compare) {
            add(compare.attribute(), Bounds.of(compare.comparison(), compare.operands()));
        } else if (predicate instanceof Predicate.In in) {
            add(in.attribute(), Bounds.oneOf(in.operands()));
        } else if (predicate instanceof Predicate.Exists exists) {
            add(exists.attribute(), Bounds.PRESENT);
        } else if (predicate instanceof Predicate.Not not && not.part() instanceof Predicate.Exists exists) {
            add(exists.attribute(), Bounds.ABSENT);
        }
    }

    private void add(Attribute attribute, Bounds more) {
        bounds.merge(attribute.name(), more, Bounds::and);
    }

    /**
     * What follows for a condition of a {@code where}. As in DynamoDB, a comparison with an absent attribute is false,
     * but for {@code <>}.
     *
     * @param condition the condition
     * @return its truth
     */
    public Truth truth(Condition condition) {
        return truth(compared(condition));
    }

    private static Predicate compared(Condition condition) {
        if (condition.comparison() == Comparison.IN) {
            return new Predicate.In(condition.attribute(), condition.operands(), condition.span());
        }
        return new Predicate.Compare(
                condition.attribute(), condition.comparison(), condition.operands(), condition.span());
    }

    /**
     * Tells whether an item certainly has an attribute.
     *
     * @param attribute the attribute
     * @return true if that is proven
     */
    public boolean has(Attribute attribute) {
        return presence(attribute) == Truth.HOLDS;
    }

    /**
     * What follows for a predicate.
     *
     * @param predicate the predicate
     * @return its truth
     */
    public Truth truth(Predicate predicate) {
        if (assumed.contains(Canonical.text(predicate))) {
            return Truth.HOLDS;
        }
        if (predicate instanceof Predicate.And and) {
            return all(and.parts(), Truth.FAILS, Truth.HOLDS);
        }
        if (predicate instanceof Predicate.Or or) {
            return all(or.parts(), Truth.HOLDS, Truth.FAILS);
        }
        if (predicate instanceof Predicate.Not not) {
            return truth(not.part()).negated();
        }
        if (predicate instanceof Predicate.Exists exists) {
            return presence(exists.attribute());
        }
        if (predicate instanceof Predicate.Compare compare) {
            return of(compare.attribute(), compare.comparison(), compare.operands());
        }
        if (predicate instanceof Predicate.In in) {
            List<Truth> each = in.operands().stream()
                    .map(o -> of(in.attribute(), Comparison.EQ, List.of(o)))
                    .toList();
            return inList(in, each);
        }
        return Truth.UNKNOWN;
    }

    private Truth inList(Predicate.In in, List<Truth> each) {
        if (each.contains(Truth.HOLDS)) {
            return Truth.HOLDS;
        }
        if (each.stream().allMatch(t -> t == Truth.FAILS)) {
            return Truth.FAILS;
        }
        List<Object> listed = new ArrayList<>();
        for (Operand operand : in.operands()) {
            constant(operand).ifPresent(listed::add);
        }
        return known(in.attribute()).within(listed) ? Truth.HOLDS : Truth.UNKNOWN;
    }

    private Truth all(List<Predicate> parts, Truth decides, Truth otherwise) {
        boolean unknown = false;
        for (Predicate part : parts) {
            Truth truth = truth(part);
            if (truth == decides) {
                return decides;
            }
            unknown |= truth == Truth.UNKNOWN;
        }
        return unknown ? Truth.UNKNOWN : otherwise;
    }

    private Truth presence(Attribute attribute) {
        Bounds known = known(attribute);
        if (known.isAbsent()) {
            return Truth.FAILS;
        }
        return known.isPresent() || isAlwaysThere(attribute) ? Truth.HOLDS : Truth.UNKNOWN;
    }

    /**
     * Tells whether every item has an attribute.
     *
     * @param attribute the attribute
     * @return false for optional ones, for sets, as an empty one is not stored, and for counters that start by an addition
     */
    public static boolean isAlwaysThere(Attribute attribute) {
        boolean lazy = attribute.type() instanceof AttributeType.SetOf || attribute.type() == Scalar.COUNTER;
        return !attribute.optional() && !lazy;
    }

    private Truth of(Attribute attribute, Comparison comparison, List<Operand> operands) {
        Bounds known = known(attribute);
        if (known.isAbsent()) {
            return comparison.holdsForAbsent() ? Truth.HOLDS : Truth.FAILS;
        }
        List<Object> values = new ArrayList<>();
        for (Operand operand : operands) {
            Optional<Object> value = constant(operand);
            if (value.isEmpty()) {
                return Truth.UNKNOWN;
            }
            values.add(value.get());
        }
        return known.truth(comparison, values, isAlwaysThere(attribute));
    }

    private Bounds known(Attribute attribute) {
        return bounds.getOrDefault(attribute.name(), Bounds.NOTHING);
    }

    static Optional<Object> constant(Operand operand) {
        return operand instanceof Operand.Constant constant && Constants.isComparable(constant)
                ? Optional.of(constant.value())
                : Optional.empty();
    }
}
