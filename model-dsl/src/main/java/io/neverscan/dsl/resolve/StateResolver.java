package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.WritePattern.Action;
import io.neverscan.dsl.model.WritePattern.Change;
import io.neverscan.dsl.model.WritePattern.Guard;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.WriteSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The states of a transition: values of one enum attribute. */
final class StateResolver {
    private final Context context;
    private final ItemType type;

    StateResolver(Context context, ItemType type) {
        this.context = context;
        this.type = type;
    }

    /** The move; empty, and reported, if a state is missing or unknown. */
    Optional<StateChange> change(WriteSyntax syntax) {
        WriteSyntax.Move move = syntax.move();
        if (move.from().isEmpty() || move.to().isEmpty()) {
            String missing = move.from().isEmpty() ? "from" : "to";
            context.report(Code.MISSING_KEY, syntax.kind().span(), "`" + missing + "` is missing beside `transition`");
            return Optional.empty();
        }
        Optional<Attribute> found = move.attribute().map(this::named).orElseGet(() -> only(syntax.kind()));
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Attribute state = found.get();
        EnumType values = (EnumType) state.type();
        SourceText to = move.to().get();
        List<Operand> from = new ArrayList<>();
        Map<String, SourceText> seen = new HashMap<>();
        for (SourceText one : move.from()) {
            SourceText first = seen.putIfAbsent(one.value(), one);
            if (first != null) {
                context.duplicate("`" + one.value() + "` stands twice in `from`", one.span(), first.span());
            } else {
                constant(one, values).ifPresent(from::add);
            }
        }
        Optional<Operand> target = constant(to, values);
        if (target.isEmpty() || from.size() != move.from().size()) {
            return Optional.empty();
        }
        if (seen.containsKey(to.value())) {
            SourceText same = seen.get(to.value());
            context.report(Diagnostic.at(
                            Code.WRONG_SHAPE, to.span(), "the transition enters `" + to.value() + "`, which it leaves")
                    .also(same == null ? to.span() : same.span(), "it leaves it here"));
            return Optional.empty();
        }
        SourceText first = move.from().get(0);
        Predicate predicate = from.size() == 1
                ? new Predicate.Compare(state, Comparison.EQ, from, first.span())
                : new Predicate.In(state, from, first.span());
        List<String> names = move.from().stream().map(SourceText::value).toList();
        String text = from.size() == 1
                ? state.name() + " = " + names.get(0)
                : state.name() + " in (" + String.join(", ", names) + ")";
        return Optional.of(
                new StateChange(new Guard(predicate, text), new Change(Action.SET, state, target, to.span())));
    }

    private Optional<Attribute> named(SourceText name) {
        Optional<Attribute> attribute = context.attribute(type, name);
        if (attribute.isPresent() && !(attribute.get().type() instanceof EnumType)) {
            context.report(
                    Code.TYPE_MISMATCH,
                    name.span(),
                    "states are values of an enum, but `" + name.value() + "` is of type "
                            + attribute.get().type().describe());
            return Optional.empty();
        }
        return attribute;
    }

    private Optional<Attribute> only(SourceText kind) {
        List<Attribute> enums = type.attributes().stream()
                .filter(a -> a.type() instanceof EnumType)
                .toList();
        if (enums.size() == 1) {
            return Optional.of(enums.get(0));
        }
        String message = enums.isEmpty()
                ? "`" + type.name() + "` has no attribute of an enum, so it has no states"
                : "`state` is missing beside `transition`: `" + type.name() + "` has several enums";
        Diagnostic finding = Diagnostic.at(Code.MISSING_KEY, kind.span(), message);
        context.report(
                enums.isEmpty()
                        ? finding.help(Help.advice("declare the states as an enum under `types:`"))
                        : finding.note("they are "
                                + String.join(
                                        ", ",
                                        enums.stream().map(Attribute::name).toList())));
        return Optional.empty();
    }

    private Optional<Operand> constant(SourceText name, EnumType values) {
        Optional<Operand> code = values.values().stream()
                .filter(v -> v.name().equals(name.value()))
                .<Operand>map(v -> new Operand.Constant(v.code(), values, name.span()))
                .findFirst();
        if (code.isEmpty()) {
            context.unknown(
                    name,
                    "`" + name.value() + "` is not a value of `" + values.name() + "`",
                    values.values().stream().map(EnumType.Value::name).toList());
        }
        return code;
    }
}
