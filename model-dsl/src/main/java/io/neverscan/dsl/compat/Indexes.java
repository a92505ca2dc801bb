package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** 29 to 35 and 40: indexes that come, go or are other ones under the same name. */
final class Indexes implements ChangeRule {
    @Override
    public List<Change> changes(Comparison comparison) {
        List<Change> changes = new ArrayList<>();
        for (Pair<Snapshot.Table> table : comparison.tables()) {
            List<Change> own = new ArrayList<>();
            table.after().indexes().forEach((name, index) -> {
                Snapshot.Index old = table.before().indexes().get(name);
                if (old == null) {
                    own.add(added(comparison, table.name(), name, index));
                } else {
                    changed(table.name() + "." + name, old, index, own);
                }
            });
            table.before().indexes().forEach((name, index) -> {
                if (!table.after().indexes().containsKey(name)) {
                    own.add(removed(comparison, table.name(), name, index));
                }
            });
            changes.addAll(own);
            if (own.stream().map(Change::element).distinct().count() > 1) {
                changes.add(new Change(
                        Kind.SEVERAL_INDEXES,
                        Effect.SAFE,
                        table.name(),
                        "has several changes of indexes; the service makes one at a time",
                        List.of("deploy one after the other, each when the one before is ACTIVE or gone")));
            }
        }
        return changes;
    }

    private static Change added(Comparison comparison, String table, String name, Snapshot.Index index) {
        String element = table + "." + name;
        if (index.local()) {
            return local(table, element, "is a new local index");
        }
        List<String> computed = comparison.after().items().entrySet().stream()
                .filter(i -> i.getValue().table().equals(table))
                .filter(i -> i.getValue().keys().stream()
                        .filter(k -> k.index().equals(name))
                        .flatMap(k -> k.templates().stream())
                        .anyMatch(t -> t.segments().stream().noneMatch(s -> s.endsWith(": itself}"))))
                .map(Map.Entry::getKey)
                .toList();
        if (computed.isEmpty()) {
            return new Change(
                    Kind.INDEX_ADDED,
                    Effect.SERVICE_BACKFILL,
                    element,
                    "is a new index over attributes that items have already",
                    List.of("create it", "wait until it is ACTIVE", "deploy its readers"));
        }
        String types = String.join("`, `", computed);
        return new Change(
                Kind.COMPUTED_INDEX_ADDED,
                Effect.BACKFILL,
                element,
                "is a new index with key attributes that existing items of `" + types + "` lack",
                List.of(
                        "deploy writers that set the keys of `" + name + "`",
                        "create the index and wait until it is ACTIVE",
                        "rewrite the existing items of `" + types + "`",
                        "deploy its readers"));
    }

    private static void changed(String element, Snapshot.Index old, Snapshot.Index now, List<Change> changes) {
        String name = element.substring(element.lastIndexOf('.') + 1);
        String table = element.substring(0, element.lastIndexOf('.'));
        if (old.equals(now)) {
            return;
        }
        if (old.local() || now.local()) {
            changes.add(local(table, element, "is another local index"));
            return;
        }
        if (!old.partitionKeys().equals(now.partitionKeys()) || !old.sortKeys().equals(now.sortKeys())) {
            changes.add(new Change(
                    Kind.INDEX_KEYS,
                    Effect.NEW_INDEX,
                    element,
                    "has other keys: " + keys(now) + ", before " + keys(old),
                    Steps.newIndex(name)));
        }
        if (!old.projection().equals(now.projection()) || !old.included().equals(now.included())) {
            changes.add(new Change(
                    Kind.INDEX_PROJECTION,
                    Effect.NEW_INDEX,
                    element,
                    "holds " + held(now) + ", before " + held(old) + "; an index in place cannot be changed",
                    Steps.newIndex(name)));
        }
    }

    private static String keys(Snapshot.Index index) {
        return String.join(", ", index.partitionKeys())
                + (index.sortKeys().isEmpty() ? "" : " and " + String.join(", ", index.sortKeys()));
    }

    private static String held(Snapshot.Index index) {
        return switch (index.projection()) {
            case "all" -> "every attribute";
            case "keysOnly" -> "keys only";
            default -> String.join(", ", index.included());
        };
    }

    private static Change removed(Comparison comparison, String table, String name, Snapshot.Index index) {
        String element = table + "." + name;
        if (index.local()) {
            return local(table, element, "is gone, a local index");
        }
        List<String> readers = comparison.before().patterns().entrySet().stream()
                .filter(p -> p.getValue().index().equals(name)
                        && comparison.before().items().entrySet().stream()
                                .anyMatch(i -> p.getValue().types().contains(i.getKey())
                                        && i.getValue().table().equals(table)))
                .map(Map.Entry::getKey)
                .toList();
        if (readers.isEmpty()) {
            return Change.safe(Kind.UNREAD_INDEX_REMOVED, element, "is gone; nothing read it");
        }
        return new Change(
                Kind.READ_INDEX_REMOVED,
                Effect.LOSS,
                element,
                "is gone; deployed code reads it in `" + String.join("`, `", readers) + "`",
                List.of("deploy code that does not read it, everywhere", "delete the index"));
    }

    private static Change local(String table, String element, String text) {
        return new Change(
                Kind.LOCAL_INDEX,
                Effect.MIGRATION,
                element,
                text + "; local indexes are made with their table only",
                Steps.dualWrite("`" + table + "` as a new table"));
    }
}
