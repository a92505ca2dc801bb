package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;

/** 1, 3 and 4: attributes that are there in one version only. */
final class AttributesAddedOrRemoved implements ChangeRule {
    @Override
    public List<Change> changes(Comparison comparison) {
        List<Change> changes = new ArrayList<>();
        for (Comparison.Owner owner : comparison.owners()) {
            List<AttributePair> pairs = owner.pairs();
            owner.after().forEach((name, attribute) -> {
                if (pairs.stream().noneMatch(p -> p.name().equals(name))) {
                    changes.add(added(comparison, owner, name, attribute));
                }
            });
            owner.before().forEach((name, attribute) -> {
                if (pairs.stream().noneMatch(p -> p.oldName().equals(name))) {
                    changes.add(removed(owner, name));
                }
            });
        }
        return changes;
    }

    private static Change added(
            Comparison comparison, Comparison.Owner owner, String name, Snapshot.Attribute attribute) {
        String element = owner.name() + "." + name;
        String stored = attribute.stored(name);
        String use = Comparison.holds(owner.keysAfter(), stored)
                ? "a key holds it"
                : comparison.isFiltered(owner.name(), stored) ? "a condition asks for it" : "";
        if (attribute.optional() && use.isEmpty()) {
            return Change.safe(Kind.OPTIONAL_ATTRIBUTE_ADDED, element, "is new and optional");
        }
        return new Change(
                Kind.NEEDED_ATTRIBUTE_ADDED,
                Effect.BACKFILL,
                element,
                "is new; existing items lack it, and " + (use.isEmpty() ? "it is required" : use),
                Steps.backfill(owner.name(), "set `" + name + "`"));
    }

    private static Change removed(Comparison.Owner owner, String name) {
        boolean replaced =
                !owner.after().keySet().stream().allMatch(n -> owner.before().containsKey(n));
        return Change.safe(
                Kind.ATTRIBUTE_REMOVED,
                owner.name() + "." + name,
                "is gone; existing items keep it until they are rewritten"
                        + (replaced ? " (if it has a new name only: say `as: " + name + "` there)" : ""));
    }
}
