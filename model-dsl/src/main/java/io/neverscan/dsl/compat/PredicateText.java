package io.neverscan.dsl.compat;

import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.plan.ConditionText;
import java.util.List;
import java.util.stream.Collectors;

/** A condition as text that depends on its meaning only, not on how the model spaces it; attributes by stored names. */
final class PredicateText {
    private PredicateText() {}

    static String of(Predicate predicate) {
        if (predicate instanceof Predicate.And and) {
            return joined(and.parts(), " and ");
        }
        if (predicate instanceof Predicate.Or or) {
            return joined(or.parts(), " or ");
        }
        if (predicate instanceof Predicate.Not not) {
            return "not (" + of(not.part()) + ")";
        }
        if (predicate instanceof Predicate.Compare c) {
            return compared(c.attribute().storedName(), c.comparison(), c.operands());
        }
        if (predicate instanceof Predicate.Size s) {
            return compared("size(" + s.attribute().storedName() + ")", s.comparison(), s.operands());
        }
        if (predicate instanceof Predicate.In in) {
            return in.attribute().storedName() + " in (" + operands(in.operands(), ", ") + ")";
        }
        if (predicate instanceof Predicate.Contains c) {
            return "contains(" + c.attribute().storedName() + ", " + ConditionText.operand(c.operand()) + ")";
        }
        return "exists(" + ((Predicate.Exists) predicate).attribute().storedName() + ")";
    }

    private static String joined(List<Predicate> parts, String word) {
        return parts.stream().map(p -> "(" + of(p) + ")").collect(Collectors.joining(word));
    }

    private static String compared(String name, Comparison comparison, List<Operand> operands) {
        return name + " " + comparison.symbol() + " " + operands(operands, " and ");
    }

    private static String operands(List<Operand> operands, String between) {
        return operands.stream().map(ConditionText::operand).collect(Collectors.joining(between));
    }
}
