package io.neverscan.dsl.compat;

import java.util.Comparator;
import java.util.List;

/** All changes between two versions of a model. */
public final class Changes {
    private static final List<ChangeRule> RULES = List.of(
            new TableKeys(),
            new Indexes(),
            new ItemTypes(),
            new ItemKeys(),
            new AttributesAddedOrRemoved(),
            new AttributesChanged(),
            new EnumValues(),
            new Patterns());

    private Changes() {}

    /**
     * Compares two versions.
     *
     * @param before the old one
     * @param after the new one
     * @return the changes, the heaviest first, then by kind and name
     */
    public static List<Change> between(Snapshot before, Snapshot after) {
        Comparison comparison = new Comparison(before, after);
        return RULES.stream()
                .flatMap(r -> r.changes(comparison).stream())
                .sorted(Comparator.comparing(Change::effect)
                        .reversed()
                        .thenComparing(Change::kind)
                        .thenComparing(Change::element))
                .toList();
    }
}
