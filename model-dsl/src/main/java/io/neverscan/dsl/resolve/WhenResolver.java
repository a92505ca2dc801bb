package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.expression.Expression;
import io.neverscan.dsl.expression.ExpressionParser;
import io.neverscan.dsl.expression.Parameters;
import io.neverscan.dsl.expression.ParsedExpression;
import io.neverscan.dsl.expression.Scope;
import io.neverscan.dsl.expression.Typing;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.Traits;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The {@code when} of index keys: a condition on the item's own attributes and constants, which every writer can decide
 * from the item alone.
 */
final class WhenResolver {
    private final Context context;
    private final Table table;
    private final AttributeTable attributes;

    WhenResolver(Context context, Table table, AttributeTable attributes) {
        this.context = context;
        this.table = table;
        this.attributes = attributes;
    }

    /** The predicate; empty, and reported, if it cannot be read or decided. */
    Optional<Predicate> resolve(SourceText when) {
        int before = context.findings().size();
        ParsedExpression parsed = ExpressionParser.parse(when);
        parsed.finding().ifPresent(context::report);
        Optional<Predicate> predicate = parsed.expression().flatMap(e -> typed(e, when.span()));
        predicate.ifPresent(this::check);
        return context.findings().size() == before
                ? predicate.map(p -> whole(p, when.part(0, when.value().length())))
                : Optional.empty();
    }

    /** Messages show it as it is written, with the parentheses at its ends. */
    private static Predicate whole(Predicate predicate, Span span) {
        if (predicate instanceof Predicate.And and) {
            return new Predicate.And(and.parts(), span);
        }
        return predicate instanceof Predicate.Or or ? new Predicate.Or(or.parts(), span) : predicate;
    }

    private Optional<Predicate> typed(Expression expression, Span span) {
        // Its keys are being resolved, so the item type stands in here with its attributes alone.
        Entity owner = new Entity(
                attributes.owner(),
                table,
                attributes.all(),
                List.of(),
                List.of(),
                Traits.NONE,
                List.of(),
                Optional.empty(),
                span);
        Scope scope = new Scope(List.of(owner), context.findings());
        return new Typing(scope, new Parameters(context.findings())).filter(expression);
    }

    private void check(Predicate predicate) {
        if (predicate instanceof Predicate.And and) {
            and.parts().forEach(this::check);
        } else if (predicate instanceof Predicate.Or or) {
            or.parts().forEach(this::check);
        } else if (predicate instanceof Predicate.Not not) {
            check(not.part());
        } else if (predicate instanceof Predicate.Compare compare) {
            compared(compare.attribute(), compare.operands(), compare.span());
        } else if (predicate instanceof Predicate.In in) {
            compared(in.attribute(), in.operands(), in.span());
        } else if (predicate instanceof Predicate.Exists exists) {
            boolean lazy = exists.attribute().type() == Scalar.COUNTER
                    || exists.attribute().type() instanceof AttributeType.SetOf;
            if (lazy) {
                refuse(exists.attribute(), exists.span(), "of type " + type(exists.attribute()));
            }
        } else {
            context.report(Code.BAD_EXPRESSION, predicate.span(), "this function cannot stand in `when`");
        }
    }

    private void compared(Attribute attribute, List<Operand> operands, Span span) {
        List<Operand> given = new ArrayList<>(operands);
        given.removeIf(Operand.Constant.class::isInstance);
        if (!given.isEmpty()) {
            context.report(Diagnostic.at(
                    Code.BAD_EXPRESSION,
                    ((Operand.Argument) given.get(0)).parameter().span(),
                    "`when` compares with constants; nobody passes `:"
                            + ((Operand.Argument) given.get(0)).parameter().name() + "` when an item is written"));
            return;
        }
        boolean exact = attribute.type() instanceof EnumType
                || attribute.type() == Scalar.STRING
                || attribute.type() == Scalar.INT
                || attribute.type() == Scalar.LONG
                || attribute.type() == Scalar.DECIMAL
                || attribute.type() == Scalar.BOOLEAN;
        if (!exact) {
            refuse(attribute, span, "of type " + type(attribute));
        }
    }

    private static String type(Attribute attribute) {
        return attribute.type().describe();
    }

    private void refuse(Attribute attribute, Span span, String what) {
        context.report(Diagnostic.at(
                        Code.TYPE_MISMATCH,
                        span,
                        "`" + attribute.name() + "` is " + what + ", which `when` cannot decide")
                .also(attribute.span(), "declared here"));
    }
}
