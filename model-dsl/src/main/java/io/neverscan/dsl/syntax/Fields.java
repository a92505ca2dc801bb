package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The values of a mapping whose shape has been checked, so that none has another shape than it should. */
record Fields(YamlNode.Mapping mapping) {
    /** Looks into a value that has been checked; one that is no mapping has no fields. */
    static Fields of(YamlNode node) {
        return new Fields(
                node instanceof YamlNode.Mapping mapping ? mapping : new YamlNode.Mapping(List.of(), node.span(), 1));
    }

    Optional<YamlNode> node(String key) {
        return mapping.get(key);
    }

    Optional<SourceText> key(String key) {
        return mapping.entries().stream()
                .map(YamlNode.Entry::key)
                .filter(k -> k.value().equals(key))
                .findFirst();
    }

    Optional<SourceText> text(String key) {
        return mapping.get(key).flatMap(Fields::text);
    }

    boolean is(String key, String word) {
        return text(key).map(t -> t.value().equals(word)).orElse(false);
    }

    /** A text, or a list of texts. */
    List<SourceText> texts(String key) {
        return mapping.get(key).map(Fields::texts).orElse(List.of());
    }

    /** The entries below a key. */
    List<YamlNode.Entry> entries(String key) {
        return mapping.get(key).map(n -> of(n).mapping.entries()).orElse(List.of());
    }

    /** The texts below some of the keys. */
    Map<String, SourceText> byKey(List<String> keys) {
        Map<String, SourceText> found = new LinkedHashMap<>();
        keys.forEach(k -> text(k).ifPresent(t -> found.put(k, t)));
        return found;
    }

    static Optional<SourceText> text(YamlNode node) {
        return node instanceof YamlNode.Scalar scalar ? Optional.of(scalar.text()) : Optional.empty();
    }

    static List<SourceText> texts(YamlNode node) {
        return node instanceof YamlNode.Sequence sequence
                ? sequence.items().stream().flatMap(i -> text(i).stream()).toList()
                : text(node).stream().toList();
    }
}
