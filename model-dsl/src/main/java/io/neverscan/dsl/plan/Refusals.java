package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Segment;
import java.util.Optional;

/** Words for a condition that the keys of one place cannot answer. */
final class Refusals {
    private Refusals() {}

    /**
     * Says why a condition is left over.
     *
     * @param candidate the place
     * @param target which target's condition
     * @param known what is known of that target
     * @param condition the condition
     * @return the refusal with the rule that fits best
     */
    static Refusal unanswered(Candidate candidate, int target, Known known, Condition condition) {
        Attribute attribute = condition.attribute();
        String place = candidate.location().describe();
        Placement placement = candidate.placed().get(target).placement();
        Optional<Segment.Component> next = SortChoice.next(placement, known);
        boolean inSort =
                placement.sortComponents().stream().anyMatch(c -> c.attribute().equals(attribute));
        if (condition.comparison().isRange() && next.isPresent()) {
            return Refusal.at(
                    Code.RANGE_NOT_NEXT,
                    condition.span(),
                    "`" + next.get().attribute().name() + "` is next in the sort key of " + place + ", not `"
                            + attribute.name() + "`");
        }
        if (inSort && next.isPresent() && !next.get().attribute().equals(attribute)) {
            return Refusal.at(
                    Code.SK_GAP,
                    condition.span(),
                    "`" + attribute.name() + "` stands in the sort key of " + place + " behind `"
                            + next.get().attribute().name() + "`, which is not given");
        }
        return Refusal.at(
                Code.FILTER_REQUIRED,
                condition.span(),
                "the keys of " + place + " do not hold `" + attribute.name() + "`");
    }

    /**
     * Says why a place does not answer a condition on constants.
     *
     * @param candidate the place
     * @param holding the condition
     * @return the refusal
     */
    static Refusal unanswered(Candidate candidate, Predicate holding) {
        return Refusal.at(
                Code.FILTER_REQUIRED,
                holding.span(),
                candidate.location().describe() + " also holds items for which `"
                        + holding.span().text().strip() + "` is not so");
    }
}
