package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * Why one table or index cannot serve a pattern.
 *
 * @param location the table or index
 * @param form the form of the items that was tried
 * @param code the rule that is violated
 * @param reason in words, about this location
 * @param span the smallest place in the pattern that shows it
 * @param witnesses items that would be confused, if the rule is about that
 * @param blind whether the pattern gives no part of the partition key: every value that it can have was tried
 */
public record Rejection(
        Location location,
        Placement.Form form,
        Code code,
        String reason,
        Optional<Span> span,
        List<Witness> witnesses,
        boolean blind) {
    /** Copies the list. */
    public Rejection {
        witnesses = List.copyOf(witnesses);
    }

    /**
     * A concrete item.
     *
     * @param type name of its type
     * @param attributes attributes as {@code name=value}, in the order of the keys
     * @param partition its partition key there
     * @param sort its sort key there; empty if there is none
     */
    public record Witness(String type, List<String> attributes, String partition, Optional<String> sort) {
        /** Copies the list. */
        public Witness {
            attributes = List.copyOf(attributes);
        }

        @Override
        public String toString() {
            String key = sort.map(s -> partition + " | " + s).orElse(partition);
            return type + "(" + String.join(", ", attributes) + ") with key " + key;
        }
    }
}
