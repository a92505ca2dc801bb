package io.neverscan.dsl.syntax;

import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Settings of a table or an index.
 *
 * @param throughputs units per second by their key: {@code billing}, {@code maxThroughput}, {@code warmThroughput}
 * @param keys the keys of all settings that are given
 * @param words what is one text, by key
 * @param encryptionKey key of the customer
 * @param tags values by key
 * @param replicas Regions
 */
public record SettingsSyntax(
        Map<String, Throughput> throughputs,
        Map<String, SourceText> keys,
        Map<String, SourceText> words,
        Optional<SourceText> encryptionKey,
        Map<SourceText, SourceText> tags,
        List<SourceText> replicas) {
    private static final List<String> WORDS =
            List.of("stream", "pointInTimeRecovery", "deletionProtection", "tableClass", "encryption");

    /**
     * Units per second.
     *
     * @param reads read units
     * @param writes write units
     */
    public record Throughput(SourceText reads, SourceText writes) {}

    /**
     * Where a setting stands.
     *
     * @param key the key of one that is given
     * @return the span of the key
     */
    public Span place(String key) {
        return Optional.ofNullable(keys.get(key)).orElseThrow().span();
    }

    static SettingsSyntax of(Fields fields) {
        Map<String, Throughput> throughputs = new LinkedHashMap<>();
        for (String key : SettingsGrammar.CAPACITY) {
            Fields units = fields.node(key).map(Fields::of).orElse(null);
            if (units != null && units.text("read").isPresent()) {
                throughputs.put(
                        key,
                        new Throughput(
                                units.text("read").orElseThrow(),
                                units.text("write").orElseThrow()));
            }
        }
        Map<String, SourceText> keys = new LinkedHashMap<>();
        fields.mapping().entries().forEach(e -> keys.put(e.key().value(), e.key()));
        Map<SourceText, SourceText> tags = new LinkedHashMap<>();
        fields.entries("tags")
                .forEach(e -> tags.put(e.key(), Fields.text(e.value()).orElseThrow()));
        return new SettingsSyntax(
                throughputs,
                keys,
                fields.byKey(WORDS),
                fields.node("encryption").flatMap(n -> Fields.of(n).text("key")),
                tags,
                fields.texts("replicas"));
    }
}
