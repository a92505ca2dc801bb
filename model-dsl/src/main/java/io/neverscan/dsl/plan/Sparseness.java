package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.keys.Facts;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import java.util.Optional;

/**
 * Rule R2: an item that lacks a key attribute is not in the index, so the index serves only patterns that do not ask for
 * such items; and what the index leaves out need not be asked for by keys.
 */
final class Sparseness {
    private Sparseness() {}

    /** Why the index would miss items that the pattern asks for. */
    static Optional<Refusal> refusal(Candidate candidate, int at, AccessPattern.Target target, Known known) {
        Placement placement = candidate.placed().get(at).placement();
        String each = candidate.location().describe() + " leaves out each `"
                + target.type().name() + "` ";
        for (KeyTemplate template : placement.templates()) {
            for (Attribute attribute : template.attributes()) {
                if (attribute.optional() && !known.facts().has(attribute)) {
                    return Optional.of(Refusal.of(Code.SPARSE_MISS, each + "without `" + attribute.name() + "`"));
                }
            }
        }
        if (placement.when().isEmpty()) {
            return Optional.empty();
        }
        Predicate when = placement.when().get();
        return known.facts().truth(when) == Facts.Truth.HOLDS
                ? Optional.empty()
                : Optional.of(Refusal.of(
                        Code.SPARSE_MISS,
                        each + "for which `" + when.span().text().strip() + "` does not hold"));
    }

    /** Whether the items of an index fulfil a condition, each of them. */
    static boolean answers(Placement placement, Condition condition) {
        return placement
                .when()
                .filter(w -> Facts.of(w).truth(condition) == Facts.Truth.HOLDS)
                .isPresent();
    }

    /** The same for a condition on constants alone. */
    static boolean answers(Placement placement, Predicate predicate) {
        if (predicate instanceof Predicate.And and) {
            return and.parts().stream().allMatch(p -> answers(placement, p));
        }
        boolean inKey = predicate instanceof Predicate.Exists exists
                && (Facts.isAlwaysThere(exists.attribute())
                        || placement.templates().stream()
                                .anyMatch(t -> t.attributes().contains(exists.attribute())));
        return inKey
                || placement
                        .when()
                        .filter(w -> Facts.of(w).truth(predicate) == Facts.Truth.HOLDS)
                        .isPresent();
    }
}
