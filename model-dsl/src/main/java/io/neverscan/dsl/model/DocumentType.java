package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;

/**
 * A nested document under {@code types:}, stored as a map. Documents never contain themselves.
 *
 * @param name Java type name
 * @param attributes its attributes in the order of the model
 * @param span where it is declared
 */
public record DocumentType(String name, List<Attribute> attributes, Span span) implements AttributeType {
    /** Copies the list. */
    public DocumentType {
        attributes = List.copyOf(attributes);
    }

    @Override
    public String describe() {
        return name;
    }
}
