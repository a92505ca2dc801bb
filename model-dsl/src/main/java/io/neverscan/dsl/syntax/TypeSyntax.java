package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * A type of the model.
 *
 * @param name its name
 * @param values values of an enum; empty for a document
 * @param attributes attributes of a document; empty for an enum
 */
public record TypeSyntax(SourceText name, List<Value> values, List<AttributeSyntax> attributes) {
    /**
     * A value of an enum.
     *
     * @param name its name
     * @param code what is stored, if it is another text
     */
    public record Value(SourceText name, Optional<SourceText> code) {}
}
