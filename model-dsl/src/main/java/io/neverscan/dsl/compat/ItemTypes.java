package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;

/** 21, 25, 49, 51 to 55: item types that come or go, the way back of edges, counters, unique values and times to live. */
final class ItemTypes implements ChangeRule {
    @Override
    public List<Change> changes(Comparison comparison) {
        List<Change> changes = new ArrayList<>();
        SortedMap<String, Snapshot.Item> before = comparison.before().items();
        SortedMap<String, Snapshot.Item> after = comparison.after().items();
        SortedMap<String, Snapshot.Item> added = Pair.additions(before, after);
        added.forEach((name, item) -> {
            changes.add(Change.safe(
                    Kind.ITEM_TYPE_ADDED, name, "is new; its keys are proven apart from those of all other types"));
            relation(comparison, name, item).ifPresent(changes::add);
        });
        for (String name : Pair.added(after, before)) {
            changes.add(Change.safe(
                    Kind.ITEM_TYPE_REMOVED,
                    name,
                    "is gone; its items stay and are charged for"
                            + (added.isEmpty()
                                    ? ""
                                    : " (a new name is another type: existing items keep the old one)")));
        }
        for (Pair<Snapshot.Item> item : comparison.items()) {
            wayBack(item, changes);
            roles(item, changes);
            for (String unique : item.after().unique()) {
                if (!item.before().unique().contains(unique)) {
                    changes.add(new Change(
                            Kind.UNIQUE_ADDED,
                            Effect.BACKFILL,
                            item.name(),
                            "has unique values of `" + unique + "`; existing items may share some",
                            List.of(
                                    "find existing items that share a value, and mend them",
                                    "deploy writers that keep values apart",
                                    "store what holds the values of the existing items of `" + item.name() + "`",
                                    "deploy readers that rely on it")));
                }
            }
        }
        return changes;
    }

    /** An edge whose end has lost a list or set: that is where the relation was. */
    private static Optional<Change> relation(Comparison comparison, String name, Snapshot.Item edge) {
        return comparison.items().stream()
                .filter(end ->
                        edge.from().startsWith(end.name() + " by ") || edge.to().startsWith(end.name() + " by "))
                .flatMap(end -> lists(end).map(list -> end.name() + "." + list))
                .findFirst()
                .map(list -> new Change(
                        Kind.RELATION_TO_EDGE,
                        Effect.MIGRATION,
                        name,
                        "takes the place of `" + list + "`; what stands there is no edge yet",
                        Steps.dualWrite("`" + name + "`")));
    }

    private static Stream<String> lists(Pair<Snapshot.Item> item) {
        return Pair.additions(item.after().attributes(), item.before().attributes()).entrySet().stream()
                .filter(a -> a.getValue().type().startsWith("list<")
                        || a.getValue().type().startsWith("set<"))
                .map(Map.Entry::getKey);
    }

    private static void wayBack(Pair<Snapshot.Item> item, List<Change> changes) {
        String now = item.after().inverse();
        if (!now.equals(item.before().inverse())) {
            boolean none = now.equals("none");
            changes.add(new Change(
                    Kind.WAY_BACK,
                    none ? Effect.SAFE : Effect.BACKFILL,
                    item.name(),
                    "has its way back by `" + now + "`, before by `"
                            + item.before().inverse() + "`"
                            + (none ? "; what served it stays until it is deleted" : "; existing edges lack it"),
                    none ? List.of() : Steps.backfill(item.name(), "write the way back")));
        }
    }

    private static void roles(Pair<Snapshot.Item> item, List<Change> changes) {
        SortedMap<String, String> old = item.before().roles();
        item.after().roles().forEach((role, attribute) -> {
            if (role.startsWith("counter") && !attribute.equals(old.get(role))) {
                changes.add(new Change(
                        Kind.COUNTER_ADDED,
                        Effect.BACKFILL,
                        item.name(),
                        "is counted in `" + attribute + "`; existing edges are not in it",
                        List.of("deploy writers that count", "count the existing edges once", "deploy readers")));
            }
        });
        String was = old.getOrDefault("ttl", "");
        String now = item.after().roles().getOrDefault("ttl", "");
        if (was.equals(now)) {
            return;
        }
        if (was.isEmpty()) {
            changes.add(new Change(
                    Kind.TTL_ENABLED,
                    Effect.LOSS,
                    item.name(),
                    "expires by `" + now + "`; DynamoDB deletes existing items whose time has passed",
                    List.of(
                            "find existing items whose `" + now + "` lies in the past, and mend them",
                            "deploy the writers",
                            "switch the time to live on")));
        } else {
            changes.add(new Change(
                    Kind.TTL_ATTRIBUTE,
                    now.isEmpty() ? Effect.SAFE : Effect.BACKFILL,
                    item.name(),
                    now.isEmpty() ? "does not expire any more" : "expires by `" + now + "`, before by `" + was + "`",
                    now.isEmpty()
                            ? List.of()
                            : List.of(
                                    "switch the time to live off, and wait an hour",
                                    "rewrite the existing items of `" + item.name() + "` with `" + now + "`",
                                    "switch it on with the new attribute")));
        }
    }
}
