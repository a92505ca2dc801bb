package io.neverscan.dsl.syntax;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Compares a tree with the shapes of the language and reports every difference at its own place. */
final class ShapeChecker {
    private final List<Diagnostic> findings;
    private final Map<String, Pattern> patterns = new HashMap<>();

    ShapeChecker(List<Diagnostic> findings) {
        this.findings = findings;
    }

    /** Checks a value that stands under a key; false if anything in it is wrong. */
    boolean check(SourceText key, YamlNode value, Shape shape) {
        int before = findings.size();
        value(new Place("`" + key.value() + "`", key.span()), value, shape);
        return findings.size() == before;
    }

    /** Checks the keys of a mapping but not their values; false if the node is no mapping. */
    boolean checkKeys(Span owner, YamlNode value, Shape.Mapping shape) {
        if (value instanceof YamlNode.Mapping mapping) {
            keys(new Place("", owner), mapping, shape);
            return true;
        }
        wrongShape(new Place("a model file", owner), value, shape);
        return false;
    }

    /** What a value belongs to: in words, and where its key stands. */
    private record Place(String name, Span span) {}

    private void value(Place place, YamlNode node, Shape shape) {
        if (shape instanceof Shape.OneOf oneOf) {
            oneOf(place, node, oneOf);
        } else if (shape instanceof Shape.Text text && node instanceof YamlNode.Scalar scalar && !scalar.empty()) {
            text(place, scalar, text);
        } else if (shape instanceof Shape.Words words && node instanceof YamlNode.Scalar scalar && !scalar.empty()) {
            words(place, scalar, words);
        } else if (shape instanceof Shape.ListOf list && node instanceof YamlNode.Sequence sequence) {
            list(place, sequence, list);
        } else if (shape instanceof Shape.MapOf mapOf && node instanceof YamlNode.Mapping mapping) {
            mapOf(place, mapping, mapOf);
        } else if (shape instanceof Shape.Mapping fields && node instanceof YamlNode.Mapping mapping) {
            keys(place, mapping, fields);
            for (YamlNode.Entry entry : mapping.entries()) {
                fields.field(entry.key().value()).ifPresent(f -> child(entry, f.shape()));
            }
        } else if (shape instanceof Shape.ByKey byKey) {
            boolean has = node instanceof YamlNode.Mapping mapping
                    && byKey.keys().stream().anyMatch(k -> mapping.get(k).isPresent());
            value(place, node, has ? byKey.with() : byKey.without());
        } else if (!(shape instanceof Shape.Any)) {
            wrongShape(place, node, shape);
        }
    }

    private void child(YamlNode.Entry entry, Shape shape) {
        value(new Place("`" + entry.key().value() + "`", entry.key().span()), entry.value(), shape);
    }

    private void oneOf(Place place, YamlNode node, Shape.OneOf oneOf) {
        oneOf.shapes().stream()
                .filter(s -> fits(s, node))
                .findFirst()
                .ifPresentOrElse(s -> value(place, node, s), () -> wrongShape(place, node, oneOf));
    }

    private static boolean fits(Shape shape, YamlNode node) {
        if (node instanceof YamlNode.Scalar scalar) {
            return !scalar.empty() && (shape instanceof Shape.Text || shape instanceof Shape.Words);
        }
        return node instanceof YamlNode.Sequence
                ? shape instanceof Shape.ListOf
                : shape instanceof Shape.Mapping || shape instanceof Shape.MapOf || shape instanceof Shape.ByKey;
    }

    private void text(Place place, YamlNode.Scalar scalar, Shape.Text text) {
        String value = scalar.text().value();
        boolean matches = text.pattern().isEmpty()
                || patterns.computeIfAbsent(text.pattern(), Pattern::compile)
                        .matcher(value)
                        .find();
        if (value.isEmpty() || !matches) {
            wrongShape(place, scalar, text);
        }
    }

    private void words(Place place, YamlNode.Scalar scalar, Shape.Words words) {
        String value = scalar.text().value();
        if (!words.words().contains(value)) {
            Diagnostic finding = shapeFinding(place, scalar, words);
            findings.add(Help.nearest(value, scalar.span(), words.words())
                    .map(finding::help)
                    .orElse(finding));
        }
    }

    private void list(Place place, YamlNode.Sequence sequence, Shape.ListOf list) {
        if (sequence.items().isEmpty()) {
            findings.add(Diagnostic.at(Code.WRONG_SHAPE, sequence.span(), place.name() + " is an empty list"));
        }
        Place item = new Place("an element of " + place.name(), place.span());
        sequence.items().forEach(i -> value(item, i, list.item()));
    }

    private void mapOf(Place place, YamlNode.Mapping mapping, Shape.MapOf mapOf) {
        if (mapping.entries().isEmpty() || mapping.entries().size() > mapOf.max()) {
            wrongShape(place, mapping, mapOf);
        }
        mapping.entries().forEach(e -> child(e, mapOf.value()));
    }

    private void keys(Place place, YamlNode.Mapping mapping, Shape.Mapping shape) {
        List<String> present =
                mapping.entries().stream().map(e -> e.key().value()).toList();
        Set<String> meant = new HashSet<>();
        for (YamlNode.Entry entry : mapping.entries()) {
            if (shape.field(entry.key().value()).isEmpty()) {
                unknownKey(entry.key(), shape, present).ifPresent(meant::add);
            }
        }
        for (Shape.Field field : shape.fields()) {
            if (field.required() && !present.contains(field.key()) && !meant.contains(field.key())) {
                missingKey(place, "`" + field.key() + "` is missing");
            }
        }
        for (Shape.Choice choice : shape.choices()) {
            List<YamlNode.Entry> chosen = mapping.entries().stream()
                    .filter(e -> choice.keys().contains(e.key().value()))
                    .toList();
            if (chosen.isEmpty() && choice.required() && choice.keys().stream().noneMatch(meant::contains)) {
                missingKey(place, "one of `" + String.join("`, `", choice.keys()) + "` is missing");
            } else if (chosen.size() > 1) {
                onlyOne(chosen);
            }
        }
    }

    private void onlyOne(List<YamlNode.Entry> chosen) {
        SourceText second = chosen.get(1).key();
        SourceText first = chosen.get(0).key();
        String message = "`" + second.value() + "` cannot stand beside `" + first.value() + "`";
        findings.add(
                Diagnostic.at(Code.WRONG_SHAPE, second.span(), message).also(first.span(), "one of the two is enough"));
    }

    /** Reports the key; gives the key that was probably meant, so that a misspelt key is one finding, not two. */
    private Optional<String> unknownKey(SourceText key, Shape.Mapping shape, List<String> present) {
        String note = shape.later().get(key.value());
        Diagnostic finding =
                Diagnostic.at(Code.UNKNOWN_KEY, key.span(), "`" + key.value() + "` is not a key of the language here");
        List<String> free = shape.fields().stream()
                .map(Shape.Field::key)
                .filter(k -> !present.contains(k))
                .toList();
        if (note != null) {
            finding = finding.note("`" + key.value() + "`: " + note);
        } else {
            Optional<Help> help = Help.nearest(key.value(), key.span(), free);
            String others = "keys that could stand here: " + String.join(", ", free);
            findings.add(help.map(finding::help).orElse(finding.note(others)));
            return help.map(h -> h.edits().get(0).replacement());
        }
        findings.add(finding);
        return shape.choices().stream().map(c -> c.keys().get(0)).findFirst();
    }

    private void missingKey(Place place, String message) {
        String where = place.name().isEmpty() ? "" : " in " + place.name();
        findings.add(Diagnostic.at(Code.MISSING_KEY, place.span(), message + where));
    }

    private void wrongShape(Place place, YamlNode node, Shape shape) {
        findings.add(shapeFinding(place, node, shape));
    }

    private static Diagnostic shapeFinding(Place place, YamlNode node, Shape shape) {
        boolean block = node instanceof YamlNode.Mapping || node instanceof YamlNode.Sequence;
        Span span = node.span();
        Span first = block ? new Span(span.file(), span.startOffset(), firstLineEnd(span)) : span;
        boolean empty =
                node instanceof YamlNode.Scalar scalar && scalar.text().value().isEmpty();
        boolean sameKind = !empty && fits(shape, node);
        String found = sameKind ? "" : ", but this is " + (empty ? "empty" : node.kind());
        return Diagnostic.at(
                Code.WRONG_SHAPE, empty ? place.span() : first, place.name() + " must be " + shape.describe() + found);
    }

    private static int firstLineEnd(Span span) {
        String text = span.file().text();
        int end = span.startOffset();
        while (end < span.endOffset() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }
}
