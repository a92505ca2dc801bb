package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.ModelText;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What an index lacks, added to its projection. */
final class ProjectionRepair {
    private ProjectionRepair() {}

    static Optional<Help> of(AccessPattern pattern, Rejection telling) {
        if (!(telling.location() instanceof Location.Secondary secondary)) {
            return Optional.empty();
        }
        Set<Attribute> missing = new LinkedHashSet<>();
        for (Candidate candidate : Candidate.of(secondary, pattern)) {
            for (ReadPlan.Placed placed : candidate.placed()) {
                missing.addAll(missing(pattern, placed));
            }
        }
        Index index = secondary.index();
        Set<String> names = new LinkedHashSet<>();
        if (index.projection() instanceof Projection.Include include) {
            names.addAll(include.storedNames());
        }
        missing.forEach(a -> names.add(a.storedName()));
        List<String> told = missing.stream().map(a -> "`" + a.name() + "`").toList();
        String what = String.join(" and ", told);
        String price = "add " + what + " to the projection of `" + index.name()
                + "` (larger entries to store, and +1 write unit where " + String.join(" or ", told) + " changes)";
        return missing.isEmpty()
                ? Optional.empty()
                : value(index)
                        .map(v -> Help.edit(
                                price, new Edit(v, "[" + String.join(", ", names) + "]"), Help.Confidence.REVIEW));
    }

    /** Where the list stands, or the word in its place. */
    static Optional<Span> value(Index index) {
        return new ModelText(index.span())
                .value("projection")
                .filter(v -> !v.text().startsWith("{"))
                .or(() -> new ModelText(index.span())
                        .entry("projection")
                        .flatMap(p -> new ModelText(p).value("include")));
    }

    private static List<Attribute> missing(AccessPattern pattern, ReadPlan.Placed placed) {
        Set<Attribute> keyed = new LinkedHashSet<>(Projecting.keyAttributes(placed));
        List<Attribute> missing = new ArrayList<>();
        for (Attribute attribute : placed.type().attributes()) {
            boolean read = pattern.options().returns().contains(attribute)
                    || pattern.options()
                            .fetch()
                            .filter(f -> f.by().contains(attribute))
                            .isPresent();
            boolean filtered =
                    pattern.filter().filter(f -> Filtering.uses(f, attribute)).isPresent();
            boolean held = Projecting.holds(placed, attribute);
            if (!held && (filtered || (read && !keyed.contains(attribute)))) {
                missing.add(attribute);
            }
        }
        return missing;
    }
}
