package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a pattern means, by attributes alone: it knows no key, no index and no plan. */
public final class Meaning {
    private Meaning() {}

    /**
     * The items that a pattern asks for, out of all items there are.
     *
     * @param pattern the pattern; for getMany the caller passes one key's arguments at a time
     * @param arguments value by parameter name
     * @param rows every item
     * @return the items in the declared order; items that the order does not tell apart stay as they came
     */
    public static List<Row> of(AccessPattern pattern, Map<String, Object> arguments, Collection<Row> rows) {
        List<Row> found = new ArrayList<>();
        for (Row row : rows) {
            for (AccessPattern.Target target : pattern.targets()) {
                if (target.type().equals(row.type())
                        && target.where().stream().allMatch(c -> holds(c, arguments, row))
                        && target.holding().stream().allMatch(p -> holds(p, arguments, row))
                        && pattern.filter()
                                .filter(f -> !holds(f, arguments, row))
                                .isEmpty()) {
                    found.add(row);
                }
            }
        }
        if (pattern.order().isEmpty()) {
            return found;
        }
        List<Row> sorted = new ArrayList<>();
        for (List<Row> list : lists(pattern, found)) {
            sorted.addAll(list.stream().sorted(order(pattern)).toList());
        }
        found.removeAll(sorted);
        sorted.addAll(found);
        return sorted;
    }

    /**
     * What an item points to: the item of the other type with the same values.
     *
     * @param fetch what is read after the items of a pattern
     * @param row one of these items
     * @param rows all items
     * @return the item that it points to, if there is one
     */
    public static Optional<Row> pointedTo(AccessPattern.Fetch fetch, Row row, Collection<Row> rows) {
        return rows.stream()
                .filter(r -> r.type().name().equals(fetch.node().name()) && isPointedTo(fetch, row, r))
                .findFirst();
    }

    private static boolean isPointedTo(AccessPattern.Fetch fetch, Row row, Row node) {
        for (int i = 0; i < fetch.by().size(); i++) {
            Optional<Object> here = row.value(fetch.by().get(i));
            Optional<Object> there = node.value(fetch.node().identity().get(i));
            if (here.isEmpty() || there.isEmpty() || Values.compare(here.get(), there.get()) != 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether rows come in the declared order. It says nothing about rows of types that it does not sort, nor about
     * rows of two types if each is sorted by its own attributes.
     *
     * @param pattern a pattern with an order
     * @param rows rows as they came
     * @return true if no two of them are the wrong way round
     */
    public static boolean inOrder(AccessPattern pattern, List<Row> rows) {
        Comparator<Row> order = order(pattern);
        for (List<Row> list : lists(pattern, rows)) {
            for (int i = 1; i < list.size(); i++) {
                if (order.compare(list.get(i - 1), list.get(i)) > 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The rows that the order sorts: as one list, or as a list for each type. */
    private static List<List<Row>> lists(AccessPattern pattern, List<Row> rows) {
        Map<String, List<Row>> lists = new LinkedHashMap<>();
        for (Row row : rows) {
            if (pattern.order().stream().anyMatch(t -> t.types().contains(row.type()))) {
                String list = pattern.isJointlyOrdered() ? "" : row.type().name();
                lists.computeIfAbsent(list, n -> new ArrayList<>()).add(row);
            }
        }
        return List.copyOf(lists.values());
    }

    /**
     * The declared order.
     *
     * @param pattern a pattern with an order
     * @return order of rows; items without the attribute first
     */
    public static Comparator<Row> order(AccessPattern pattern) {
        return (a, b) -> {
            for (AccessPattern.Order term : pattern.order()) {
                if (!term.types().contains(a.type())) {
                    continue;
                }
                Optional<Object> x =
                        Optional.ofNullable(a.values().get(term.attribute().name()));
                Optional<Object> y =
                        Optional.ofNullable(b.values().get(term.attribute().name()));
                int difference = x.isEmpty() || y.isEmpty()
                        ? Boolean.compare(x.isPresent(), y.isPresent())
                        : Values.compare(x.get(), y.get());
                if (difference != 0) {
                    return term.descending() ? -difference : difference;
                }
            }
            return 0;
        };
    }

    private static boolean holds(Condition condition, Map<String, Object> arguments, Row row) {
        return row.value(condition.attribute())
                .filter(v -> Values.holds(v, condition.comparison(), operands(condition.operands(), arguments)))
                .isPresent();
    }

    /**
     * Whether a filter lets an item pass. As in DynamoDB, a comparison with an absent attribute is false, but for
     * {@code <>}: what is not there equals nothing.
     *
     * @param filter the filter
     * @param arguments value by parameter name
     * @param row the item
     * @return true if it passes
     */
    public static boolean holds(Predicate filter, Map<String, Object> arguments, Row row) {
        if (filter instanceof Predicate.And and) {
            return and.parts().stream().allMatch(p -> holds(p, arguments, row));
        }
        if (filter instanceof Predicate.Or or) {
            return or.parts().stream().anyMatch(p -> holds(p, arguments, row));
        }
        if (filter instanceof Predicate.Not not) {
            return !holds(not.part(), arguments, row);
        }
        if (filter instanceof Predicate.Compare compare) {
            return row.value(compare.attribute())
                    .map(v -> Values.holds(v, compare.comparison(), operands(compare.operands(), arguments)))
                    .orElse(compare.comparison().holdsForAbsent());
        }
        if (filter instanceof Predicate.In in) {
            return row.value(in.attribute())
                    .filter(v -> operands(in.operands(), arguments).stream().anyMatch(o -> Values.compare(v, o) == 0))
                    .isPresent();
        }
        if (filter instanceof Predicate.Contains contains) {
            return row.value(contains.attribute())
                    .filter(v -> Values.contains(v, KeyWriter.operand(contains.operand(), arguments)))
                    .isPresent();
        }
        if (filter instanceof Predicate.Size size) {
            return row.value(size.attribute())
                    .map(v -> Values.holds(Values.size(v), size.comparison(), operands(size.operands(), arguments)))
                    .orElse(size.comparison().holdsForAbsent());
        }
        return row.value(((Predicate.Exists) filter).attribute()).isPresent();
    }

    private static List<Object> operands(List<Operand> operands, Map<String, Object> arguments) {
        return operands.stream().map(o -> KeyWriter.operand(o, arguments)).toList();
    }
}
