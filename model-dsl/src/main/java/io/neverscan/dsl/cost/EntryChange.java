package io.neverscan.dsl.cost;

import io.neverscan.dsl.keys.Facts;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.plan.WritePlan;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a write does to the entry of its item in one index; of several possibilities the dearest.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Using Global Secondary Indexes in DynamoDB", throughput considerations.
 */
final class EntryChange {
    private EntryChange() {}

    /**
     * Decides.
     *
     * @param kind what the write does
     * @param changed attributes that may get another value
     * @param plan its plan, if it is declared
     * @param alternatives the places of one index that the item may have, of which it has one at most
     */
    static Units.Change of(
            WritePattern.Kind kind,
            Collection<Attribute> changed,
            Optional<WritePlan> plan,
            List<Placement> alternatives) {
        return switch (kind) {
            case CREATE -> Units.Change.ENTERED;
            case DELETE -> Units.Change.LEFT;
            case CHECK -> Units.Change.UNTOUCHED;
            case PUT, UPDATE, UPSERT -> ofChange(changed, plan, alternatives);
        };
    }

    private static Units.Change ofChange(
            Collection<Attribute> changed, Optional<WritePlan> plan, List<Placement> alternatives) {
        if (plan.filter(p -> isLeft(p, alternatives)).isPresent()) {
            return Units.Change.LEFT;
        }
        Set<Attribute> keys = new LinkedHashSet<>();
        Set<Attribute> conditions = new LinkedHashSet<>();
        for (Placement placement : alternatives) {
            placement.templates().forEach(t -> keys.addAll(t.attributes()));
            placement.when().ifPresent(w -> conditions.addAll(w.attributes()));
        }
        boolean switches = alternatives.size() > 1 && changed.stream().anyMatch(conditions::contains);
        if (switches || changed.stream().anyMatch(keys::contains)) {
            return Units.Change.MOVED;
        }
        if (changed.stream().anyMatch(conditions::contains)) {
            return Units.Change.ENTERED;
        }
        return changed.stream()
                        .anyMatch(a -> ItemBytes.isHeld(alternatives.get(0).location(), a.storedName()))
                ? Units.Change.REWRITTEN
                : Units.Change.UNTOUCHED;
    }

    private static boolean isLeft(WritePlan plan, List<Placement> alternatives) {
        return plan.recomputed().stream()
                        .anyMatch(r -> r.location().equals(alternatives.get(0).location()) && plan.isLeft(r))
                || alternatives.stream().allMatch(p -> plan.condition(p) == Facts.Truth.FAILS);
    }
}
