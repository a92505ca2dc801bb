package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.Optional;

/**
 * A key attribute of a table or index.
 *
 * @param name attribute name in the table
 * @param type its type as written; a string if left out
 */
public record KeyAttributeSyntax(SourceText name, Optional<SourceText> type) {}
