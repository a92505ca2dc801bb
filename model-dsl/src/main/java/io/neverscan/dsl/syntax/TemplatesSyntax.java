package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.Optional;

/**
 * Key templates for a table or index.
 *
 * @param partition template of the partition key
 * @param sort template of the sort key
 * @param when which items have these keys; empty means all
 * @param span where the pair is named
 */
public record TemplatesSyntax(
        Optional<SourceText> partition, Optional<SourceText> sort, Optional<SourceText> when, Span span) {}
