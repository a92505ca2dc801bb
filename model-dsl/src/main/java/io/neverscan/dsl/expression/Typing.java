package io.neverscan.dsl.expression;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.expression.Expression.Name;
import io.neverscan.dsl.expression.Expression.Value;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Gives names and values of a filter their meaning. */
public final class Typing {
    private final Scope scope;
    private final Operands operands;

    /**
     * Types expressions of one access pattern.
     *
     * @param scope the attributes that may be named
     * @param parameters the pattern's parameters, to which new ones are added
     */
    public Typing(Scope scope, Parameters parameters) {
        this.scope = scope;
        this.operands = new Operands(parameters, scope.findings());
    }

    /**
     * Types a filter.
     *
     * @param expression the filter
     * @return the predicate; empty, and reported, if something does not fit
     */
    public Optional<Predicate> filter(Expression expression) {
        if (expression instanceof Expression.And and) {
            return all(and.parts(), parts -> new Predicate.And(parts, and.span()));
        }
        if (expression instanceof Expression.Or or) {
            return all(or.parts(), parts -> new Predicate.Or(parts, or.span()));
        }
        if (expression instanceof Expression.Not not) {
            return filter(not.part()).map(part -> new Predicate.Not(part, not.span()));
        }
        if (expression instanceof Expression.Exists exists) {
            return one(exists.name()).map(a -> new Predicate.Exists(a, exists.span()));
        }
        if (expression instanceof Expression.Contains contains) {
            return one(contains.name()).flatMap(a -> contains(a, contains));
        }
        if (expression instanceof Expression.In in) {
            return one(in.name())
                    .flatMap(a -> operands(a, Comparison.EQ, in.values(), in.span())
                            .map(v -> new Predicate.In(a, v, in.span())));
        }
        Expression.Compare compare = (Expression.Compare) expression;
        return one(compare.name()).flatMap(a -> compare(a, compare));
    }

    /**
     * The values that an attribute is compared with.
     *
     * @param attribute the attribute
     * @param comparison how
     * @param values the values
     * @param span where the comparison stands
     * @return the operands; empty, and reported, if something does not fit
     */
    public Optional<List<Operand>> operands(Attribute attribute, Comparison comparison, List<Value> values, Span span) {
        boolean scalar = attribute.type() instanceof Scalar || attribute.type() instanceof EnumType;
        boolean ordered = scalar && attribute.type() != Scalar.BOOLEAN;
        boolean fits = switch (comparison) {
            case EQ, NE -> scalar;
            case BEGINS_WITH -> attribute.type() == Scalar.STRING;
            default -> ordered;
        };
        if (!fits) {
            mismatch(span, "`" + comparison.symbol() + "`", attribute);
            return Optional.empty();
        }
        return operands.of(values, attribute.type());
    }

    /**
     * A value of a type.
     *
     * @param value the value
     * @param type the type that is needed
     * @return the operand; empty, and reported, if it does not fit
     */
    public Optional<Operand> value(Value value, AttributeType type) {
        return operands.of(value, type);
    }

    /**
     * A value that the caller passes.
     *
     * @param name name of the parameter
     * @param type the type that is needed
     * @param span where it stands
     * @return the operand; empty, and reported, if the parameter has another type elsewhere
     */
    public Optional<Operand> parameter(String name, AttributeType type, Span span) {
        return operands.parameter(name, type, span);
    }

    private Optional<Predicate> all(List<Expression> parts, Function<List<Predicate>, Predicate> joined) {
        List<Predicate> typed = new ArrayList<>();
        parts.forEach(p -> filter(p).ifPresent(typed::add));
        return typed.size() == parts.size() ? Optional.of(joined.apply(typed)) : Optional.empty();
    }

    private Optional<Predicate> compare(Attribute attribute, Expression.Compare compare) {
        if (!compare.ofSize()) {
            return operands(attribute, compare.comparison(), compare.values(), compare.span())
                    .map(v -> new Predicate.Compare(attribute, compare.comparison(), v, compare.span()));
        }
        AttributeType type = attribute.type();
        boolean sized = type == Scalar.STRING || type == Scalar.BYTES || type instanceof DocumentType || isNested(type);
        if (!sized) {
            mismatch(compare.span(), "`size`", attribute);
            return Optional.empty();
        }
        return operands.of(compare.values(), Scalar.INT)
                .map(v -> new Predicate.Size(attribute, compare.comparison(), v, compare.span()));
    }

    private static boolean isNested(AttributeType type) {
        return type instanceof AttributeType.ListOf
                || type instanceof AttributeType.SetOf
                || type instanceof AttributeType.MapOf;
    }

    private Optional<Predicate> contains(Attribute attribute, Expression.Contains contains) {
        AttributeType element = null;
        if (attribute.type() instanceof AttributeType.ListOf list) {
            element = list.element();
        } else if (attribute.type() instanceof AttributeType.SetOf set) {
            element = set.element();
        } else if (attribute.type() == Scalar.STRING) {
            element = Scalar.STRING;
        }
        if (element == null) {
            mismatch(contains.span(), "`contains`", attribute);
            return Optional.empty();
        }
        return operands.of(contains.value(), element).map(v -> new Predicate.Contains(attribute, v, contains.span()));
    }

    private void mismatch(Span span, String what, Attribute attribute) {
        scope.findings()
                .add(Diagnostic.at(
                        Code.TYPE_MISMATCH,
                        span,
                        what + " cannot be used on `" + attribute.name() + "`, which is of type "
                                + attribute.type().describe()));
    }

    /** The attribute; several item types may have it if they store and type it alike. */
    private Optional<Attribute> one(Name name) {
        List<Scope.Owned> found = scope.find(name);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Scope.Owned first = found.get(0);
        for (Scope.Owned other : found) {
            boolean alike = other.attribute().type().equals(first.attribute().type())
                    && other.attribute().storedName().equals(first.attribute().storedName());
            if (!alike) {
                scope.findings()
                        .add(Diagnostic.at(
                                Code.TYPE_MISMATCH,
                                name.attribute().span(),
                                "`" + name.attribute().text() + "` differs between `"
                                        + first.type().name() + "` and `"
                                        + other.type().name() + "`"));
                return Optional.empty();
            }
        }
        return Optional.of(first.attribute());
    }
}
