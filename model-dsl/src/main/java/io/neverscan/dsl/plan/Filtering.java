package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rule R9 for a declared filter: DynamoDB refuses key attributes of what is queried, and sees only what the index holds.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Filter expressions for the Query operation".
 */
final class Filtering {
    private Filtering() {}

    private record Use(Attribute attribute, Span span) {}

    static Optional<Refusal> refusal(Predicate filter, Candidate candidate) {
        List<Use> uses = new ArrayList<>();
        collect(filter, uses);
        for (Use use : uses) {
            for (ReadPlan.Placed placed : candidate.placed()) {
                if (!placed.type().attributes().contains(use.attribute())) {
                    continue;
                }
                for (KeyTemplate template : placed.placement().templates()) {
                    if (template.natural() && template.attributes().contains(use.attribute())) {
                        return Optional.of(Refusal.at(
                                Code.FILTER_ON_KEY,
                                use.span(),
                                "`" + use.attribute().name() + "` is a key attribute of "
                                        + candidate.location().describe()));
                    }
                }
                if (!Projecting.holds(placed, use.attribute())) {
                    return Optional.of(Refusal.at(
                            Code.PROJECTION_MISS,
                            use.span(),
                            candidate.location().describe() + " does not hold `"
                                    + use.attribute().name() + "`, so a filter cannot see it"));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a filter looks at an attribute. */
    static boolean uses(Predicate filter, Attribute attribute) {
        List<Use> uses = new ArrayList<>();
        collect(filter, uses);
        return uses.stream().anyMatch(u -> u.attribute().equals(attribute));
    }

    private static void collect(Predicate predicate, List<Use> uses) {
        if (predicate instanceof Predicate.And and) {
            and.parts().forEach(p -> collect(p, uses));
        } else if (predicate instanceof Predicate.Or or) {
            or.parts().forEach(p -> collect(p, uses));
        } else if (predicate instanceof Predicate.Not not) {
            collect(not.part(), uses);
        } else if (predicate instanceof Predicate.Compare compare) {
            uses.add(new Use(compare.attribute(), compare.span()));
        } else if (predicate instanceof Predicate.In in) {
            uses.add(new Use(in.attribute(), in.span()));
        } else if (predicate instanceof Predicate.Contains contains) {
            uses.add(new Use(contains.attribute(), contains.span()));
        } else if (predicate instanceof Predicate.Size size) {
            uses.add(new Use(size.attribute(), size.span()));
        } else if (predicate instanceof Predicate.Exists exists) {
            uses.add(new Use(exists.attribute(), exists.span()));
        }
    }
}
