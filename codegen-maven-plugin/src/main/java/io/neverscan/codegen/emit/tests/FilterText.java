package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A filter with its values, as text. */
final class FilterText {
    private final Map<String, Object> arguments;

    FilterText(Map<String, Object> arguments) {
        this.arguments = arguments;
    }

    String of(Predicate predicate) {
        if (predicate instanceof Predicate.And and) {
            return joined(and.parts(), " and ");
        }
        if (predicate instanceof Predicate.Or or) {
            return joined(or.parts(), " or ");
        }
        if (predicate instanceof Predicate.Not not) {
            return "not " + nested(not.part());
        }
        if (predicate instanceof Predicate.Exists exists) {
            return "attribute_exists(" + name(exists.attribute()) + ")";
        }
        if (predicate instanceof Predicate.Contains contains) {
            return "contains(" + name(contains.attribute()) + ", "
                    + value(element(contains.attribute().type()), contains.operand()) + ")";
        }
        if (predicate instanceof Predicate.In in) {
            List<String> list = in.operands().stream()
                    .map(o -> value(in.attribute().type(), o))
                    .toList();
            return name(in.attribute()) + " in (" + String.join(", ", list) + ")";
        }
        if (predicate instanceof Predicate.Size size) {
            return compared("size(" + name(size.attribute()) + ")", size.comparison(), Scalar.INT, size.operands());
        }
        Predicate.Compare compare = (Predicate.Compare) predicate;
        return compared(
                name(compare.attribute()),
                compare.comparison(),
                compare.attribute().type(),
                compare.operands());
    }

    private String compared(String left, Comparison comparison, AttributeType type, List<Operand> operands) {
        List<String> values = operands.stream().map(o -> value(type, o)).toList();
        return switch (comparison) {
            case BETWEEN -> left + " between " + values.get(0) + " and " + values.get(1);
            case BEGINS_WITH -> "begins_with(" + left + ", " + values.get(0) + ")";
            default -> left + " " + comparison.symbol() + " " + values.get(0);
        };
    }

    private static AttributeType element(AttributeType type) {
        if (type instanceof AttributeType.SetOf set) {
            return set.element();
        }
        return type instanceof AttributeType.ListOf list ? list.element() : type;
    }

    private String joined(List<Predicate> parts, String word) {
        return String.join(word, parts.stream().map(this::nested).toList());
    }

    private String nested(Predicate part) {
        boolean compound = part instanceof Predicate.And || part instanceof Predicate.Or;
        return compound ? "(" + of(part) + ")" : of(part);
    }

    private static String name(Attribute attribute) {
        return StoredText.name(attribute.storedName());
    }

    private String value(AttributeType type, Operand operand) {
        Object value = operand instanceof Operand.Constant constant
                ? constant.value()
                : arguments.get(((Operand.Argument) operand).parameter().name());
        return StoredText.of(type, Objects.requireNonNull(value));
    }
}
