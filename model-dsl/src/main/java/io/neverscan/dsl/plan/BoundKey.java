package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Segment;
import java.util.List;

/**
 * The known part of a key: a template, or the front of one, with an operand for each component.
 *
 * @param key the key attribute
 * @param parts literals and filled components in order; empty means "nothing is known"
 */
public record BoundKey(KeyAttribute key, List<Part> parts) {
    /** A part of a known key. */
    public sealed interface Part {}

    /**
     * Fixed text.
     *
     * @param text the text
     */
    public record Text(String text) implements Part {}

    /**
     * A component with its value.
     *
     * @param component the component
     * @param operand its value
     */
    public record Value(Segment.Component component, Operand operand) implements Part {}

    /** Copies the list. */
    public BoundKey {
        parts = List.copyOf(parts);
    }

    /**
     * Tells whether nothing is known.
     *
     * @return true if there is no part
     */
    public boolean isEmpty() {
        return parts.isEmpty();
    }
}
