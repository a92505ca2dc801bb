package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/** A node of the YAML tree, before the language gives it a meaning. Every scalar is text. */
sealed interface YamlNode {
    /** Where it stands. */
    Span span();

    /** Number of nodes below and including it, aliases expanded. */
    int weight();

    /** How messages name its kind. */
    String kind();

    /** A text; {@code empty} if nothing at all is written. */
    record Scalar(SourceText text, boolean empty) implements YamlNode {
        @Override
        public Span span() {
            return text.span();
        }

        @Override
        public int weight() {
            return 1;
        }

        @Override
        public String kind() {
            return empty ? "empty" : "a text";
        }
    }

    /** A list. */
    record Sequence(List<YamlNode> items, Span span, int weight) implements YamlNode {
        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A mapping; no key stands twice. */
    record Mapping(List<Entry> entries, Span span, int weight) implements YamlNode {
        @Override
        public String kind() {
            return "a mapping";
        }

        Optional<YamlNode> get(String key) {
            return entries.stream()
                    .filter(e -> e.key().value().equals(key))
                    .map(Entry::value)
                    .findFirst();
        }
    }

    /** One key of a mapping with its value. */
    record Entry(SourceText key, YamlNode value) {}
}
