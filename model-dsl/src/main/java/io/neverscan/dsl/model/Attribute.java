package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.Optional;

/**
 * An attribute of an item type or document.
 *
 * @param name name in the model
 * @param storedName name in the table ({@code as:}), else the same
 * @param type its type
 * @param optional whether an item may lack it
 * @param immutable whether it never changes after creation
 * @param description what it means, for Javadoc and report
 * @param span where it is declared
 */
public record Attribute(
        String name,
        String storedName,
        AttributeType type,
        boolean optional,
        boolean immutable,
        Optional<String> description,
        Span span) {
    @Override
    public String toString() {
        return name;
    }
}
