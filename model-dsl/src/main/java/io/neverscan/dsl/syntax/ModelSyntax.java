package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * One file of a model. Entries with findings are left out, only their names are kept.
 *
 * @param name name of the model
 * @param packageName Java package
 * @param description what it is about
 * @param tenant attribute that every partition key begins with
 * @param tables its tables
 * @param types its types
 * @param entities its entities
 * @param edges its edges
 * @param patterns its access patterns
 * @param waivers warnings that stand for a reason
 * @param expectations expected numbers
 * @param unread what could not be read
 */
public record ModelSyntax(
        SourceText name,
        Optional<SourceText> packageName,
        Optional<SourceText> description,
        Optional<SourceText> tenant,
        List<TableSyntax> tables,
        List<TypeSyntax> types,
        List<EntitySyntax> entities,
        List<EdgeSyntax> edges,
        List<AccessSyntax> patterns,
        List<WaiverSyntax> waivers,
        List<ExpectSyntax> expectations,
        Unread unread) {
    /**
     * What could not be read.
     *
     * @param names names of entries with findings
     * @param scans access patterns that ask for a Scan, by the key that says so
     * @param tables whether a table is among them, so that the model is not one without tables
     * @param sections whether a whole section could not be read, so that more names may be declared than are known
     */
    public record Unread(List<SourceText> names, List<SourceText> scans, boolean tables, boolean sections) {}
}
