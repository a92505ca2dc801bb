package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;

/** 6 to 14: names, types and presence of attributes. */
final class AttributesChanged implements ChangeRule {
    @Override
    public List<Change> changes(Comparison comparison) {
        List<Change> changes = new ArrayList<>();
        for (Comparison.Owner owner : comparison.owners()) {
            for (AttributePair pair : owner.pairs()) {
                name(owner, pair, changes);
                type(owner, pair, changes);
                presence(owner, pair, changes);
            }
        }
        return changes;
    }

    private static void name(Comparison.Owner owner, AttributePair pair, List<Change> changes) {
        String element = owner.name() + "." + pair.name();
        String was = pair.storedBefore();
        if (!pair.oldName().equals(pair.name())) {
            changes.add(Change.safe(
                    Kind.RENAMED_IN_CODE,
                    element,
                    "was called `" + pair.oldName() + "`; in the table it is `" + was + "` as before"));
        }
        if (was.equals(pair.storedAfter()) || Comparison.isKeyItself(owner.keysBefore(), was, true)) {
            return; // the key of a table is told by the table
        }
        boolean key = Comparison.isKeyItself(owner.keysBefore(), was, false);
        changes.add(new Change(
                key ? Kind.INDEX_KEY_NAME : Kind.STORED_NAME,
                key ? Effect.MIGRATION : Effect.BACKFILL,
                element,
                "is stored as `" + pair.storedAfter() + "`, no longer as `" + was + "`"
                        + (key ? ", and is the key of an index" : ""),
                key
                        ? Steps.dualWrite("the index and the attribute")
                        : List.of(
                                "deploy readers that accept both names",
                                "deploy writers of the new name",
                                "rewrite the existing items of `" + owner.name() + "`",
                                "drop the old name from the readers")));
    }

    private static void type(Comparison.Owner owner, AttributePair pair, List<Change> changes) {
        if (pair.before().type().equals(pair.after().type())
                || Comparison.isKeyItself(owner.keysBefore(), pair.storedBefore(), true)) {
            return;
        }
        boolean key = Comparison.isKeyItself(owner.keysBefore(), pair.storedBefore(), false);
        changes.add(new Change(
                key ? Kind.INDEX_KEY_TYPE : Kind.ATTRIBUTE_TYPE,
                key ? Effect.MIGRATION : Effect.BACKFILL,
                owner.name() + "." + pair.name(),
                "is `" + pair.after().type() + "`, no longer `"
                        + pair.before().type() + "`"
                        + (key ? ", and is the key of an index" : "; conditions on it pass existing items over"),
                key
                        ? Steps.dualWrite("the index and the attribute")
                        : List.of(
                                "deploy readers that accept both types",
                                "deploy writers of the new type",
                                "rewrite the existing items of `" + owner.name() + "`")));
    }

    private static void presence(Comparison.Owner owner, AttributePair pair, List<Change> changes) {
        String element = owner.name() + "." + pair.name();
        if (pair.before().optional() && !pair.after().optional()) {
            changes.add(new Change(
                    Kind.NOW_REQUIRED,
                    Effect.BACKFILL,
                    element,
                    "is required; existing items may lack it",
                    Steps.backfill(owner.name(), "always set `" + pair.name() + "`")));
        } else if (!pair.before().optional() && pair.after().optional()) {
            boolean key = Comparison.holds(owner.keysAfter(), pair.storedAfter());
            changes.add(Change.safe(
                    key ? Kind.INDEX_NOW_SPARSE : Kind.NOW_OPTIONAL,
                    element,
                    key
                            ? "is optional; items without it are not in the index, and its reads leave them out"
                            : "is optional; deploy readers that do without it first"));
        }
    }
}
