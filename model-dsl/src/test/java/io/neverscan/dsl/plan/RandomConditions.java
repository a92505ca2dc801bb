package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/** Random conditions of sparse indexes, and patterns that ask for what such an index holds. */
final class RandomConditions {
    private final Random random;
    private final Span span;
    private final Function<String, Object> values;

    RandomConditions(Random random, Span span, Function<String, Object> values) {
        this.random = random;
        this.span = span;
        this.values = values;
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private <T> T one(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /** A condition on the item's own attributes and constants. */
    Predicate when(List<Attribute> attributes, int depth) {
        if (depth > 0 && chance(40)) {
            List<Predicate> parts = List.of(when(attributes, depth - 1), when(attributes, depth - 1));
            return chance(60) ? new Predicate.And(parts, span) : new Predicate.Or(parts, span);
        }
        if (chance(20)) {
            return new Predicate.Not(when(attributes, depth - 1), span);
        }
        Attribute attribute = attributes.get(one(List.of(0, 2, 4, 4, 5)));
        if (attribute.optional() && chance(60)) {
            return new Predicate.Exists(attribute, span);
        }
        if (chance(25)) {
            return new Predicate.In(attribute, List.of(constant(attribute), constant(attribute)), span);
        }
        Comparison comparison = one(List.of(
                Comparison.EQ,
                Comparison.EQ,
                Comparison.NE,
                Comparison.LT,
                Comparison.LE,
                Comparison.GT,
                Comparison.GE,
                Comparison.BETWEEN));
        List<Operand> operands = new ArrayList<>(List.of(constant(attribute)));
        if (comparison == Comparison.BETWEEN) {
            operands.add(constant(attribute));
        }
        return new Predicate.Compare(attribute, comparison, operands, span);
    }

    private Operand constant(Attribute attribute) {
        return new Operand.Constant(values.apply(attribute.name()), attribute.type(), span);
    }

    /** Half of the patterns ask for what the index holds, in the words of its condition. */
    void repeat(ItemType type, Predicate when, List<Condition> where) {
        if (when instanceof Predicate.And and) {
            and.parts().forEach(p -> repeat(type, p, where));
        } else if (when instanceof Predicate.Or or) {
            repeat(type, one(or.parts()), where);
        } else if (when instanceof Predicate.In in && chance(80)) {
            where.add(new Condition(
                    type.attribute(in.attribute().name()).orElseThrow(),
                    Comparison.EQ,
                    List.of(one(in.operands())),
                    span));
        } else if (when instanceof Predicate.Compare c && c.comparison() != Comparison.NE && chance(80)) {
            where.add(new Condition(
                    type.attribute(c.attribute().name()).orElseThrow(), c.comparison(), c.operands(), span));
        }
    }
}
