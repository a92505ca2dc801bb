package io.neverscan.dsl.plan;

import io.neverscan.dsl.keys.Facts;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.KeyEncoding;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a {@code where} tells about the attributes of one item type.
 *
 * @param equal attributes with exactly one value
 * @param range the one range that a key can answer, if there is any
 * @param surplus conditions that no single key condition can hold beside these
 * @param facts what is certain about each item that is asked for
 * @param spreads what takes several values, each in a request of its own
 */
record Known(
        Map<Attribute, Condition> equal,
        Optional<Range> range,
        List<Condition> surplus,
        Facts facts,
        List<Spread> spreads) {
    /**
     * A range of one attribute, put together from all its conditions.
     *
     * @param attribute the attribute
     * @param lower lower bound, if any
     * @param upper upper bound, if any
     * @param start what its text begins with, if it is about a prefix
     * @param conditions the conditions it comes from
     */
    record Range(
            Attribute attribute,
            Optional<SortCondition.Bound> lower,
            Optional<SortCondition.Bound> upper,
            Optional<Operand> start,
            List<Condition> conditions) {

        private Optional<Range> and(Condition c) {
            boolean fits = c.attribute().equals(attribute)
                    && start.isEmpty()
                    && c.comparison() != Comparison.BEGINS_WITH
                    && c.comparison() != Comparison.BETWEEN;
            boolean upward = c.comparison() == Comparison.LT || c.comparison() == Comparison.LE;
            boolean free = upward ? upper.isEmpty() : lower.isEmpty();
            if (!fits || !free) {
                return Optional.empty();
            }
            Range other = of(c);
            List<Condition> both = new ArrayList<>(conditions);
            both.add(c);
            return Optional.of(new Range(attribute, lower.or(other::lower), upper.or(other::upper), start, both));
        }

        /** The same range in the order of texts that sort the other way. */
        Range turned() {
            return new Range(attribute, /* lower= */ upper, /* upper= */ lower, start, conditions);
        }

        private static Range of(Condition c) {
            Operand first = c.operands().get(0);
            Optional<SortCondition.Bound> open = Optional.of(new SortCondition.Bound(first, false));
            Optional<SortCondition.Bound> closed = Optional.of(new SortCondition.Bound(first, true));
            Optional<SortCondition.Bound> none = Optional.empty();
            Optional<Operand> noStart = Optional.empty();
            List<Condition> from = List.of(c);
            return switch (c.comparison()) {
                case GT -> new Range(c.attribute(), open, none, noStart, from);
                case GE -> new Range(c.attribute(), closed, none, noStart, from);
                case LT -> new Range(c.attribute(), none, open, noStart, from);
                case LE -> new Range(c.attribute(), none, closed, noStart, from);
                case BETWEEN ->
                    new Range(
                            c.attribute(),
                            closed,
                            Optional.of(new SortCondition.Bound(c.operands().get(1), true)),
                            noStart,
                            from);
                case BEGINS_WITH -> new Range(c.attribute(), none, none, Optional.of(first), from);
                case EQ, NE, IN -> throw new IllegalArgumentException(c.comparison() + " is not a range");
            };
        }
    }

    /**
     * Sorts conditions into what a key condition can hold and what it cannot.
     *
     * @param target the conditions of one type
     * @param placement where its items are looked for; a range that all items there fulfil needs no key
     * @return what is known
     */
    static Known of(AccessPattern.Target target, Placement placement) {
        List<Condition> where = target.where().stream()
                .filter(c -> !c.comparison().isRange() || !Sparseness.answers(placement, c))
                .toList();
        return of(where, Facts.of(target));
    }

    private static Known of(List<Condition> where, Facts facts) {
        Map<Attribute, Condition> equal = new LinkedHashMap<>();
        where.stream().filter(c -> c.comparison() == Comparison.EQ).forEach(c -> equal.putIfAbsent(c.attribute(), c));
        List<Condition> surplus = new ArrayList<>();
        List<Spread> spreads = new ArrayList<>();
        Range range = null;
        for (Condition c : where) {
            if (c.comparison() == Comparison.EQ) {
                if (!c.equals(equal.get(c.attribute()))) {
                    surplus.add(c);
                }
            } else if (c.comparison() == Comparison.IN) {
                boolean taken = equal.containsKey(c.attribute())
                        || spreads.stream().anyMatch(s -> s.attribute().equals(c.attribute()));
                if (taken) {
                    surplus.add(c);
                } else {
                    spreads.add(Spread.of(c));
                }
            } else if (range == null) {
                range = Range.of(c);
            } else {
                Optional<Range> both = range.and(c);
                if (both.isPresent()) {
                    range = both.get();
                } else {
                    surplus.add(c);
                }
            }
        }
        return new Known(equal, Optional.ofNullable(range), surplus, facts, spreads);
    }

    /** The same with one thing more that takes several values. */
    Known with(Spread spread) {
        List<Spread> more = new ArrayList<>(spreads);
        more.add(spread);
        return new Known(equal, range, surplus, facts, List.copyOf(more));
    }

    /**
     * The value of a key component.
     *
     * @param component the component
     * @return what stands in it, for a spread one that differs from request to request; empty if it is not known
     */
    Optional<Operand> value(Segment.Component component) {
        return spreads.stream()
                .filter(s -> s.fills(component))
                .<Operand>map(s -> new Operand.Argument(s.each()))
                .findFirst()
                .or(() -> Optional.ofNullable(equal.get(component.attribute()))
                        .map(c -> c.operands().get(0)));
    }

    /** The component as its value fills it: a shard that is not calculated is chosen by its number. */
    Segment.Component chosen(Segment.Component component) {
        boolean number = component.encoding() instanceof KeyEncoding.Shard
                && spreads.stream().anyMatch(s -> s.fills(component) && s.source() instanceof Spread.Shards);
        return number
                ? new Segment.Component(
                        component.attribute(),
                        new KeyEncoding.ShardNumber(((KeyEncoding.Shard) component.encoding()).count()),
                        component.span())
                : component;
    }
}
