package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;

/**
 * A finite list of values under {@code types:}. What is stored is the code, never a Java name.
 *
 * @param name Java type name
 * @param values the values in the order of the model
 * @param span where it is declared
 */
public record EnumType(String name, List<Value> values, Span span) implements AttributeType {
    /**
     * One value.
     *
     * @param name name in the model and in Java
     * @param code what is stored
     */
    public record Value(String name, String code) {}

    /** Copies the list. */
    public EnumType {
        values = List.copyOf(values);
    }

    /**
     * All codes.
     *
     * @return the codes in the order of the model
     */
    public List<String> codes() {
        return values.stream().map(Value::code).toList();
    }

    @Override
    public String describe() {
        return name;
    }
}
