package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** 19, 27 and 37 to 39: what keys of existing types say. */
final class ItemKeys implements ChangeRule {
    @Override
    public List<Change> changes(Comparison comparison) {
        List<Change> changes = new ArrayList<>();
        for (Pair<Snapshot.Item> item : comparison.items()) {
            String table = item.after().table();
            if (!table.equals(item.before().table())) {
                changes.add(new Change(
                        Kind.KEY_TEMPLATE,
                        Effect.MIGRATION,
                        item.name(),
                        "lies in table `" + table + "`, before in `"
                                + item.before().table() + "`; existing items stay where they are",
                        Steps.dualWrite("`" + item.name() + "`")));
                continue;
            }
            for (Snapshot.Key old : item.before().keys()) {
                Optional<Snapshot.Key> now = same(item.after().keys(), old);
                now.ifPresent(n -> changed(item, old, n, changes));
                if (now.isEmpty() && old.form().isEmpty() && isKept(comparison, item.after(), old)) {
                    changes.add(new Change(
                            Kind.INDEX_LEFT,
                            Effect.BACKFILL,
                            item.name(),
                            "has no key in `" + old.index() + "` any more; existing items stay in it",
                            List.of(
                                    "deploy readers that do without it",
                                    "deploy the new writers",
                                    "remove the key attributes from the existing items of `" + item.name() + "`")));
                }
            }
            for (Snapshot.Key now : item.after().keys()) {
                boolean isNew =
                        same(item.before().keys(), now).isEmpty() && now.form().isEmpty();
                if (isNew && isOld(comparison, item.before(), now)) {
                    changes.add(new Change(
                            Kind.INDEX_ENTERED,
                            Effect.BACKFILL,
                            item.name(),
                            "gains keys of `" + now.index() + "`; existing items lack them",
                            Steps.backfill(item.name(), "set the keys of `" + now.index() + "`")));
                }
            }
        }
        return changes;
    }

    private static Optional<Snapshot.Key> same(List<Snapshot.Key> keys, Snapshot.Key key) {
        boolean several = keys.stream().filter(k -> isAt(k, key)).count() > 1;
        return keys.stream()
                .filter(k -> isAt(k, key) && (!several || k.when().equals(key.when())))
                .findFirst();
    }

    private static boolean isAt(Snapshot.Key one, Snapshot.Key other) {
        return one.index().equals(other.index()) && one.form().equals(other.form());
    }

    private static boolean isKept(Comparison comparison, Snapshot.Item item, Snapshot.Key key) {
        return Optional.ofNullable(comparison.after().tables().get(item.table()))
                .map(t -> t.indexes().containsKey(key.index()))
                .orElse(false);
    }

    private static boolean isOld(Comparison comparison, Snapshot.Item item, Snapshot.Key key) {
        return Optional.ofNullable(comparison.before().tables().get(item.table()))
                .map(t -> t.indexes().containsKey(key.index()))
                .orElse(false);
    }

    private static void changed(Pair<Snapshot.Item> item, Snapshot.Key old, Snapshot.Key now, List<Change> changes) {
        List<Snapshot.Template> was = Comparison.renamed(item, old);
        if (segments(was).equals(segments(now.templates())) && old.when().equals(now.when())) {
            return;
        }
        String text = segments(was).equals(segments(now.templates()))
                ? "only where " + now.when() + ", before only where " + old.when()
                : text(now.templates()) + ", before " + text(was);
        if (old.isBase()) {
            boolean shards = unsharded(was).equals(unsharded(now.templates()));
            changes.add(new Change(
                    shards ? Kind.SHARD_COUNT : Kind.KEY_TEMPLATE,
                    Effect.MIGRATION,
                    item.name(),
                    "has another key" + (old.form().isEmpty() ? "" : " on its way back") + ": " + text
                            + "; existing items are not found under it",
                    Steps.dualWrite("`" + item.name() + "`")));
        } else {
            changes.add(new Change(
                    Kind.INDEX_TEMPLATE,
                    Effect.BACKFILL,
                    item.name(),
                    "has another key in `" + old.index() + "`: " + text + "; existing items keep the old one",
                    List.of(
                            "deploy readers of both forms",
                            "deploy writers of the new form",
                            "rewrite the existing items of `" + item.name() + "`",
                            "deploy readers of the new form alone")));
        }
    }

    /** Names of key attributes are the table's and the index's matter. */
    private static List<List<String>> segments(List<Snapshot.Template> templates) {
        return templates.stream()
                .filter(t -> t.segments().stream().noneMatch(s -> s.endsWith(": itself}")))
                .map(Snapshot.Template::segments)
                .toList();
    }

    private static String text(List<Snapshot.Template> templates) {
        return templates.stream()
                .map(t -> t.key() + " " + String.join("", t.segments()))
                .reduce((a, b) -> a + ", " + b)
                .orElse("");
    }

    private static List<String> unsharded(List<Snapshot.Template> templates) {
        return templates.stream()
                .flatMap(t -> t.segments().stream())
                .map(s -> s.replaceFirst("^(\\{.*: shard(Number)?)\\([0-9]+\\)", "$1"))
                .toList();
    }
}
