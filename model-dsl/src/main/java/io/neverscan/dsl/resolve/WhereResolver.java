package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.expression.Expression;
import io.neverscan.dsl.expression.ExpressionParser;
import io.neverscan.dsl.expression.Parameters;
import io.neverscan.dsl.expression.ParsedExpression;
import io.neverscan.dsl.expression.Scope;
import io.neverscan.dsl.expression.Typing;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.PatternSyntax;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The {@code where} of one access pattern: a conjunction of comparisons, sorted by the item type they are about. */
final class WhereResolver {
    private final Context context;
    private final Scope scope;
    private final Parameters parameters;
    private final Typing typing;
    private final Map<String, List<Condition>> byType = new LinkedHashMap<>();
    private final Map<String, List<Predicate>> holding = new LinkedHashMap<>();

    WhereResolver(Context context, Scope scope, Parameters parameters, Typing typing) {
        this.context = context;
        this.scope = scope;
        this.parameters = parameters;
        this.typing = typing;
    }

    /** Resolves it; the conditions are then found by {@link #of}. */
    void resolve(PatternSyntax.Conditions conditions) {
        for (SourceText name : conditions.names()) {
            ExpressionParser.name(name).ifPresentOrElse(this::equality, () -> notAName(name));
        }
        conditions.where().ifPresent(this::text);
    }

    List<Condition> of(ItemType type) {
        return byType.getOrDefault(type.name(), List.of());
    }

    /** Conditions on constants that are more than one comparison of a key. */
    List<Predicate> holding(ItemType type) {
        return holding.getOrDefault(type.name(), List.of());
    }

    /** Equality on an attribute with a parameter of the same name. */
    void equal(ItemType type, Attribute attribute, Span span) {
        Optional<Parameter> parameter = parameters.use(attribute.name(), attribute.type(), span);
        parameter.ifPresent(
                p -> add(type, new Condition(attribute, Comparison.EQ, List.of(new Operand.Argument(p)), span)));
    }

    private void text(SourceText where) {
        Optional<Expression.Name> only = ExpressionParser.name(where);
        if (only.isPresent()) {
            equality(only.get());
            return;
        }
        ParsedExpression parsed = ExpressionParser.parse(where);
        parsed.finding().ifPresent(context::report);
        parsed.expression().ifPresent(this::conjunction);
    }

    private void notAName(SourceText name) {
        context.report(
                Code.BAD_EXPRESSION,
                name.span(),
                "`" + name.value() + "` is not an attribute name; a list holds names");
    }

    private void equality(Expression.Name name) {
        Span span = name.type()
                .map(t -> new Span(
                        t.span().file(),
                        t.span().startOffset(),
                        name.attribute().span().endOffset()))
                .orElse(name.attribute().span());
        for (Scope.Owned owned : scope.find(name)) {
            if (comparable(owned.attribute(), Comparison.EQ, span)) {
                equal(owned.type(), owned.attribute(), span);
            }
        }
    }

    private boolean comparable(Attribute attribute, Comparison comparison, Span span) {
        return typing.operands(attribute, comparison, List.of(), span).isPresent();
    }

    private void conjunction(Expression expression) {
        if (expression instanceof Expression.And and) {
            and.parts().forEach(this::conjunction);
        } else if (expression instanceof Expression.Compare compare
                && !compare.ofSize()
                && compare.comparison() != Comparison.NE) {
            compare(compare);
        } else if (expression instanceof Expression.In in) {
            in(in);
        } else if (Constancy.of(expression)) {
            typing.filter(expression).ifPresent(this::hold);
        } else {
            refuse(expression);
        }
    }

    private void compare(Expression.Compare compare) {
        for (Scope.Owned owned : scope.find(compare.name())) {
            typing.operands(owned.attribute(), compare.comparison(), compare.values(), compare.span())
                    .map(v -> new Condition(owned.attribute(), compare.comparison(), v, compare.span()))
                    .ifPresent(c -> add(owned.type(), c));
        }
    }

    /** One of several values; a parameter alone between the parentheses is a list of them. */
    private void in(Expression.In in) {
        Expression.Value first = in.values().get(0);
        boolean list = in.values().size() == 1 && first.kind() == Expression.Value.Kind.PARAMETER;
        for (Scope.Owned owned : scope.find(in.name())) {
            Attribute attribute = owned.attribute();
            if (!comparable(attribute, Comparison.EQ, in.span())) {
                continue;
            }
            AttributeType element = attribute.type() == Scalar.COUNTER ? Scalar.LONG : attribute.type();
            Optional<List<Operand>> operands = list
                    ? parameters
                            .use(
                                    first.word().text(),
                                    new AttributeType.ListOf(element),
                                    first.word().span())
                            .map(p -> List.of(new Operand.Argument(p)))
                    : typing.operands(attribute, Comparison.EQ, in.values(), in.span());
            operands.map(o -> one(attribute, list, o, in.span())).ifPresent(c -> add(owned.type(), c));
        }
    }

    /** A condition on different values; one alone is an equality. */
    private static Condition one(Attribute attribute, boolean list, List<Operand> operands, Span span) {
        Map<Object, Operand> different = new LinkedHashMap<>();
        operands.forEach(o -> different.putIfAbsent(o instanceof Operand.Constant c ? c.value() : o, o));
        Comparison comparison = different.size() == 1 && !list ? Comparison.EQ : Comparison.IN;
        return new Condition(attribute, comparison, List.copyOf(different.values()), span);
    }

    private void add(ItemType type, Condition condition) {
        byType.computeIfAbsent(type.name(), t -> new ArrayList<>()).add(condition);
    }

    /** Of several item types it is about those that have all its attributes. */
    private void hold(Predicate predicate) {
        for (ItemType type : scope.types()) {
            boolean about = predicate.attributes().stream()
                    .allMatch(a -> type.attribute(a.name()).isPresent());
            if (about) {
                holding.computeIfAbsent(type.name(), t -> new ArrayList<>()).add(predicate);
            }
        }
    }

    private void refuse(Expression expression) {
        String what = "this function";
        if (expression instanceof Expression.Or) {
            what = "`or`";
        } else if (expression instanceof Expression.Not) {
            what = "`not`";
        } else if (expression instanceof Expression.Compare compare) {
            what = compare.ofSize() ? "`size`" : "`<>`";
        }
        context.report(Diagnostic.at(
                        Code.BAD_EXPRESSION,
                        expression.span(),
                        what + " cannot stand in `where`, which keys must answer")
                .help(Help.advice("put it under `filter`; it then costs the reads of what it throws away")));
    }
}
