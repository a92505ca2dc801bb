package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;

/** 11, 20, 24 and 61: key attributes of tables, the attribute that holds the item type, and tables that come or go. */
final class TableKeys implements ChangeRule {
    @Override
    public List<Change> changes(Comparison comparison) {
        List<Change> changes = new ArrayList<>();
        for (String name :
                Pair.added(comparison.after().tables(), comparison.before().tables())) {
            changes.add(new Change(
                    Kind.TABLE_REPLACED,
                    Effect.LOSS,
                    name,
                    "is no longer a table of the model; under a new name it is a new, empty table",
                    List.of(
                            "protect the old table from deletion and keep it",
                            "create the new table and copy the items",
                            "deploy the new code, then delete the old table")));
        }
        for (String name :
                Pair.added(comparison.before().tables(), comparison.after().tables())) {
            changes.add(Change.safe(Kind.TABLE_REPLACED, name, "is a new table"));
        }
        for (Pair<Snapshot.Table> table : comparison.tables()) {
            keys(table, changes);
            String type = table.after().typeAttribute();
            if (!type.equals(table.before().typeAttribute())) {
                changes.add(new Change(
                        Kind.TYPE_ATTRIBUTE,
                        Effect.MIGRATION,
                        table.name(),
                        (type.isEmpty() ? "holds no item type" : "holds the item type in `" + type + "`")
                                + "; existing items have it in `"
                                + table.before().typeAttribute() + "`",
                        Steps.dualWrite("`" + table.name() + "`")));
            }
        }
        return changes;
    }

    private static void keys(Pair<Snapshot.Table> table, List<Change> changes) {
        Snapshot.Table old = table.before();
        Snapshot.Table now = table.after();
        List<String> steps = Steps.dualWrite("`" + table.name() + "` as a new table");
        if (old.sortKey().isEmpty() != now.sortKey().isEmpty()) {
            changes.add(new Change(
                    Kind.TABLE_SORT_KEY,
                    Effect.MIGRATION,
                    table.name(),
                    now.sortKey().isEmpty() ? "has no sort key any more" : "has a sort key, which it had not",
                    steps));
        }
        boolean sort = old.sortKey().isEmpty()
                || now.sortKey().isEmpty()
                || old.sortKey().equals(now.sortKey());
        if (!old.partitionKey().equals(now.partitionKey()) || !sort) {
            changes.add(new Change(
                    Kind.TABLE_KEY,
                    Effect.MIGRATION,
                    table.name(),
                    "has other key attributes: " + now.partitionKey() + " " + now.sortKey() + ", before "
                            + old.partitionKey() + " " + old.sortKey(),
                    steps));
        }
    }
}
