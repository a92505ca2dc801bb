package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.expression.Expression.Value;
import io.neverscan.dsl.expression.Expression.Word;
import io.neverscan.dsl.expression.ExpressionParser;
import io.neverscan.dsl.expression.Parameters;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.WritePattern.Kind;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.WriteSyntax;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parameters that tell which item a write is about: named as the key attributes, unless the step says otherwise. */
final class KeyParameters {
    private final Context context;
    private final ItemType type;

    KeyParameters(Context context, ItemType type) {
        this.context = context;
        this.type = type;
    }

    List<Parameter> of(WriteSyntax syntax, List<WriteSyntax.Change> named, Kind kind, Parameters parameters) {
        List<Parameter> key = new ArrayList<>();
        if (kind.takesItem()) {
            named.stream()
                    .findFirst()
                    .ifPresent(n -> context.report(Diagnostic.at(
                                    Code.WRONG_SHAPE,
                                    n.attribute().span(),
                                    "`key` cannot stand beside `"
                                            + syntax.kind().value() + "`")
                            .note("the whole item is passed")));
            return key;
        }
        Map<String, Word> names = names(named);
        for (Attribute attribute : type.identity()) {
            Word name = names.get(attribute.name());
            parameters
                    .use(
                            name == null ? attribute.name() : name.text(),
                            attribute.type(),
                            name == null ? syntax.target().span() : name.span())
                    .ifPresent(key::add);
        }
        return key;
    }

    private Map<String, Word> names(List<WriteSyntax.Change> named) {
        Map<String, Word> names = new LinkedHashMap<>();
        for (WriteSyntax.Change one : named) {
            SourceText attribute = one.attribute();
            Optional<Value> value = one.value().flatMap(ExpressionParser::value);
            if (type.identity().stream().noneMatch(a -> a.name().equals(attribute.value()))) {
                context.unknown(
                        attribute,
                        "`" + attribute.value() + "` is not part of the key of `" + type.name() + "`",
                        type.identity().stream().map(Attribute::name).toList());
            } else if (value.filter(v -> v.kind() == Value.Kind.PARAMETER).isEmpty()) {
                context.report(
                        Code.BAD_EXPRESSION,
                        one.value().map(SourceText::span).orElse(attribute.span()),
                        "a parameter such as `:name` is expected");
            } else {
                names.put(attribute.value(), value.get().word());
            }
        }
        return names;
    }
}
