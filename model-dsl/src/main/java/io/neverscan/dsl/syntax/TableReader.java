package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tables out of checked mappings. */
final class TableReader {
    private TableReader() {}

    static TableSyntax table(YamlNode.Entry entry) {
        Fields fields = Fields.of(entry.value());
        return new TableSyntax(
                entry.key(),
                keyAttribute(fields, "partitionKey").orElseThrow(),
                keyAttribute(fields, "sortKey"),
                fields.entries("indexes").stream().map(TableReader::index).toList(),
                fields.text("typeAttribute"),
                fields.is("keyEncoding", "raw"),
                SettingsSyntax.of(fields));
    }

    private static IndexSyntax index(YamlNode.Entry entry) {
        Fields fields = Fields.of(entry.value());
        // A list of names is short for a mapping with the list under `include`.
        List<SourceText> include = fields.node("projection")
                .filter(n -> !(n instanceof YamlNode.Scalar))
                .map(n -> n instanceof YamlNode.Mapping ? Fields.of(n).texts("include") : Fields.texts(n))
                .orElse(List.of());
        return new IndexSyntax(
                entry.key(),
                keyAttributes(fields, "partitionKey"),
                keyAttributes(fields, "sortKey"),
                fields.text("projection"),
                include,
                SettingsSyntax.of(fields));
    }

    private static Optional<KeyAttributeSyntax> keyAttribute(Fields fields, String key) {
        return fields.node(key).map(TableReader::keyAttribute);
    }

    /** One, or the elements of a list. */
    private static List<KeyAttributeSyntax> keyAttributes(Fields fields, String key) {
        return fields.node(key).stream()
                .flatMap(n -> n instanceof YamlNode.Sequence list ? list.items().stream() : Stream.of(n))
                .map(TableReader::keyAttribute)
                .toList();
    }

    private static KeyAttributeSyntax keyAttribute(YamlNode node) {
        Fields longForm = Fields.of(node);
        return new KeyAttributeSyntax(
                Fields.text(node).or(() -> longForm.text("name")).orElseThrow(), longForm.text("type"));
    }
}
