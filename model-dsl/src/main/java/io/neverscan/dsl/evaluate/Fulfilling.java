package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values that fulfil the conditions with constants that a {@code where} has on one attribute. */
final class Fulfilling {
    private static final int TRIES = 4;

    private final Attribute attribute;
    private final List<Condition> constant;

    Fulfilling(Attribute attribute, List<Condition> where) {
        this.attribute = attribute;
        this.constant = where.stream()
                .filter(c -> c.attribute().equals(attribute))
                .filter(c -> c.operands().stream().allMatch(Operand.Constant.class::isInstance))
                .toList();
    }

    /** Whether there are such conditions. */
    boolean isNeeded() {
        return !constant.isEmpty();
    }

    /** The value with a number, if it fulfils them, or else one near the constants; empty if none is found. */
    Optional<Object> value(String stem, int number) {
        List<Object> near = new ArrayList<>();
        for (Condition condition : constant) {
            for (Operand operand : condition.operands()) {
                Object value = ((Operand.Constant) operand).value();
                near.addAll(attribute.type() instanceof EnumType ? List.of(value) : near(value, number));
            }
        }
        if (attribute.type() instanceof EnumType codes) {
            near.addAll(codes.codes());
        }
        near.add(SampleValues.value(attribute.type(), stem, number));
        return near.stream().filter(this::holds).findFirst();
    }

    /**
     * Changes values until some predicates hold; as they are, if no change of single values is found that does it.
     *
     * @param target the item type with its conditions
     * @param row the values by attribute name
     * @param number picks among the values that do it
     * @return the values
     */
    static Map<String, Object> repaired(AccessPattern.Target target, Map<String, Object> row, int number) {
        List<Attribute> free = target.holding().stream()
                .flatMap(p -> p.attributes().stream())
                .distinct()
                .filter(a -> target.where().stream()
                        .noneMatch(c -> c.attribute().name().equals(a.name())))
                .toList();
        return repaired(target, row, free, number).orElse(row);
    }

    private static Optional<Map<String, Object>> repaired(
            AccessPattern.Target target, Map<String, Object> row, List<Attribute> free, int number) {
        boolean done = target.holding().stream().allMatch(p -> Meaning.holds(p, Map.of(), new Row(target.type(), row)));
        if (done || free.isEmpty()) {
            return done ? Optional.of(row) : Optional.empty();
        }
        Attribute attribute = free.get(0);
        List<Attribute> rest = free.subList(1, free.size());
        Optional<Map<String, Object>> unchanged = repaired(target, row, rest, number);
        if (unchanged.isPresent()) {
            return unchanged;
        }
        List<Object> tries = new ArrayList<>();
        target.holding().forEach(p -> constants(p, attribute, tries));
        for (int i = 0; i < TRIES; i++) {
            tries.add(SampleValues.value(attribute.type(), attribute.name(), number + i));
        }
        for (Object value : tries) {
            Map<String, Object> changed = new LinkedHashMap<>(row);
            changed.put(attribute.name(), value);
            Optional<Map<String, Object>> found = repaired(target, changed, rest, number);
            if (found.isPresent()) {
                return found;
            }
        }
        Map<String, Object> without = new LinkedHashMap<>(row);
        without.remove(attribute.name());
        return attribute.optional() ? repaired(target, without, rest, number) : Optional.empty();
    }

    private static void constants(Predicate predicate, Attribute attribute, List<Object> out) {
        List<Operand> operands = List.of();
        if (predicate instanceof Predicate.And and) {
            and.parts().forEach(p -> constants(p, attribute, out));
        } else if (predicate instanceof Predicate.Or or) {
            or.parts().forEach(p -> constants(p, attribute, out));
        } else if (predicate instanceof Predicate.Not not) {
            constants(not.part(), attribute, out);
        } else if (predicate instanceof Predicate.Compare compare) {
            operands = compare.operands();
        } else if (predicate instanceof Predicate.In in) {
            operands = in.operands();
        }
        if (predicate.attributes().contains(attribute)) {
            for (Operand operand : operands) {
                Object value = ((Operand.Constant) operand).value();
                out.addAll(attribute.type() instanceof EnumType ? List.of(value) : near(value, 1));
            }
        }
    }

    private boolean holds(Object value) {
        return constant.stream().allMatch(c -> Values.holds(value, c.comparison(), constants(c)));
    }

    private static List<Object> constants(Condition condition) {
        return condition.operands().stream()
                .map(o -> ((Operand.Constant) o).value())
                .toList();
    }

    private static List<Object> near(Object constant, int number) {
        if (constant instanceof Long whole) {
            return List.of(whole + number, whole - number, whole, whole + 1, whole - 1);
        }
        if (constant instanceof BigDecimal decimal) {
            BigDecimal step = BigDecimal.valueOf(number);
            return List.of(decimal.add(step), decimal.subtract(step), decimal);
        }
        if (constant instanceof String text && !text.isEmpty()) {
            String shorter = text.substring(0, text.length() - 1);
            return List.of(text + number, text, shorter.isEmpty() ? "%" : shorter + "!" + number);
        }
        return List.of(constant);
    }
}
