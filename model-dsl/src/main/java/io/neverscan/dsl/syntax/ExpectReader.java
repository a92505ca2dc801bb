package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Collects the numbers under {@code expect} beside an entry. */
final class ExpectReader {
    private ExpectReader() {}

    /** The numbers of an entry whose shape is right, empty if it has none. */
    static Optional<ExpectSyntax> of(YamlNode.Entry entry, Shape section) {
        boolean item = section == Grammar.ENTITY || section == Grammar.EDGE;
        return Fields.of(entry.value()).node("expect").map(Fields::of).map(fields -> {
            Map<String, SourceText> numbers = new LinkedHashMap<>();
            for (YamlNode.Entry number : fields.mapping().entries()) {
                String key = number.key().value();
                Fields.text(number.value()).ifPresent(t -> numbers.put(key, t));
                if (!key.equals("values")) {
                    for (YamlNode.Entry inner :
                            Fields.of(number.value()).mapping().entries()) {
                        Fields.text(inner.value())
                                .ifPresent(
                                        t -> numbers.put(key + "." + inner.key().value(), t));
                    }
                }
            }
            return new ExpectSyntax(entry.key(), item, numbers, values(fields));
        });
    }

    private static List<ExpectSyntax.Values> values(Fields fields) {
        return fields.entries("values").stream()
                .map(e -> new ExpectSyntax.Values(
                        e.key(),
                        Fields.of(e.value()).text("distinct"),
                        Fields.of(e.value()).text("hottest")))
                .toList();
    }
}
