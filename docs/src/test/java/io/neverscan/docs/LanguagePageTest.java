package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.neverscan.dsl.compile.ModelCompiler;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The tables of the language page are the JSON Schema, key by key. */
class LanguagePageTest {
    /** Sections of the page by what they describe. */
    private static final Map<String, String> SECTIONS = new TreeMap<>(Map.of(
            "file", "",
            "table", "/$defs/table",
            "index", "/$defs/table/properties/indexes/additionalProperties",
            "type", "/$defs/type",
            "entity", "/$defs/entity",
            "edge", "/$defs/edge",
            "accessPattern", "/$defs/accessPattern",
            "write", "/$defs/write",
            "transaction", "/$defs/transaction",
            "external", "/$defs/external"));

    @Test
    void everyKeyIsThere() throws Exception {
        Page page = Page.parse(
                Tree.ROOT.resolve("docs/reference/language.md"),
                Tree.read(Tree.ROOT.resolve("docs/reference/language.md")));
        try (InputStream in = ModelCompiler.class.getResourceAsStream("/neverscan-1.schema.json")) {
            JsonNode schema = new ObjectMapper().readTree(in);
            String text = page.text();
            for (Map.Entry<String, String> section : SECTIONS.entrySet()) {
                List<String> rows = new ArrayList<>(List.of("| Key | Value | Meaning |", "|---|---|---|"));
                rows(schema.at(section.getValue()), "", section.getValue().isEmpty() ? 0 : 1, rows);
                text = Page.parse(page.file(), text).withSection(section.getKey(), String.join("\n", rows) + "\n");
            }
            if (Tree.REGENERATE) {
                Tree.write(page.file(), text);
            }
            assertThat(Tree.read(page.file())).isEqualTo(text);
            assertThat(SECTIONS.keySet()).allMatch(s -> text(page, s));
        }
    }

    private static boolean text(Page page, String section) {
        return !page.section(section).isEmpty() || Tree.REGENERATE;
    }

    private static void rows(JsonNode object, String prefix, int depth, List<String> rows) {
        object.path("properties").properties().forEach(e -> {
            JsonNode value = e.getValue();
            boolean required = false;
            for (JsonNode name : object.path("required")) {
                required |= name.asText().equals(e.getKey());
            }
            String key = prefix + e.getKey();
            rows.add("| `" + key + "` | " + shape(value) + (required ? ", required" : "") + " | "
                    + value.path("description").asText() + " |");
            // Sections of a file and the indexes of a table have tables of their own.
            boolean own = depth == 0
                    || (key.equals("indexes") && object.path("properties").has("typeAttribute"));
            if (!own) {
                nested(value, key, rows);
            }
        });
    }

    private static void nested(JsonNode value, String key, List<String> rows) {
        if (value.has("properties")) {
            rows(value, key + ".", 1, rows);
        }
        value.path("anyOf").forEach(v -> nested(v, key, rows));
        if (value.path("additionalProperties").isObject()) {
            nested(value.path("additionalProperties"), key + ".*", rows);
        }
    }

    private static String shape(JsonNode value) {
        if (value.has("enum")) {
            List<String> words = new ArrayList<>();
            value.path("enum").forEach(v -> words.add("`" + v.asText() + "`"));
            return String.join(", ", words.stream().distinct().toList());
        }
        if (value.has("anyOf")) {
            List<String> shapes = new ArrayList<>();
            value.path("anyOf").forEach(v -> shapes.add(shape(v)));
            return String.join(" or ", shapes.stream().distinct().toList());
        }
        return switch (value.path("type").isTextual() ? value.path("type").asText() : "scalar") {
            case "object" -> value.path("additionalProperties").isObject() ? "mapping by name" : "mapping";
            case "array" -> "list";
            default -> scalar(value.path("pattern").asText());
        };
    }

    private static String scalar(String pattern) {
        return pattern.startsWith("^[0-9]") || pattern.startsWith("^[1-9]")
                ? pattern.contains("/(") ? "rate" : "number"
                : pattern.startsWith("^[^") ? "name" : "text";
    }
}
