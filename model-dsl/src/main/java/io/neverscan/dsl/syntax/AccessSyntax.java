package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;

/** What stands under {@code accessPatterns}: a read that keys answer, a write, or a read that another
 * system answers. */
public sealed interface AccessSyntax permits PatternSyntax, WriteSyntax, TransactSyntax, ExternalSyntax {
    /**
     * Its name.
     *
     * @return the name
     */
    SourceText name();
}
