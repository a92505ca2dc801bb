package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.Placeholders;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Puts update and condition expressions together with positional placeholders; each path is changed once. */
final class Expressions {
    /** The four clauses of an update expression, in the order they are written. */
    enum Clause {
        SET,
        REMOVE,
        ADD,
        DELETE
    }

    private final String entity;
    private final Map<String, String> placeholders = new LinkedHashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, AttributeValue> values = new LinkedHashMap<>();
    private final Map<Clause, List<String>> clauses = new EnumMap<>(Clause.class);
    private final List<String> conditions = new ArrayList<>();
    private final Set<String> changed = new HashSet<>();
    private int valueCount;

    Expressions(String entity) {
        this.entity = entity;
    }

    /** The placeholder of an attribute, the same each time. */
    String name(String attribute) {
        String known = placeholders.get(attribute);
        if (known != null) {
            return known;
        }
        String placeholder = Placeholders.name(placeholders.size());
        placeholders.put(attribute, placeholder);
        names.put(placeholder, attribute);
        return placeholder;
    }

    String value(AttributeValue value) {
        String placeholder = Placeholders.value(valueCount++);
        values.put(placeholder, value);
        return placeholder;
    }

    void set(String attribute, AttributeValue value) {
        change(Clause.SET, attribute, name(attribute) + " = " + value(value));
    }

    void setIfAbsent(String attribute, AttributeValue value) {
        String name = name(attribute);
        change(Clause.SET, attribute, name + " = if_not_exists(" + name + ", " + value(value) + ")");
    }

    void setSum(String attribute, AttributeValue start, AttributeValue delta) {
        String name = name(attribute);
        String sum = " = if_not_exists(" + name + ", " + value(start) + ") + " + value(delta);
        change(Clause.SET, attribute, name + sum);
    }

    void append(String attribute, AttributeValue elements) {
        String name = name(attribute);
        String stored = "if_not_exists(" + name + ", " + value(AttributeValue.fromL(List.of())) + ")";
        change(Clause.SET, attribute, name + " = list_append(" + stored + ", " + value(elements) + ")");
    }

    void remove(String attribute) {
        change(Clause.REMOVE, attribute, name(attribute));
    }

    void add(String attribute, AttributeValue value) {
        change(Clause.ADD, attribute, name(attribute) + " " + value(value));
    }

    void delete(String attribute, AttributeValue value) {
        change(Clause.DELETE, attribute, name(attribute) + " " + value(value));
    }

    private void change(Clause clause, String attribute, String text) {
        if (!changed.add(attribute)) {
            throw new IllegalStateException(
                    entity + "." + attribute + " is changed in two ways by one update; DynamoDB allows one");
        }
        clauses.computeIfAbsent(clause, c -> new ArrayList<>()).add(text);
    }

    void exists(String attribute) {
        conditions.add("attribute_exists(" + name(attribute) + ")");
    }

    void notExists(String attribute) {
        conditions.add("attribute_not_exists(" + name(attribute) + ")");
    }

    void equal(String attribute, AttributeValue value) {
        conditions.add(name(attribute) + " = " + value(value));
    }

    void absentOrEqual(String attribute, AttributeValue value) {
        String name = name(attribute);
        conditions.add("(attribute_not_exists(" + name + ") OR " + name + " = " + value(value) + ")");
    }

    /** A condition with names and values of its own. */
    void when(String text, Map<String, String> ownNames, Map<String, AttributeValue> ownValues) {
        names.putAll(ownNames);
        values.putAll(ownValues);
        conditions.add(conditions.isEmpty() ? text : "(" + text + ")");
    }

    @Nullable
    String update() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<Clause, List<String>> clause : clauses.entrySet()) {
            text.append(text.isEmpty() ? "" : " ").append(clause.getKey()).append(' ');
            text.append(String.join(", ", clause.getValue()));
        }
        return text.isEmpty() ? null : text.toString();
    }

    @Nullable
    String condition() {
        return conditions.isEmpty() ? null : String.join(" AND ", conditions);
    }

    /** The names, or null: the service refuses an empty map. */
    @Nullable
    Map<String, String> names() {
        return names.isEmpty() ? null : names;
    }

    /** The values, or null: the service refuses an empty map. */
    @Nullable
    Map<String, AttributeValue> values() {
        return values.isEmpty() ? null : values;
    }
}
