package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What entities and edges have in common.
 *
 * @param name its name
 * @param description what it means
 * @param table its table
 * @param key templates of the table's keys
 * @param attributes its own attributes
 * @param indexes templates of index keys; several for one index are alternatives
 * @param traits attributes by the trait they carry: version, created, updated, ttl
 */
public record ItemSyntax(
        SourceText name,
        Optional<SourceText> description,
        Optional<SourceText> table,
        Optional<TemplatesSyntax> key,
        List<AttributeSyntax> attributes,
        List<IndexTemplates> indexes,
        Map<String, SourceText> traits) {
    /**
     * Templates for one index.
     *
     * @param index its name
     * @param templates the templates
     */
    public record IndexTemplates(SourceText index, TemplatesSyntax templates) {}
}
