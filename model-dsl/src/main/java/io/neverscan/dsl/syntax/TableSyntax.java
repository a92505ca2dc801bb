package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * A table.
 *
 * @param name its name
 * @param partitionKey its partition key attribute
 * @param sortKey its sort key attribute
 * @param indexes its indexes
 * @param typeAttribute attribute of the item type, or {@code none}
 * @param raw whether text stands unescaped in keys
 * @param settings how the service keeps it
 */
public record TableSyntax(
        SourceText name,
        KeyAttributeSyntax partitionKey,
        Optional<KeyAttributeSyntax> sortKey,
        List<IndexSyntax> indexes,
        Optional<SourceText> typeAttribute,
        boolean raw,
        SettingsSyntax settings) {}
