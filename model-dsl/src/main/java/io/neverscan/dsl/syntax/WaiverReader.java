package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Collects what is written under {@code waive} beside an entry, and beside the indexes of a table. */
final class WaiverReader {
    private WaiverReader() {}

    /** The waivers of an entry whose shape is right. */
    static List<WaiverSyntax> of(YamlNode.Entry entry) {
        List<WaiverSyntax> waivers = new ArrayList<>(beside(entry));
        Fields.of(entry.value()).entries("indexes").forEach(index -> waivers.addAll(beside(index)));
        return List.copyOf(waivers);
    }

    private static List<WaiverSyntax> beside(YamlNode.Entry entry) {
        Span name = entry.key().span();
        Span scope = name.file().span(name.startOffset(), entry.value().span().endOffset());
        return Fields.of(entry.value()).entries("waive").stream()
                .flatMap(w -> Fields.text(w.value()).map(reason -> new WaiverSyntax(w.key(), reason, scope)).stream())
                .toList();
    }
}
