package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.expression.ExpressionParser;
import io.neverscan.dsl.expression.Parameters;
import io.neverscan.dsl.expression.ParsedExpression;
import io.neverscan.dsl.expression.Scope;
import io.neverscan.dsl.expression.Typing;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.model.WritePattern.Change;
import io.neverscan.dsl.model.WritePattern.Guard;
import io.neverscan.dsl.model.WritePattern.Kind;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.WriteSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Declared writes of one item. */
final class WriteResolver {
    private final Context context;
    private final Map<String, ItemType> items;

    WriteResolver(Context context, Map<String, ItemType> items) {
        this.context = context;
        this.items = items;
    }

    /** One write; empty if something in it is wrong, or if its item type has failed. */
    Optional<WritePattern> write(WriteSyntax syntax) {
        return write(syntax, List.of());
    }

    /** The same where some identity attributes have parameters of other names. */
    Optional<WritePattern> write(WriteSyntax syntax, List<WriteSyntax.Change> named) {
        ItemType type = items.get(syntax.target().value());
        if (type == null) {
            String message =
                    "the model has no entity or edge `" + syntax.target().value() + "`";
            context.unknown(syntax.target(), message, items.keySet());
            return Optional.empty();
        }
        int before = context.findings().size();
        Kind kind = kind(syntax.kind());
        checkParts(syntax, kind, type);
        Parameters parameters = new Parameters(context.findings());
        List<Parameter> key = new KeyParameters(context, type).of(syntax, named, kind, parameters);
        Typing typing = new Typing(new Scope(List.of(type), context.findings(), "write"), parameters);
        WriteChanges typed = new WriteChanges(context, type, items.values(), typing, kind == Kind.UPSERT);
        Optional<StateChange> move =
                isTransition(syntax) ? new StateResolver(context, type).change(syntax) : Optional.empty();
        List<Change> changes = new ArrayList<>();
        move.filter(m -> typed.isOpen(m.entering().attribute(), m.entering().span(), false))
                .ifPresent(m -> typed.add(m.entering(), changes));
        syntax.parts().forEach(p -> typed.add(p, changes));
        Optional<Guard> condition = guard(move, syntax.when().flatMap(w -> when(w, typing)));
        if (kind == Kind.UPSERT) {
            typed.requireWhole(changes, syntax.kind().span());
        }
        if (context.findings().size() != before) {
            return Optional.empty();
        }
        return Optional.of(new WritePattern(
                syntax.name().value(),
                kind,
                type,
                key,
                changes,
                condition,
                parameters.list(),
                syntax.description().map(SourceText::value),
                syntax.name().span()));
    }

    private static boolean isTransition(WriteSyntax syntax) {
        return syntax.kind().value().equals("transition");
    }

    private static Kind kind(SourceText kind) {
        return switch (kind.value()) {
            case "create" -> Kind.CREATE;
            case "put" -> Kind.PUT;
            case "delete" -> Kind.DELETE;
            case "upsert" -> Kind.UPSERT;
            case "check" -> Kind.CHECK;
            default -> Kind.UPDATE;
        };
    }

    /** What a kind of write would pass over in silence is refused. */
    private void checkParts(WriteSyntax syntax, Kind kind, ItemType type) {
        if (!kind.changes()) {
            String why = kind.takesItem()
                    ? "the whole item is passed"
                    : kind == Kind.CHECK ? "a check changes nothing" : "nothing is left of it";
            syntax.parts().forEach(p -> beside(p.key(), syntax, why));
        } else if (syntax.parts().isEmpty() && !isTransition(syntax)) {
            context.report(
                    Code.MISSING_KEY,
                    syntax.kind().span(),
                    "one of `set`, `add`, `remove`, `append` is missing beside `"
                            + syntax.kind().value() + "`");
        }
        if (kind == Kind.CREATE) {
            syntax.when().ifPresent(w -> beside("when", w, syntax, "there is no stored item yet"));
        }
        if (!isTransition(syntax)) {
            Stream.of(
                            syntax.move().attribute(),
                            syntax.move().from().stream().findFirst(),
                            syntax.move().to())
                    .flatMap(Optional::stream)
                    .findFirst()
                    .ifPresent(s -> context.report(
                            Code.WRONG_SHAPE, s.span(), "`state`, `from` and `to` stand beside `transition` only"));
        }
        if (type instanceof Edge edge) {
            checkEdge(syntax, kind, edge);
        } else if (type instanceof Entity entity) {
            checkGuards(syntax, kind, entity);
        }
    }

    private void checkEdge(WriteSyntax syntax, Kind kind, Edge edge) {
        if (kind == Kind.PUT || kind == Kind.UPSERT) {
            context.report(Diagnostic.at(
                            Code.WRONG_SHAPE,
                            syntax.kind().span(),
                            "`" + syntax.kind().value() + "` cannot be used on an edge")
                    .note("whether the edge was there before decides what its counters do")
                    .help(Help.advice("`create` stores an edge that is not there, `update` changes one that is")));
        }
        boolean together = edge.inverse() == Edge.Inverse.MIRROR
                || edge.from().counter().isPresent()
                || edge.to().counter().isPresent();
        if (kind == Kind.DELETE && together) {
            syntax.when()
                    .ifPresent(
                            w -> beside("when", w, syntax, "`" + edge.name() + "` goes with its counters or mirror"));
        }
    }

    /** Without the stored values it is not known which guards go. */
    private void checkGuards(WriteSyntax syntax, Kind kind, Entity entity) {
        boolean blind = kind == Kind.PUT || kind == Kind.DELETE || kind == Kind.UPSERT;
        if (blind && !entity.guards().isEmpty()) {
            context.report(Diagnostic.at(
                            Code.WRONG_SHAPE,
                            syntax.kind().span(),
                            "`" + syntax.kind().value() + "` cannot be declared for `" + entity.name()
                                    + "`, which has unique values")
                    .note("it must be known which values the stored item gives back")
                    .help(Help.advice("the repository's own `put` and `delete` take the record that was read")));
        }
    }

    private void beside(SourceText key, WriteSyntax syntax, String why) {
        beside(key.value(), key, syntax, why);
    }

    private void beside(String key, SourceText value, WriteSyntax syntax, String why) {
        context.report(Diagnostic.at(
                        Code.WRONG_SHAPE,
                        value.span(),
                        "`" + key + "` cannot stand beside `" + syntax.kind().value() + "`")
                .note(why));
    }

    private Optional<Guard> when(SourceText text, Typing typing) {
        ParsedExpression parsed = ExpressionParser.parse(text);
        parsed.finding().ifPresent(context::report);
        return parsed.expression()
                .flatMap(typing::filter)
                .map(p -> new Guard(p, text.value().strip()));
    }

    private static Optional<Guard> guard(Optional<StateChange> move, Optional<Guard> when) {
        Optional<Guard> from = move.map(StateChange::leaving);
        if (from.isEmpty() || when.isEmpty()) {
            return from.or(() -> when);
        }
        Guard first = from.get();
        Guard second = when.get();
        return Optional.of(new Guard(
                new Predicate.And(
                        List.of(first.predicate(), second.predicate()),
                        second.predicate().span()),
                first.text() + " and (" + second.text() + ")"));
    }

    /** The counters that edges maintain on an item type. */
    static boolean isMaintained(Iterable<ItemType> items, ItemType type, String attribute) {
        for (ItemType item : items) {
            if (item instanceof Edge edge && type instanceof Entity) {
                boolean counted = Stream.of(edge.from(), edge.to())
                        .filter(e -> e.entity().name().equals(type.name()))
                        .flatMap(e -> e.counter().stream())
                        .anyMatch(c -> c.name().equals(attribute));
                if (counted) {
                    return true;
                }
            }
        }
        return false;
    }
}
