package io.neverscan.dsl.syntax;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a value of the language looks like. Parser and JSON Schema are both read from these. */
sealed interface Shape {
    /** How messages name it. */
    String describe();

    /** A text. An empty pattern allows every text. */
    record Text(String describe, String pattern) implements Shape {}

    /** One of some words. */
    record Words(List<String> words) implements Shape {
        @Override
        public String describe() {
            return words.size() == 1 ? "`" + words.get(0) + "`" : "one of `" + String.join("`, `", words) + "`";
        }
    }

    /** A list of one or more values. */
    record ListOf(Shape item) implements Shape {
        @Override
        public String describe() {
            return "a list";
        }
    }

    /** A mapping from names that the author chooses. */
    record MapOf(Shape value, int max, String describe) implements Shape {
        static MapOf of(Shape value) {
            return new MapOf(value, Integer.MAX_VALUE, "a mapping of names");
        }
    }

    /** A mapping with keys of the language. */
    record Mapping(List<Field> fields, List<Choice> choices, Map<String, String> later) implements Shape {
        @Override
        public String describe() {
            return "a mapping";
        }

        Optional<Field> field(String key) {
            return fields.stream().filter(f -> f.key().equals(key)).findFirst();
        }
    }

    /** Several shapes, at most one for each kind of YAML node. */
    record OneOf(List<Shape> shapes) implements Shape {
        @Override
        public String describe() {
            return String.join(" or ", shapes.stream().map(Shape::describe).toList());
        }
    }

    /** A mapping of one shape if it has one of certain keys, and of another one if it has none. */
    record ByKey(List<String> keys, Mapping with, Shape without) implements Shape {
        @Override
        public String describe() {
            return without.describe();
        }
    }

    /** Anything at all. */
    record Any() implements Shape {
        @Override
        public String describe() {
            return "a value";
        }
    }

    /** A key of the language with its meaning, for editors. */
    record Field(String key, boolean required, Shape shape, String description) {}

    /** Keys of which one, and only one, may stand in a mapping. */
    record Choice(List<String> keys, boolean required) {}
}
