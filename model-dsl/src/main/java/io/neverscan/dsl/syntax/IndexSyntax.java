package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * An index of a table.
 *
 * @param name its name
 * @param partitionKey its partition key attribute; empty for a local index
 * @param sortKey its sort key attribute
 * @param projection {@code all} or {@code keysOnly}; empty if left out or names are listed
 * @param include the stored names of a projection list
 */
public record IndexSyntax(
        SourceText name,
        Optional<KeyAttributeSyntax> partitionKey,
        Optional<KeyAttributeSyntax> sortKey,
        Optional<SourceText> projection,
        List<SourceText> include) {}
