package io.neverscan.dsl.keys;

import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import java.util.List;
import java.util.stream.Collectors;

/** One text for predicates that differ only in where they stand. */
final class Canonical {
    private Canonical() {}

    static String text(Predicate predicate) {
        if (predicate instanceof Predicate.And and) {
            return parts("and", and.parts());
        }
        if (predicate instanceof Predicate.Or or) {
            return parts("or", or.parts());
        }
        if (predicate instanceof Predicate.Not not) {
            return "not(" + text(not.part()) + ")";
        }
        if (predicate instanceof Predicate.Compare c) {
            return c.attribute().name() + " " + c.comparison() + operands(c.operands());
        }
        if (predicate instanceof Predicate.In in) {
            return in.attribute().name() + " in" + operands(in.operands());
        }
        if (predicate instanceof Predicate.Contains contains) {
            return contains.attribute().name() + " contains" + operands(List.of(contains.operand()));
        }
        if (predicate instanceof Predicate.Size size) {
            return "size " + size.attribute().name() + " " + size.comparison() + operands(size.operands());
        }
        return "exists " + ((Predicate.Exists) predicate).attribute().name();
    }

    private static String parts(String word, List<Predicate> parts) {
        return word + parts.stream().map(Canonical::text).sorted().toList();
    }

    private static String operands(List<Operand> operands) {
        return operands.stream().map(Canonical::operand).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String operand(Operand operand) {
        return operand instanceof Operand.Constant constant
                ? constant.value().getClass().getSimpleName() + " \"" + constant.value() + "\""
                : ":" + ((Operand.Argument) operand).parameter().name();
    }
}
