package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * An index of a table.
 *
 * @param name its name
 * @param partitionKeys its partition key attributes; empty for a local index
 * @param sortKeys its sort key attributes
 * @param projection {@code all} or {@code keysOnly}; empty if left out or names are listed
 * @param include the stored names of a projection list
 * @param settings its throughput
 */
public record IndexSyntax(
        SourceText name,
        List<KeyAttributeSyntax> partitionKeys,
        List<KeyAttributeSyntax> sortKeys,
        Optional<SourceText> projection,
        List<SourceText> include,
        SettingsSyntax settings) {}
