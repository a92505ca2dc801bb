package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * An attribute of both versions: of one name in the model or, where the model says {@code as}, in the table.
 *
 * @param oldName name in the old model
 * @param name name in the new model
 * @param before the old one
 * @param after the new one
 */
record AttributePair(String oldName, String name, Snapshot.Attribute before, Snapshot.Attribute after) {
    static List<AttributePair> of(
            SortedMap<String, Snapshot.Attribute> before, SortedMap<String, Snapshot.Attribute> after) {
        List<AttributePair> pairs = new ArrayList<>();
        Pair.of(before, after).forEach(p -> pairs.add(new AttributePair(p.name(), p.name(), p.before(), p.after())));
        Pair.additions(before, after)
                .forEach((name, now) -> Pair.additions(after, before).forEach((old, was) -> {
                    if (was.stored(old).equals(now.stored(name))) {
                        pairs.add(new AttributePair(old, name, was, now));
                    }
                }));
        return pairs;
    }

    String storedBefore() {
        return before.stored(oldName);
    }

    String storedAfter() {
        return after.stored(name);
    }
}
