package io.neverscan.dsl.compat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** 23 and 41 to 48: reads. None of them touches data; some end cursors that clients hold. */
final class Patterns implements ChangeRule {
    @Override
    public List<Change> changes(Comparison comparison) {
        List<Change> changes = new ArrayList<>();
        for (String name :
                Pair.added(comparison.before().patterns(), comparison.after().patterns())) {
            changes.add(Change.safe(Kind.PATTERN_ADDED, name, "is new"));
        }
        for (String name :
                Pair.added(comparison.after().patterns(), comparison.before().patterns())) {
            changes.add(Change.safe(Kind.PATTERN_REMOVED, name, "is gone"));
        }
        comparison.patterns().forEach(p -> changed(comparison, p, changes));
        return changes;
    }

    private static void changed(Comparison comparison, Pair<Snapshot.Pattern> pair, List<Change> changes) {
        Snapshot.Pattern old = pair.before();
        Snapshot.Pattern now = pair.after();
        String name = pair.name();
        if (!old.types().equals(now.types())) {
            changes.add(Change.safe(
                    Kind.COLLECTION_TYPES,
                    name,
                    "returns " + String.join(", ", now.types()) + ", before " + String.join(", ", old.types())
                            + "; readers must know a new type before it is written"));
        }
        if (old.strong() && !now.strong()) {
            changes.add(Change.safe(
                    Kind.NOW_EVENTUAL, name, "is eventually consistent: a read may miss the latest writes"));
        } else if (old.index().isEmpty() && !now.index().isEmpty()) {
            changes.add(Change.safe(
                    Kind.NOW_EVENTUAL,
                    name,
                    "reads index `" + now.index() + "`, which follows the table with a delay"));
        }
        if (old.backward() != now.backward()) {
            changes.add(Change.safe(Kind.DIRECTION, name, "reads in the other direction; cursors of old pages end"));
        }
        boolean condition = old.condition().stream()
                .map(c -> renamed(comparison, old.types(), c))
                .toList()
                .equals(now.condition());
        if (!condition || !old.index().equals(now.index()) || !old.operation().equals(now.operation())) {
            changes.add(Change.safe(
                    Kind.READ_CONDITION,
                    name,
                    "is " + read(now) + ", before " + read(old) + "; cursors of old pages end"));
        }
        if (!old.filter().equals(now.filter())) {
            changes.add(Change.safe(
                    Kind.FILTER,
                    name,
                    "filters by " + (now.filter().isEmpty() ? "nothing" : now.filter())
                            + "; it costs the same, and pages may be emptier"));
        }
        if (old.page() != now.page() || !old.returns().equals(now.returns())) {
            changes.add(Change.safe(Kind.READ_SIZE, name, "has another page size or returns other attributes"));
        }
    }

    private static String read(Snapshot.Pattern pattern) {
        return pattern.operation() + " with " + String.join(" and ", pattern.condition());
    }

    /** Parameters are named after attributes: a new name in the code alone is no other condition. */
    private static String renamed(Comparison comparison, List<String> types, String condition) {
        String text = condition;
        for (Pair<Snapshot.Item> item : comparison.items()) {
            if (types.contains(item.name())) {
                for (AttributePair pair : AttributePair.of(
                        item.before().attributes(), item.after().attributes())) {
                    String old = "\\b" + Pattern.quote(pair.oldName()) + "\\b";
                    text = text.replaceAll(old, Matcher.quoteReplacement(pair.name()));
                }
            }
        }
        return text;
    }
}
