package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.expression.Expression;
import io.neverscan.dsl.expression.Scope;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code order} and {@code returns} of one access pattern. */
final class OrderResolver {
    private static final Pattern ORDER = Pattern.compile("\\s*(\\S+)(?:\\s+(\\S.*?))?\\s*", Pattern.DOTALL);

    private final Context context;
    private final Scope scope;

    OrderResolver(Context context, Scope scope) {
        this.context = context;
        this.scope = scope;
    }

    List<AccessPattern.Order> order(List<SourceText> texts) {
        List<AccessPattern.Order> order = new ArrayList<>();
        for (SourceText text : texts) {
            Matcher matcher = ORDER.matcher(text.value());
            if (!matcher.matches()) {
                context.report(Code.BAD_EXPRESSION, text.span(), "an attribute name is expected");
                continue;
            }
            Span name = text.part(matcher.start(1), matcher.end(1));
            List<Scope.Owned> attribute = owned(matcher.group(1), name);
            String direction =
                    matcher.group(2) == null ? "asc" : matcher.group(2).toLowerCase(Locale.ROOT);
            if (!direction.equals("asc") && !direction.equals("desc")) {
                badDirection(matcher.group(2), text.part(matcher.start(2), matcher.end(2)));
                continue;
            }
            if (!attribute.isEmpty()) {
                order.add(new AccessPattern.Order(
                        attribute.get(0).attribute(),
                        direction.equals("desc"),
                        attribute.stream().map(Scope.Owned::type).toList(),
                        text.span()));
            }
        }
        return List.copyOf(order);
    }

    private void badDirection(String direction, Span span) {
        Diagnostic finding =
                Diagnostic.at(Code.BAD_EXPRESSION, span, "`asc` or `desc` is expected, not `" + direction + "`");
        context.report(Help.nearest(direction, span, List.of("asc", "desc"))
                .map(finding::help)
                .orElse(finding));
    }

    List<Attribute> names(List<SourceText> texts) {
        List<Attribute> found = new ArrayList<>();
        for (SourceText text : texts) {
            Optional<Attribute> attribute = find(text.value(), text.span());
            if (attribute.isPresent() && found.contains(attribute.get())) {
                context.report(Code.DUPLICATE_NAME, text.span(), "`" + text.value() + "` is named twice");
            }
            attribute.ifPresent(found::add);
        }
        return List.copyOf(found);
    }

    private Optional<Attribute> find(String text, Span span) {
        return owned(text, span).stream().map(Scope.Owned::attribute).findFirst();
    }

    private List<Scope.Owned> owned(String text, Span span) {
        int dot = text.indexOf('.');
        Expression.Name name = dot <= 0
                ? new Expression.Name(Optional.empty(), new Expression.Word(text, span))
                : new Expression.Name(
                        Optional.of(new Expression.Word(
                                text.substring(0, dot),
                                new Span(
                                        span.file(),
                                        span.startOffset(),
                                        Math.min(span.startOffset() + dot, span.endOffset())))),
                        new Expression.Word(text.substring(dot + 1), span));
        return scope.find(name);
    }
}
