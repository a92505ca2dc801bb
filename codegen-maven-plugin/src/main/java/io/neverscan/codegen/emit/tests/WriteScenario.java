package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.SampleValues;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.model.WritePattern.Action;
import io.neverscan.dsl.model.WritePattern.Change;
import io.neverscan.dsl.plan.IndexKeys;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * One call of a declared write: what is stored before, the arguments, and a row for which the same call is refused.
 * Worked out from what conditions mean, never from expressions.
 *
 * @param stored the row before
 * @param arguments value by parameter name, but for what a stored row tells; absent for null
 * @param refused a row with the same key for which the condition does not hold
 */
record WriteScenario(Row stored, Map<String, Object> arguments, Optional<Row> refused) {
    private static final int OTHER = 8;
    private static final int TRIES = 4000;
    private static final long SEED = 20;

    /** A scenario around a row; empty if none is found in which something changes. */
    static Optional<WriteScenario> of(WritePlan plan, Row base) {
        Search search = new Search(plan, base);
        for (int i = 0; i < TRIES; i++) {
            Row stored = i == 0 ? base : search.row(base);
            Map<String, Object> arguments = search.arguments(i == 0);
            if (search.fits(stored, arguments)) {
                return Optional.of(new WriteScenario(stored, arguments, search.refused(stored, arguments)));
            }
        }
        return Optional.empty();
    }

    /** The arguments of a call about a stored row. */
    static Map<String, Object> told(WritePlan plan, Map<String, Object> arguments, Row stored) {
        Map<String, Object> all = new LinkedHashMap<>(arguments);
        List<Attribute> identity = plan.pattern().type().identity();
        for (int i = 0; i < plan.pattern().key().size(); i++) {
            String name = plan.pattern().key().get(i).name();
            stored.value(identity.get(i)).ifPresent(v -> all.put(name, v));
        }
        for (WritePlan.Witness witness : plan.witnesses()) {
            stored.value(witness.attribute())
                    .ifPresent(v -> all.put(witness.parameter().name(), v));
        }
        return all;
    }

    /** Looks for values under which a condition holds, or does not. */
    private static final class Search {
        private final WritePlan plan;
        private final WritePattern pattern;
        private final Optional<Predicate> condition;
        private final List<Attribute> asked;
        private final Map<String, Attribute> meant = new LinkedHashMap<>();
        private final Map<String, List<Object>> constants = new LinkedHashMap<>();
        private final Row base;
        private final Random random = new Random(SEED);

        Search(WritePlan plan, Row base) {
            this.plan = plan;
            this.pattern = plan.pattern();
            this.base = base;
            this.condition = pattern.condition().map(WritePattern.Guard::predicate);
            this.asked = condition.stream()
                    .flatMap(p -> p.attributes().stream())
                    .filter(a -> !pattern.type().identity().contains(a))
                    .toList();
            for (Change change : pattern.changes()) {
                change.value().ifPresent(v -> note(change.attribute(), List.of(v)));
            }
            condition.ifPresent(this::note);
        }

        private void note(Predicate predicate) {
            if (predicate instanceof Predicate.And and) {
                and.parts().forEach(this::note);
            } else if (predicate instanceof Predicate.Or or) {
                or.parts().forEach(this::note);
            } else if (predicate instanceof Predicate.Not not) {
                note(not.part());
            } else if (predicate instanceof Predicate.Compare compare) {
                note(compare.attribute(), compare.operands());
            } else if (predicate instanceof Predicate.In in) {
                note(in.attribute(), in.operands());
            } else if (predicate instanceof Predicate.Contains contains) {
                note(contains.attribute(), List.of(contains.operand()));
            }
        }

        private void note(Attribute attribute, List<Operand> operands) {
            for (Operand operand : operands) {
                if (operand instanceof Operand.Argument argument) {
                    meant.putIfAbsent(argument.parameter().name(), attribute);
                } else {
                    Object value = typed(attribute.type(), ((Operand.Constant) operand).value());
                    List<Object> near = constants.computeIfAbsent(attribute.name(), n -> new ArrayList<>());
                    near.add(value);
                    if (value instanceof Long number) {
                        near.addAll(List.of(number + 1, number - 1, number + 2));
                    }
                }
            }
        }

        /** The row with other values of what the condition asks for. */
        Row row(Row row) {
            Row changed = row;
            for (Attribute attribute : asked) {
                boolean absent = IndexKeys.mayBeAbsent(row.type(), attribute) && random.nextInt(4) == 0;
                changed = absent
                        ? SampleRows.without(changed, attribute)
                        : SampleRows.with(changed, Collections.singletonMap(attribute.name(), value(attribute)));
            }
            return changed;
        }

        private Object value(Attribute attribute) {
            List<Object> near = constants.getOrDefault(attribute.name(), List.of());
            return !near.isEmpty() && random.nextBoolean()
                    ? near.get(random.nextInt(near.size()))
                    : SampleValues.value(attribute.type(), attribute.name(), random.nextInt(OTHER + 1));
        }

        Map<String, Object> arguments(boolean first) {
            Map<String, Object> arguments = new LinkedHashMap<>();
            for (Parameter parameter : pattern.parameters()) {
                Attribute about = meant.get(parameter.name());
                int number = first ? OTHER : random.nextInt(OTHER + 1);
                Object value =
                        SampleValues.value(parameter.type(), about == null ? parameter.name() : about.name(), number);
                arguments.put(parameter.name(), about == null ? value : stored(about, parameter, value));
            }
            return arguments;
        }

        /** The value as the attribute can hold it. */
        private Object stored(Attribute about, Parameter parameter, Object value) {
            return about.type().equals(parameter.type())
                    ? SampleRows.with(base, Collections.singletonMap(about.name(), value))
                            .value(about)
                            .orElse(value)
                    : value;
        }

        boolean fits(Row stored, Map<String, Object> arguments) {
            Map<String, Object> told = told(plan, arguments, stored);
            if (!SampleRows.isWritable(stored) || !holds(told, stored)) {
                return false;
            }
            Row after = after(plan, told, stored);
            return !pattern.kind().changes()
                    || (!after.equals(stored)
                            && SampleRows.isWritable(after)
                            && SampleRows.storable(after).equals(after));
        }

        private boolean holds(Map<String, Object> arguments, Row row) {
            return condition.isEmpty() || Meaning.holds(condition.get(), arguments, row);
        }

        Optional<Row> refused(Row stored, Map<String, Object> arguments) {
            for (int i = 0; i < TRIES && condition.isPresent(); i++) {
                Row other = row(stored);
                if (!holds(told(plan, arguments, other), other) && SampleRows.isWritable(other)) {
                    return Optional.of(other);
                }
            }
            return Optional.empty();
        }
    }

    private static Object typed(AttributeType type, Object constant) {
        return type == Scalar.DOUBLE && constant instanceof Number number ? number.doubleValue() : constant;
    }

    /** The row as its changes leave it; what the repository sets is not among them. */
    static Row after(WritePlan plan, Map<String, Object> arguments, Row stored) {
        Map<String, Object> values = new LinkedHashMap<>(stored.values());
        for (Change change : plan.pattern().changes()) {
            String name = change.attribute().name();
            @Nullable
            Object value = change.value()
                    .flatMap(v -> operand(change.attribute(), v, arguments))
                    .orElse(null);
            @Nullable Object before = values.get(name);
            if (change.action() == Action.REMOVE || value == null) {
                values.remove(name);
            } else if (change.action() == Action.SET) {
                values.put(name, value);
            } else {
                Object combined = Combined.of(change.action(), before, value);
                if (combined instanceof List<?> none && none.isEmpty()) {
                    values.remove(name);
                } else {
                    values.put(name, combined);
                }
            }
        }
        return new Row(stored.type(), values);
    }

    /** The value of an operand; empty for null. */
    static Optional<Object> operand(Attribute attribute, Operand operand, Map<String, Object> arguments) {
        return operand instanceof Operand.Argument argument
                ? Optional.ofNullable(arguments.get(argument.parameter().name()))
                : Optional.of(typed(attribute.type(), ((Operand.Constant) operand).value()));
    }
}
