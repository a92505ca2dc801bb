package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.Optional;

/**
 * An attribute.
 *
 * @param name its name
 * @param type its type as written, with {@code ?} if that stands there
 * @param optional whether the long form calls it optional
 * @param immutable whether it is called immutable
 * @param storedName its name in the table
 * @param description what it means
 */
public record AttributeSyntax(
        SourceText name,
        SourceText type,
        boolean optional,
        boolean immutable,
        Optional<SourceText> storedName,
        Optional<SourceText> description) {}
