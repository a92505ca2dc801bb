package io.neverscan.dsl.syntax;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The JSON Schema of the language, made from the table that the parser reads too. */
final class SchemaGenerator {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    /** Shapes that stand in the schema once, under a name. */
    private static final Map<Shape, String> NAMED = Map.of(
            Grammar.TABLE, "table",
            Grammar.TYPE, "type",
            Grammar.ENTITY, "entity",
            Grammar.EDGE, "edge",
            Grammar.PATTERN, "accessPattern",
            Grammar.WRITE, "write",
            Grammar.TRANSACT, "transaction",
            Grammar.EXTERNAL, "external");

    private SchemaGenerator() {}

    static ObjectNode schema() {
        ObjectNode root = NODES.objectNode();
        root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        root.put("$id", "https://neverscan.io/schema/neverscan-1.schema.json");
        root.put("title", "neverscan model, version " + Grammar.VERSION);
        root.setAll(of(Grammar.FILE));
        ObjectNode definitions = root.putObject("$defs");
        NAMED.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .forEach(e -> definitions.set(e.getValue(), of(e.getKey())));
        return root;
    }

    private static ObjectNode reference(Shape shape) {
        String name = NAMED.get(shape);
        return name == null ? of(shape) : NODES.objectNode().put("$ref", "#/$defs/" + name);
    }

    private static ObjectNode of(Shape shape) {
        ObjectNode node = NODES.objectNode();
        if (shape instanceof Shape.Text text) {
            scalarTypes(node);
            node.put("minLength", 1);
            if (!text.pattern().isEmpty()) {
                node.put("pattern", text.pattern());
            }
        } else if (shape instanceof Shape.Words words) {
            words(node.putArray("enum"), words.words());
        } else if (shape instanceof Shape.ListOf list) {
            node.put("type", "array").put("minItems", 1).set("items", reference(list.item()));
        } else if (shape instanceof Shape.MapOf map) {
            node.put("type", "object").put("minProperties", 1);
            if (map.max() < Integer.MAX_VALUE) {
                node.put("maxProperties", map.max());
            }
            node.set("additionalProperties", reference(map.value()));
        } else if (shape instanceof Shape.Mapping mapping) {
            mapping(node, mapping);
        } else if (shape instanceof Shape.ByKey byKey) {
            ArrayNode any = node.put("type", "object").putObject("if").putArray("anyOf");
            byKey.keys().forEach(k -> any.addObject().putArray("required").add(k));
            node.set("then", reference(byKey.with()));
            node.set("else", reference(byKey.without()));
        } else if (shape instanceof Shape.OneOf oneOf) {
            ArrayNode any = node.putArray("anyOf");
            oneOf.shapes().forEach(s -> any.add(reference(s)));
        }
        return node;
    }

    /** Editors type what the compiler reads as text. */
    private static void scalarTypes(ObjectNode node) {
        node.putArray("type").add("string").add("number").add("boolean");
    }

    private static void words(ArrayNode values, List<String> words) {
        for (String word : words) {
            values.add(word);
            if (word.equals("true") || word.equals("false")) {
                values.add(Boolean.parseBoolean(word));
            } else if (word.matches("[0-9]+")) {
                values.add(Integer.parseInt(word));
            }
        }
    }

    private static void mapping(ObjectNode node, Shape.Mapping mapping) {
        node.put("type", "object");
        ObjectNode properties = node.putObject("properties");
        ArrayNode required = NODES.arrayNode();
        for (Shape.Field field : mapping.fields()) {
            ObjectNode value = reference(field.shape());
            ObjectNode described = NODES.objectNode().put("description", field.description());
            described.setAll(value);
            properties.set(field.key(), described);
            if (field.required()) {
                required.add(field.key());
            }
        }
        if (!required.isEmpty()) {
            node.set("required", required);
        }
        if (!mapping.choices().isEmpty()) {
            ArrayNode all = node.putArray("allOf");
            mapping.choices().forEach(c -> choice(all.addObject(), c));
        }
        node.put("additionalProperties", false);
    }

    private static void choice(ObjectNode node, Shape.Choice choice) {
        ArrayNode one = node.putArray("oneOf");
        choice.keys().forEach(k -> one.addObject().putArray("required").add(k));
        if (!choice.required()) {
            throw new IllegalStateException(String.format(Locale.ROOT, "no schema for optional %s", choice));
        }
    }
}
