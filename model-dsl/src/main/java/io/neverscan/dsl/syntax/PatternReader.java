package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
                .or(() -> fields.node("transact").map(steps -> transact(entry.key(), steps, fields)))
                .or(() -> kind(fields, Grammar.WRITES).map(kind -> write(entry.key(), kind, fields)))
                .orElseGet(() -> pattern(entry));
    }

    private static Optional<SourceText> kind(Fields fields, List<String> kinds) {
        return kinds.stream().flatMap(k -> fields.key(k).stream()).findFirst();
    }

    private static TransactSyntax transact(SourceText name, YamlNode steps, Fields fields) {
        List<YamlNode> nodes = steps instanceof YamlNode.Sequence sequence ? sequence.items() : List.of();
        return new TransactSyntax(
                name, nodes.stream().map(n -> step(name, Fields.of(n))).toList(), fields.text("description"));
    }

    private static TransactSyntax.Step step(SourceText name, Fields fields) {
        SourceText kind = kind(fields, Grammar.STEPS).orElseThrow();
        return new TransactSyntax.Step(write(name, kind, fields), changes(fields, "key"), fields.text("many"));
    }

    private static WriteSyntax write(SourceText name, SourceText kind, Fields fields) {
        return new WriteSyntax(
                name,
                kind,
                fields.text(kind.value()).orElseThrow(),
                fields.text("description"),
                new WriteSyntax.Move(fields.text("state"), fields.texts("from"), fields.text("to")),
                Stream.of("set", "add", "remove", "append")
                        .flatMap(k -> fields.key(k).stream())
                        .map(k -> new WriteSyntax.Part(k, changes(fields, k.value())))
                        .toList(),
                fields.text("when"));
    }

    /** Names, or a mapping from names to values. */
    private static List<WriteSyntax.Change> changes(Fields fields, String key) {
        List<YamlNode.Entry> values = fields.entries(key);
        return values.isEmpty()
                ? fields.texts(key).stream()
                        .map(n -> new WriteSyntax.Change(n, Optional.empty()))
                        .toList()
                : values.stream()
                        .map(e -> new WriteSyntax.Change(e.key(), Fields.text(e.value())))
                        .toList();
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
