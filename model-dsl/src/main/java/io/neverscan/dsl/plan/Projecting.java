package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Projection;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Rule R13: which attributes come back, and from where. */
final class Projecting {
    private Projecting() {}

    /**
     * What comes back of each target.
     *
     * @param results one per target
     * @param refusal an attribute that is asked for but not there
     */
    record Answer(List<AccessPlan.Result> results, Optional<Refusal> refusal) {}

    static Answer answer(AccessPattern pattern, ReadPlan read) {
        List<AccessPlan.Result> results = new ArrayList<>();
        for (ReadPlan.Placed placed : read.targets()) {
            List<Attribute> wanted = wanted(pattern, placed.type());
            List<Attribute> there = new ArrayList<>();
            List<Attribute> fromKeys = new ArrayList<>();
            for (Attribute attribute : placed.type().attributes()) {
                boolean held = holds(placed, attribute);
                boolean readable = held || keyAttributes(placed).contains(attribute);
                boolean pointer = pattern.options()
                        .fetch()
                        .filter(f -> f.by().contains(attribute))
                        .isPresent();
                if (!readable && (pointer || pattern.options().returns().contains(attribute))) {
                    return new Answer(
                            List.of(),
                            Optional.of(Refusal.of(
                                    Code.PROJECTION_MISS,
                                    read.location().describe() + " does not hold `" + attribute.name() + "`"
                                            + (pointer ? ", which leads to what `fetch` names" : ""))));
                }
                if (readable && wanted.contains(attribute)) {
                    there.add(attribute);
                    if (!held) {
                        fromKeys.add(attribute);
                    }
                }
            }
            boolean full = fromKeys.isEmpty() && there.equals(placed.type().attributes());
            results.add(new AccessPlan.Result(full, there, fromKeys));
        }
        return new Answer(results, Optional.empty());
    }

    /** What the pattern asks for, and always the identity, which leads to the whole item. */
    private static List<Attribute> wanted(AccessPattern pattern, ItemType type) {
        List<Attribute> returns = pattern.options().returns();
        if (returns.isEmpty()) {
            return type.attributes();
        }
        Set<Attribute> wanted = new LinkedHashSet<>(type.identity());
        wanted.addAll(returns);
        pattern.options().fetch().ifPresent(f -> wanted.addAll(f.by()));
        return type.attributes().stream().filter(wanted::contains).toList();
    }

    /** Whether the attribute itself is in the items of the place. */
    static boolean holds(ReadPlan.Placed placed, Attribute attribute) {
        if (!(placed.placement().location() instanceof Location.Secondary secondary)) {
            return true;
        }
        Projection projection = secondary.index().projection();
        boolean included = projection instanceof Projection.All
                || (projection instanceof Projection.Include include
                        && include.storedNames().contains(attribute.storedName()));
        return included
                || projectedTemplates(placed).stream()
                        .anyMatch(t -> t.natural() && t.attributes().contains(attribute));
    }

    /** Attributes whose values can be read out of key text: keys are in every index. */
    static List<Attribute> keyAttributes(ReadPlan.Placed placed) {
        return projectedTemplates(placed).stream()
                .flatMap(t -> t.held().stream())
                .toList();
    }

    private static List<KeyTemplate> projectedTemplates(ReadPlan.Placed placed) {
        List<KeyTemplate> templates = new ArrayList<>(placed.placement().templates());
        placed.type().placements().stream()
                .filter(p -> p.isBase() && p.form() == placed.placement().form())
                .forEach(p -> templates.addAll(p.templates()));
        return templates;
    }
}
