package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Entities and edges out of checked mappings. */
final class ItemReader {
    private static final List<String> TRAITS = List.of("version", "created", "updated", "ttl");

    private ItemReader() {}

    static EntitySyntax entity(YamlNode.Entry entry) {
        Fields fields = Fields.of(entry.value());
        return new EntitySyntax(item(entry.key(), fields), fields.texts("id"), fields.key("singleton"), unique(fields));
    }

    /** One attribute, or a list of attributes and groups of attributes. */
    private static List<List<SourceText>> unique(Fields fields) {
        return fields.node("unique")
                .map(node -> node instanceof YamlNode.Sequence sequence
                        ? sequence.items().stream().map(Fields::texts).toList()
                        : List.of(Fields.texts(node)))
                .orElse(List.of());
    }

    static EdgeSyntax edge(YamlNode.Entry entry) {
        Fields fields = Fields.of(entry.value());
        Optional<Fields> counters = fields.node("counters").map(Fields::of);
        return new EdgeSyntax(
                item(entry.key(), fields),
                end(fields, "from"),
                end(fields, "to"),
                fields.node("inverse").map(ItemReader::inverse),
                counters.flatMap(c -> c.text("from")),
                counters.flatMap(c -> c.text("to")));
    }

    private static EdgeSyntax.End end(Fields fields, String key) {
        YamlNode.Entry only = fields.entries(key).get(0);
        return new EdgeSyntax.End(only.key(), Fields.texts(only.value()));
    }

    private static EdgeSyntax.Inverse inverse(YamlNode node) {
        Fields fields = Fields.of(node);
        Optional<SourceText> mirror = fields.key("mirror");
        SourceText way = Fields.text(node)
                .or(() -> fields.text("index"))
                .or(() -> mirror)
                .orElseThrow();
        return new EdgeSyntax.Inverse(
                way,
                mirror.isPresent() || way.value().equals("mirror"),
                new TemplatesSyntax(fields.text("partition"), fields.text("sort"), Optional.empty(), way.span()));
    }

    private static ItemSyntax item(SourceText name, Fields fields) {
        return new ItemSyntax(
                name,
                fields.text("description"),
                fields.text("table"),
                fields.key("key").map(k -> templates(k, fields.node("key").orElseThrow())),
                AttributeReader.attributes(fields, "attributes"),
                fields.entries("indexes").stream().flatMap(ItemReader::index).toList(),
                fields.byKey(TRAITS));
    }

    /** One entry; several where a list gives alternatives. */
    private static Stream<ItemSyntax.IndexTemplates> index(YamlNode.Entry entry) {
        List<YamlNode> nodes = entry.value() instanceof YamlNode.Sequence list ? list.items() : List.of(entry.value());
        return nodes.stream().map(n -> new ItemSyntax.IndexTemplates(entry.key(), templates(entry.key(), n)));
    }

    private static TemplatesSyntax templates(SourceText key, YamlNode node) {
        Fields fields = Fields.of(node);
        return new TemplatesSyntax(fields.text("partition"), fields.text("sort"), fields.text("when"), key.span());
    }
}
