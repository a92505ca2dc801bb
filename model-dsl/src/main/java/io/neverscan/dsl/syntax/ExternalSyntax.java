package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.Optional;

/**
 * A read that another system answers.
 *
 * @param name its name
 * @param system the system
 * @param owner who looks after it
 * @param description what it is for
 */
public record ExternalSyntax(SourceText name, SourceText system, Optional<SourceText> owner, SourceText description)
        implements AccessSyntax {}
