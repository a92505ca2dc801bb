package io.neverscan.dsl.syntax;

import java.util.List;
import java.util.Optional;

/** Attributes and types out of checked mappings. */
final class AttributeReader {
    private AttributeReader() {}

    static List<AttributeSyntax> attributes(Fields fields, String key) {
        return fields.entries(key).stream().map(AttributeReader::attribute).toList();
    }

    private static AttributeSyntax attribute(YamlNode.Entry entry) {
        Fields fields = Fields.of(entry.value());
        return new AttributeSyntax(
                entry.key(),
                Fields.text(entry.value()).or(() -> fields.text("type")).orElseThrow(),
                fields.is("optional", "true"),
                fields.is("immutable", "true"),
                fields.text("as"),
                fields.text("description"));
    }

    static TypeSyntax type(YamlNode.Entry entry) {
        Fields fields = Fields.of(entry.value());
        List<TypeSyntax.Value> values =
                fields.node("enum").map(AttributeReader::values).orElse(List.of());
        return new TypeSyntax(entry.key(), values, attributes(fields, "attributes"));
    }

    private static List<TypeSyntax.Value> values(YamlNode node) {
        if (node instanceof YamlNode.Mapping mapping) {
            return mapping.entries().stream()
                    .map(e -> new TypeSyntax.Value(e.key(), Fields.text(e.value())))
                    .toList();
        }
        return Fields.texts(node).stream()
                .map(t -> new TypeSyntax.Value(t, Optional.empty()))
                .toList();
    }
}
