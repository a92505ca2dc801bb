package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * A declared write of one item.
 *
 * @param name its name
 * @param kind the key that says what kind of write it is
 * @param target the item type
 * @param description what it is for
 * @param move the states of a transition
 * @param parts what changes, in the order {@code set add remove append}
 * @param when its condition
 */
public record WriteSyntax(
        SourceText name,
        SourceText kind,
        SourceText target,
        Optional<SourceText> description,
        Move move,
        List<Part> parts,
        Optional<SourceText> when)
        implements AccessSyntax {
    /** Copies the list. */
    public WriteSyntax {
        parts = List.copyOf(parts);
    }

    /**
     * The states of a transition.
     *
     * @param attribute the enum attribute, if it is named
     * @param from the states before
     * @param to the state after
     */
    public record Move(Optional<SourceText> attribute, List<SourceText> from, Optional<SourceText> to) {
        /** Copies the list. */
        public Move {
            from = List.copyOf(from);
        }
    }

    /**
     * Changes of one kind.
     *
     * @param key the key that says what is done: {@code set}, {@code add}, {@code remove} or {@code append}
     * @param changes the changes in their order
     */
    public record Part(SourceText key, List<Change> changes) {
        /** Copies the list. */
        public Part {
            changes = List.copyOf(changes);
        }
    }

    /**
     * A change of one attribute.
     *
     * @param attribute the attribute
     * @param value the value; left out it is the parameter of the attribute's name
     */
    public record Change(SourceText attribute, Optional<SourceText> value) {}
}
