package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import java.util.List;
import java.util.function.UnaryOperator;

/** Conditions of a model as DynamoDB reads them, over placeholders. */
final class PredicateText {
    /** Where the values of a condition go. */
    interface Values {
        /** Adds a value; returns its placeholder. */
        String add(AttributeType type, CodeBlock codec, Operand operand);
    }

    private final CodecConstants codecs;
    private final UnaryOperator<String> names;
    private final Values values;

    /**
     * Conditions on items of one type.
     *
     * @param codecs how its attributes are stored
     * @param names gives the placeholder of a stored name
     * @param values gives the placeholders of values
     */
    PredicateText(CodecConstants codecs, UnaryOperator<String> names, Values values) {
        this.codecs = codecs;
        this.names = names;
        this.values = values;
    }

    /** The text of a condition. */
    String of(Predicate predicate) {
        if (predicate instanceof Predicate.And and) {
            return joined(and.parts(), " AND ");
        }
        if (predicate instanceof Predicate.Or or) {
            return joined(or.parts(), " OR ");
        }
        if (predicate instanceof Predicate.Not not) {
            return "NOT " + nested(not.part());
        }
        if (predicate instanceof Predicate.Exists exists) {
            return "attribute_exists(" + names.apply(exists.attribute().storedName()) + ")";
        }
        if (predicate instanceof Predicate.Contains contains) {
            AttributeType type = contains.attribute().type();
            AttributeType element = type instanceof AttributeType.SetOf set
                    ? set.element()
                    : type instanceof AttributeType.ListOf list ? list.element() : type;
            String name = names.apply(contains.attribute().storedName());
            return "contains(" + name + ", "
                    + values.add(element, codecs.values().codec(element), contains.operand()) + ")";
        }
        if (predicate instanceof Predicate.In in) {
            String name = names.apply(in.attribute().storedName());
            List<String> list = in.operands().stream()
                    .map(o -> values.add(in.attribute().type(), codecs.of(in.attribute()), o))
                    .toList();
            return name + " IN (" + String.join(", ", list) + ")";
        }
        if (predicate instanceof Predicate.Size size) {
            CodeBlock whole = codecs.values().codec(Scalar.INT);
            List<String> operands = size.operands().stream()
                    .map(o -> values.add(Scalar.INT, whole, o))
                    .toList();
            return compared("size(" + names.apply(size.attribute().storedName()) + ")", size.comparison(), operands);
        }
        Predicate.Compare compare = (Predicate.Compare) predicate;
        String name = names.apply(compare.attribute().storedName());
        List<String> operands = compare.operands().stream()
                .map(o -> values.add(compare.attribute().type(), codecs.of(compare.attribute()), o))
                .toList();
        return compared(name, compare.comparison(), operands);
    }

    private static String compared(String left, Comparison comparison, List<String> operands) {
        return switch (comparison) {
            case BETWEEN -> left + " BETWEEN " + operands.get(0) + " AND " + operands.get(1);
            case BEGINS_WITH -> "begins_with(" + left + ", " + operands.get(0) + ")";
            default -> left + " " + comparison.symbol() + " " + operands.get(0);
        };
    }

    private String joined(List<Predicate> parts, String word) {
        return String.join(word, parts.stream().map(this::nested).toList());
    }

    private String nested(Predicate part) {
        boolean simple = !(part instanceof Predicate.And) && !(part instanceof Predicate.Or);
        return simple ? of(part) : "(" + of(part) + ")";
    }
}
