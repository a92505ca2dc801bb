package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * What a rule says when it is violated; the candidate makes a {@link Rejection} of it.
 *
 * @param code the rule
 * @param reason in words, about this location
 * @param span the smallest place that shows it, if there is one
 * @param witnesses items that would be confused
 */
record Refusal(Code code, String reason, Optional<Span> span, List<Rejection.Witness> witnesses) {
    static Refusal of(Code code, String reason) {
        return new Refusal(code, reason, Optional.empty(), List.of());
    }

    static Refusal at(Code code, Span span, String reason) {
        return new Refusal(code, reason, Optional.of(span), List.of());
    }
}
