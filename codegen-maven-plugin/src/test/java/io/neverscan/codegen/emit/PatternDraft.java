package io.neverscan.codegen.emit;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Predicate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;

/** An access pattern of a test model while it is written down. */
final class PatternDraft {
    private final ModelDraft model;
    private final String name;
    private final AccessPattern.Kind kind;
    private final List<AccessPattern.Target> targets = new ArrayList<>();
    private final Map<String, Parameter> parameters = new LinkedHashMap<>();
    private final List<AccessPattern.Order> order = new ArrayList<>();
    private Optional<Predicate> filter = Optional.empty();
    private Optional<String> description = Optional.empty();
    private OptionalInt page = OptionalInt.empty();
    private boolean strong;
    private List<Attribute> returns = List.of();

    PatternDraft(ModelDraft model, String name, AccessPattern.Kind kind) {
        this.model = model;
        this.name = name;
        this.kind = kind;
    }

    /** A target; conditions as {@code attr op :param}, {@code attr between :a :b}, {@code attr = 'constant'}. */
    PatternDraft of(ItemType type, String... conditions) {
        List<Condition> where = new ArrayList<>();
        for (String text : conditions) {
            String[] words = text.split(" ");
            Attribute attribute = type.attribute(words[0]).orElseThrow();
            List<Operand> operands = new ArrayList<>();
            for (int i = 2; i < words.length; i++) {
                operands.add(operand(words[i], attribute.type()));
            }
            where.add(new Condition(attribute, comparison(words[1]), operands, model.span()));
        }
        if (conditions.length == 0 && kind != AccessPattern.Kind.GET_MANY) {
            for (Attribute attribute : type.identity()) {
                Operand operand = operand(":" + attribute.name(), attribute.type());
                where.add(new Condition(attribute, Comparison.EQ, List.of(operand), model.span()));
            }
        }
        if (kind == AccessPattern.Kind.GET_MANY) {
            for (Attribute attribute : type.identity()) {
                Operand operand = operand(":" + attribute.name(), attribute.type());
                where.add(new Condition(attribute, Comparison.EQ, List.of(operand), model.span()));
            }
        }
        targets.add(new AccessPattern.Target(type, where));
        return this;
    }

    private static Comparison comparison(String symbol) {
        for (Comparison one : Comparison.values()) {
            if (one.symbol().equals(symbol)) {
                return one;
            }
        }
        throw new IllegalArgumentException(symbol);
    }

    Operand operand(String text, AttributeType type) {
        if (text.startsWith(":")) {
            String parameter = text.substring(1);
            return new Operand.Argument(
                    parameters.computeIfAbsent(parameter, p -> new Parameter(p, type, model.span())));
        }
        Object value = text.startsWith("'")
                ? text.substring(1, text.length() - 1)
                : text.equals("true") || text.equals("false") ? (Object) Boolean.valueOf(text) : Long.valueOf(text);
        return new Operand.Constant(value, type, model.span());
    }

    PatternDraft filter(BiFunction<PatternDraft, ItemType, Predicate> predicate) {
        filter = Optional.of(predicate.apply(this, targets.get(0).type()));
        return this;
    }

    Predicate compare(ItemType type, String text) {
        String[] words = text.split(" ");
        Attribute attribute = type.attribute(words[0]).orElseThrow();
        List<Operand> operands = new ArrayList<>();
        for (int i = 2; i < words.length; i++) {
            operands.add(operand(words[i], attribute.type()));
        }
        return new Predicate.Compare(attribute, comparison(words[1]), operands, model.span());
    }

    PatternDraft descending(String attribute) {
        order.add(new AccessPattern.Order(
                targets.get(0).type().attribute(attribute).orElseThrow(), true, model.span()));
        return this;
    }

    PatternDraft page(int size) {
        page = OptionalInt.of(size);
        return this;
    }

    PatternDraft strong() {
        strong = true;
        return this;
    }

    PatternDraft describe(String text) {
        description = Optional.of(text);
        return this;
    }

    PatternDraft returns(String... names) {
        returns = List.of(names).stream()
                .map(n -> targets.get(0).type().attribute(n).orElseThrow())
                .toList();
        return this;
    }

    void add() {
        AccessPattern.Options options = new AccessPattern.Options(page, strong, returns);
        List<Parameter> all = List.copyOf(parameters.values());
        model.add(new AccessPattern(
                name, kind, targets, filter, order, options, all, description, model.span()));
    }
}
