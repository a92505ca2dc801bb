package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;

/** Access patterns out of checked mappings. */
final class PatternReader {
    private PatternReader() {}

    static AccessSyntax access(YamlNode.Entry entry) {
        Fields fields = Fields.of(entry.value());
        return fields.text("external")
                .<AccessSyntax>map(system -> new ExternalSyntax(
                        entry.key(),
                        system,
                        fields.text("owner"),
                        fields.text("description").orElseThrow()))
                .orElseGet(() -> pattern(entry));
    }

    private static PatternSyntax pattern(YamlNode.Entry entry) {
        Fields fields = Fields.of(entry.value());
        SourceText kind = Grammar.KINDS.stream()
                .flatMap(k -> fields.key(k).stream())
                .findFirst()
                .orElseThrow();
        boolean list =
                fields.node("where").map(YamlNode.Sequence.class::isInstance).orElse(false);
        return new PatternSyntax(
                entry.key(),
                kind,
                fields.texts(kind.value()),
                fields.text("description"),
                new PatternSyntax.Conditions(
                        list ? fields.texts("where") : List.of(), fields.text("where"), fields.text("filter")),
                fields.texts("order"),
                new PatternSyntax.Options(
                        fields.text("page"),
                        fields.is("consistency", "strong"),
                        fields.texts("returns"),
                        fields.text("maxRequests"),
                        fields.text("walkBack"),
                        fields.text("fetch")));
    }
}
