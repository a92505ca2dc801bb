package io.neverscan.dsl.compat;

import java.util.List;

/**
 * A change between two versions of a model.
 *
 * @param kind what kind of change
 * @param effect what it asks for
 * @param element what has changed, such as {@code Order.status}
 * @param text what has happened to it, to stand behind its name
 * @param steps what to do, in this order; none if nothing is to be done
 */
public record Change(Kind kind, Effect effect, String element, String text, List<String> steps) {
    /** Copies the list. */
    public Change {
        steps = List.copyOf(steps);
    }

    static Change safe(Kind kind, String element, String text) {
        return new Change(kind, Effect.SAFE, element, text, List.of());
    }
}
