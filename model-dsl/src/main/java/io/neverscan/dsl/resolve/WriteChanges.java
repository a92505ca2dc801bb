package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.expression.Expression.Value;
import io.neverscan.dsl.expression.ExpressionParser;
import io.neverscan.dsl.expression.Typing;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.WritePattern.Action;
import io.neverscan.dsl.model.WritePattern.Change;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.WriteSyntax;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a write does to single attributes, each at most once. */
final class WriteChanges {
    private final Context context;
    private final ItemType type;
    private final Collection<ItemType> items;
    private final Typing typing;
    private final boolean making;

    /** {@code making}: the item may be made, with all that never changes afterwards. */
    WriteChanges(Context context, ItemType type, Collection<ItemType> items, Typing typing, boolean making) {
        this.context = context;
        this.type = type;
        this.items = items;
        this.typing = typing;
        this.making = making;
    }

    /** Adds the changes of one key of the language; what is wrong is reported and left out. */
    void add(WriteSyntax.Part part, List<Change> changes) {
        for (WriteSyntax.Change syntax : part.changes()) {
            SourceText name = syntax.attribute();
            Optional<Attribute> attribute = context.attribute(type, name);
            if (attribute.isEmpty()) {
                continue;
            }
            Action action = action(part.key().value(), syntax);
            boolean open = isOpen(attribute.get(), name.span(), making && action == Action.SET);
            if (open && fits(action, attribute.get(), name.span())) {
                Optional<Operand> value =
                        action == Action.REMOVE ? Optional.empty() : value(syntax, action, attribute.get());
                if (value.isPresent() || action == Action.REMOVE) {
                    add(new Change(action, attribute.get(), value, name.span()), changes);
                }
            }
        }
    }

    /** Adds a change, unless the attribute has one already. */
    void add(Change change, List<Change> changes) {
        Optional<Change> first = changes.stream()
                .filter(c -> c.attribute().equals(change.attribute()))
                .findFirst();
        if (first.isPresent()) {
            context.duplicate(
                    "`" + change.attribute().name() + "` is changed twice",
                    change.span(),
                    first.get().span());
        } else {
            changes.add(change);
        }
    }

    private static Action action(String key, WriteSyntax.Change change) {
        return switch (key) {
            case "add" -> Action.ADD;
            case "append" -> Action.APPEND;
            case "remove" -> change.value().isPresent() ? Action.TAKE : Action.REMOVE;
            default -> Action.SET;
        };
    }

    /** Whether a write may change the attribute at all, or give it its first value. */
    boolean isOpen(Attribute attribute, Span span, boolean first) {
        String name = "`" + attribute.name() + "`";
        if (type.identity().contains(attribute)) {
            return fixed(
                    span,
                    name + " is part of the key of `" + type.name() + "`, which never changes",
                    "delete the item and create another one");
        }
        if (attribute.immutable() && !first) {
            return fixed(span, name + " is declared immutable", "drop it here, or `immutable` where it is declared");
        }
        if (type instanceof Entity entity && entity.isGuarded(attribute)) {
            return fixed(
                    span,
                    name + " is held by what guards the unique values of `" + type.name() + "`",
                    "`put` changes it: it takes the record that was read, too");
        }
        if (isStamp(attribute)) {
            return fixed(span, name + " is set by the repository", "drop it here: it changes with every write");
        }
        if (WriteResolver.isMaintained(items, type, attribute.name())) {
            return fixed(
                    span,
                    name + " counts edges, and changes with them only",
                    "write the edge: its counters are in the same transaction");
        }
        return true;
    }

    /** Whether the repository sets it. */
    private boolean isStamp(Attribute attribute) {
        return Stream.of(
                        type.traits().version(),
                        type.traits().created(),
                        type.traits().updated())
                .anyMatch(t -> t.filter(attribute::equals).isPresent());
    }

    private boolean fixed(Span span, String message, String advice) {
        context.report(Diagnostic.at(Code.FIXED_ATTRIBUTE, span, message).help(Help.advice(advice)));
        return false;
    }

    private boolean fits(Action action, Attribute attribute, Span span) {
        AttributeType kind = attribute.type();
        boolean set = kind instanceof AttributeType.SetOf;
        String name = "`" + attribute.name() + "`";
        return switch (action) {
            case SET ->
                kind != Scalar.COUNTER || fixed(span, name + " is a counter, which is not set", "`add` to it instead");
            case REMOVE ->
                set
                        || (attribute.optional() && kind != Scalar.COUNTER)
                        || fixed(
                                span,
                                name + " is required, so it cannot be removed",
                                "make it optional: `" + attribute.name() + ": " + kind.describe() + "?`");
            case ADD -> set || isNumber(kind) || mismatch(span, "add", attribute, "numbers and sets");
            case TAKE -> set || mismatch(span, "remove", attribute, "sets where it has a value");
            case APPEND -> kind instanceof AttributeType.ListOf || mismatch(span, "append", attribute, "lists");
        };
    }

    private static boolean isNumber(AttributeType kind) {
        return kind == Scalar.INT || kind == Scalar.LONG || kind == Scalar.DECIMAL || kind == Scalar.COUNTER;
    }

    private boolean mismatch(Span span, String what, Attribute attribute, String needed) {
        context.report(
                Code.TYPE_MISMATCH,
                span,
                "`" + what + "` is for " + needed + ", but `" + attribute.name() + "` is of type "
                        + attribute.type().describe());
        return false;
    }

    /** Without a value it is the parameter of the attribute's name. */
    private Optional<Operand> value(WriteSyntax.Change syntax, Action action, Attribute attribute) {
        if (syntax.value().isEmpty()) {
            return typing.parameter(
                    attribute.name(), attribute.type(), syntax.attribute().span());
        }
        SourceText text = syntax.value().get();
        Optional<Value> value = ExpressionParser.value(text);
        if (value.isEmpty()) {
            context.report(Diagnostic.at(
                            Code.BAD_EXPRESSION, text.span(), "a value such as `:name`, `'text'` or 5 is expected")
                    .note("expressions over stored attributes are not offered; `add` adds to a number"));
            return Optional.empty();
        }
        boolean bare = value.get().kind() == Value.Kind.WORD && action == Action.APPEND;
        if (bare) {
            return typing.parameter(value.get().word().text(), attribute.type(), text.span());
        }
        return typing.value(value.get(), attribute.type());
    }

    /** An upsert gives all that a new item must have. */
    void requireWhole(List<Change> changes, Span span) {
        List<String> missing = type.attributes().stream()
                .filter(a -> !a.optional() && !(a.type() instanceof AttributeType.SetOf))
                .filter(a -> a.type() != Scalar.COUNTER && !type.identity().contains(a))
                .filter(a -> !isStamp(a))
                .filter(a -> changes.stream().noneMatch(c -> c.attribute().equals(a)))
                .map(Attribute::name)
                .toList();
        if (!missing.isEmpty()) {
            String names = "`" + String.join("`, `", missing) + "`";
            context.report(Diagnostic.at(
                            Code.INCOMPLETE_UPSERT,
                            span,
                            "a new `" + type.name() + "` needs " + names + ", which the upsert does not give")
                    .help(Help.advice("name " + (missing.size() == 1 ? "it" : "them")
                            + " under `set`, or use `update` for items that exist")));
        }
    }
}
