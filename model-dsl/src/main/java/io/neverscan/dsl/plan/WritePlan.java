package io.neverscan.dsl.plan;

import io.neverscan.dsl.keys.Facts;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.model.WritePattern.Action;
import io.neverscan.dsl.model.WritePattern.Change;
import io.neverscan.dsl.model.WritePattern.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How a declared write is carried out: by one request, without reading first.
 *
 * @param pattern the write
 * @param recomputed the index keys that are written anew
 * @param known stored values that the condition tells, by attribute
 * @param witnesses attributes that the index keys need and nothing tells: the caller says what is stored, which is a
 *     condition, too
 */
public record WritePlan(
        WritePattern pattern,
        List<IndexKeys.Recomputed> recomputed,
        Map<String, Operand> known,
        List<Witness> witnesses) {
    /** Copies the lists. */
    public WritePlan {
        recomputed = List.copyOf(recomputed);
        known = Map.copyOf(known);
        witnesses = List.copyOf(witnesses);
    }

    /**
     * A stored value that the caller knows.
     *
     * @param attribute the attribute
     * @param parameter what the caller passes
     */
    public record Witness(Attribute attribute, Parameter parameter) {}

    /** What a write does to an index. */
    public enum Effect {
        /** Its keys stay. */
        UNTOUCHED,
        /** Its keys are written anew from what the write knows. */
        KNOWN,
        /** Its keys are written anew with the help of what the caller knows. */
        WITNESSED
    }

    /**
     * Plans a write.
     *
     * @param pattern the write
     * @return its plan
     */
    public static WritePlan of(WritePattern pattern) {
        ItemType item = pattern.type();
        if (!pattern.kind().changes()) {
            return new WritePlan(pattern, List.of(), Map.of(), expectedVersion(pattern));
        }
        List<IndexKeys.Recomputed> recomputed = pattern.kind() == Kind.UPSERT
                ? IndexKeys.all(item)
                : IndexKeys.changedBy(
                        item, pattern.changes().stream().map(Change::attribute).toList());
        List<IndexKeys.Recomputed> written =
                recomputed.stream().filter(r -> !isLeft(pattern, r)).toList();
        Map<String, Operand> known = new LinkedHashMap<>();
        pattern.condition().ifPresent(c -> equalities(c.predicate(), known));
        List<Witness> witnesses = new ArrayList<>();
        for (Attribute needed : IndexKeys.needed(item, written)) {
            if (pattern.change(needed).isEmpty() && !known.containsKey(needed.name())) {
                witnesses.add(new Witness(needed, new Parameter(needed.name(), passed(needed), pattern.span())));
            }
        }
        return new WritePlan(pattern, recomputed, known, witnesses);
    }

    private static boolean isLeft(WritePattern pattern, IndexKeys.Recomputed keys) {
        return pattern.changes().stream()
                        .anyMatch(c -> c.action() == Action.REMOVE && keys.isLeftWithout(c.attribute()))
                || keys.entries().stream().allMatch(e -> truth(pattern, e.placement()) == Facts.Truth.FAILS);
    }

    /** What the values that it sets, whoever calls it, say of the condition of an index key. */
    private static Facts.Truth truth(WritePattern pattern, Placement placement) {
        List<Predicate> set = new ArrayList<>();
        for (Change change : pattern.changes()) {
            change.value()
                    .filter(v -> change.action() == Action.SET && v instanceof Operand.Constant)
                    .ifPresent(v -> set.add(
                            new Predicate.Compare(change.attribute(), Comparison.EQ, List.of(v), pattern.span())));
        }
        return placement.when().filter(w -> !set.isEmpty()).isEmpty()
                ? Facts.Truth.UNKNOWN
                : Facts.of(new Predicate.And(set, pattern.span()))
                        .truth(placement.when().get());
    }

    /**
     * Whether the condition of an index key holds after the write, whatever is passed.
     *
     * @param placement where the item may lie
     * @return what follows from the values that the write itself sets; unknown if there is no condition
     */
    public Facts.Truth condition(Placement placement) {
        return truth(pattern, placement);
    }

    /**
     * Whether the item leaves an index, because the write removes an attribute without which it is not there, or sets
     * one to a value with which it is not there.
     *
     * @param keys keys of the index
     * @return true if the keys are removed and nothing need be known
     */
    public boolean isLeft(IndexKeys.Recomputed keys) {
        return isLeft(pattern, keys);
    }

    /**
     * What must be known to write the index keys.
     *
     * @return attributes, each once
     */
    public List<Attribute> needed() {
        return IndexKeys.needed(
                pattern.type(), recomputed.stream().filter(r -> !isLeft(r)).toList());
    }

    /** Without a condition of its own, only the version that was read is deleted. */
    private static List<Witness> expectedVersion(WritePattern pattern) {
        boolean unguarded =
                pattern.kind() == Kind.DELETE && pattern.condition().isEmpty() && pattern.type() instanceof Entity;
        return pattern.type().traits().version().filter(v -> unguarded).stream()
                .map(v -> new Witness(v, new Parameter("expectedVersion", passed(v), pattern.span())))
                .toList();
    }

    private static AttributeType passed(Attribute attribute) {
        return attribute.type() == Scalar.COUNTER ? Scalar.LONG : attribute.type();
    }

    /** What must be equal for the whole condition to hold. */
    private static void equalities(Predicate predicate, Map<String, Operand> known) {
        if (predicate instanceof Predicate.And and) {
            and.parts().forEach(p -> equalities(p, known));
        } else if (predicate instanceof Predicate.Compare compare && compare.comparison() == Comparison.EQ) {
            known.putIfAbsent(compare.attribute().name(), compare.operands().get(0));
        }
    }

    /**
     * What the caller passes beside a whole item.
     *
     * @return the identity, names in the order in which they appear, then what only the index keys need
     */
    public List<Parameter> parameters() {
        return Stream.concat(pattern.parameters().stream(), witnesses.stream().map(Witness::parameter))
                .toList();
    }

    /**
     * Whether null may be passed: it removes an optional attribute that is set, and says that an attribute is absent.
     *
     * @param parameter one of the parameters
     * @return true if null has a meaning everywhere
     */
    public boolean isNullable(Parameter parameter) {
        Optional<Witness> witness =
                witnesses.stream().filter(w -> w.parameter().equals(parameter)).findFirst();
        if (witness.isPresent()) {
            return IndexKeys.mayBeAbsent(pattern.type(), witness.get().attribute());
        }
        boolean inKey = pattern.key().contains(parameter);
        boolean inCondition = pattern.condition()
                .filter(c -> arguments(c.predicate()).contains(parameter))
                .isPresent();
        List<Change> given = pattern.changes().stream()
                .filter(c -> c.value().filter(v -> isArgument(v, parameter)).isPresent())
                .toList();
        return !inKey
                && !inCondition
                && !given.isEmpty()
                && given.stream()
                        .allMatch(
                                c -> c.action() == Action.SET && IndexKeys.mayBeAbsent(pattern.type(), c.attribute()));
    }

    private static boolean isArgument(Operand operand, Parameter parameter) {
        return operand instanceof Operand.Argument argument
                && argument.parameter().equals(parameter);
    }

    /**
     * The parameters in a condition.
     *
     * @param predicate the condition
     * @return each once, in the order of the text
     */
    public static List<Parameter> arguments(Predicate predicate) {
        Set<Parameter> found = new LinkedHashSet<>();
        operands(predicate).forEach(o -> {
            if (o instanceof Operand.Argument argument) {
                found.add(argument.parameter());
            }
        });
        return List.copyOf(found);
    }

    private static Stream<Operand> operands(Predicate predicate) {
        if (predicate instanceof Predicate.And and) {
            return and.parts().stream().flatMap(WritePlan::operands);
        }
        if (predicate instanceof Predicate.Or or) {
            return or.parts().stream().flatMap(WritePlan::operands);
        }
        if (predicate instanceof Predicate.Not not) {
            return operands(not.part());
        }
        if (predicate instanceof Predicate.Compare compare) {
            return compare.operands().stream();
        }
        if (predicate instanceof Predicate.In in) {
            return in.operands().stream();
        }
        if (predicate instanceof Predicate.Contains contains) {
            return Stream.of(contains.operand());
        }
        return predicate instanceof Predicate.Size size ? size.operands().stream() : Stream.of();
    }

    /**
     * What the write does to each index that its items are in.
     *
     * @return effect by index, in the order of the model
     */
    public Map<Location, Effect> effects() {
        Map<Location, Effect> effects = new LinkedHashMap<>();
        for (Placement placement : pattern.type().placements()) {
            if (placement.location() instanceof Location.Secondary
                    && pattern.kind().changes()) {
                effects.putIfAbsent(placement.location(), Effect.UNTOUCHED);
            }
        }
        for (IndexKeys.Recomputed one : recomputed) {
            boolean told = isLeft(one)
                    || IndexKeys.needed(pattern.type(), List.of(one)).stream()
                            .noneMatch(a -> witnesses.stream()
                                    .anyMatch(w -> w.attribute().equals(a)));
            Set<KeyTemplate> keys = new LinkedHashSet<>(one.templates());
            // Two indexes may have a key attribute in common.
            pattern.type().placements().stream()
                    .filter(p -> p.location() instanceof Location.Secondary)
                    .filter(p -> p.location().equals(one.location())
                            || p.templates().stream().anyMatch(keys::contains))
                    .forEach(p -> effects.put(p.location(), told ? Effect.KNOWN : Effect.WITNESSED));
        }
        return effects;
    }

    /**
     * How many requests it takes, in words.
     *
     * @return such as {@code 1 UpdateItem}
     */
    public String requests() {
        boolean mirrored = isMirrored();
        if (pattern.kind().changes()) {
            return mirrored ? "1 TransactWriteItems with 2 actions" : "1 UpdateItem";
        }
        int actions = mirrored ? 2 : 1;
        if (pattern.type() instanceof Entity entity && pattern.kind() == Kind.CREATE) {
            actions += entity.guards().size();
        }
        if (pattern.type() instanceof Edge edge) {
            actions += (int) Stream.of(edge.from(), edge.to())
                    .filter(e -> e.counter().isPresent())
                    .count();
        }
        if (actions > 1) {
            return "1 TransactWriteItems with " + actions + " actions";
        }
        return switch (pattern.kind()) {
            case DELETE -> "1 DeleteItem";
            case CHECK -> "1 ConditionCheck";
            default -> "1 PutItem";
        };
    }

    /**
     * Whether a mirror item of an edge is written as well.
     *
     * @return true if one request writes two items
     */
    public boolean isMirrored() {
        return pattern.type() instanceof Edge edge && edge.inverse() == Edge.Inverse.MIRROR;
    }
}
