package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import java.util.List;
import java.util.Optional;

/** Rule R15: what asks for one item must give something that no two items share. */
final class Uniqueness {
    private Uniqueness() {}

    /** Whether the conditions are about the identity and nothing else, so that only the table's key can answer them. */
    static boolean byIdentity(AccessPattern.Target target) {
        List<Attribute> identity = target.type().identity();
        return equal(target).containsAll(identity)
                && target.where().stream().allMatch(c -> identity.contains(c.attribute()));
    }

    /** Why there could be two; empty if the identity or a unique attribute is given. */
    static Optional<Refusal> refusal(AccessPattern.Target target, Candidate candidate) {
        List<Attribute> equal = equal(target);
        boolean one = equal.containsAll(target.type().identity())
                || target.type().traits().unique().stream().anyMatch(equal::containsAll);
        if (one) {
            return Optional.empty();
        }
        String given = String.join(
                " and ",
                target.where().stream()
                        .map(c -> "`" + c.attribute().name() + "`")
                        .distinct()
                        .toList());
        return Optional.of(Refusal.of(
                Code.NOT_UNIQUE,
                candidate.location().describe() + " answers it, but several `"
                        + target.type().name() + "` can have the same " + given));
    }

    private static List<Attribute> equal(AccessPattern.Target target) {
        return target.where().stream()
                .filter(c -> c.comparison() == Comparison.EQ)
                .map(Condition::attribute)
                .toList();
    }
}
