package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.model.WritePattern.Kind;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.TransactSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Transactions: their steps one by one, then what they are together. */
final class TransactResolver {
    private final Context context;
    private final WriteResolver writes;

    TransactResolver(Context context, WriteResolver writes) {
        this.context = context;
        this.writes = writes;
    }

    /** One transaction; empty, and reported, if something in it is wrong. */
    Optional<TransactPattern> transact(TransactSyntax syntax) {
        int before = context.findings().size();
        List<TransactPattern.Step> steps = new ArrayList<>();
        List<Span> places = new ArrayList<>();
        for (TransactSyntax.Step step : syntax.steps()) {
            checkMany(step);
            writes.write(step.write(), step.key()).ifPresent(w -> {
                steps.add(new TransactPattern.Step(w, many(step)));
                places.add(step.write().target().span());
            });
        }
        if (context.findings().size() != before
                || steps.size() != syntax.steps().size()) {
            return Optional.empty();
        }
        TransactPattern pattern = new TransactPattern(
                syntax.name().value(),
                steps,
                syntax.description().map(SourceText::value),
                syntax.name().span());
        checkTypes(pattern);
        checkItems(pattern, places);
        if (pattern.actions() > TransactPattern.MOST_ACTIONS) {
            context.report(tooLarge(pattern));
        }
        return context.findings().size() == before ? Optional.of(pattern) : Optional.empty();
    }

    private static OptionalInt many(TransactSyntax.Step step) {
        return step.many().stream().mapToInt(t -> Integer.parseInt(t.value())).findFirst();
    }

    private void checkMany(TransactSyntax.Step step) {
        boolean single = !step.write().kind().value().equals("create");
        step.many()
                .filter(m -> single)
                .ifPresent(m -> context.report(Diagnostic.at(
                                Code.WRONG_SHAPE,
                                m.span(),
                                "`many` cannot stand beside `"
                                        + step.write().kind().value() + "`")
                        .note("only new items are passed as a list")));
    }

    /** A parameter that several steps name is one parameter. */
    private void checkTypes(TransactPattern pattern) {
        Map<String, Parameter> known = new HashMap<>();
        for (TransactPattern.Step step : pattern.steps()) {
            for (Parameter parameter : step.write().parameters()) {
                Parameter first = known.putIfAbsent(parameter.name(), parameter);
                if (first != null && !first.type().equals(parameter.type())) {
                    context.report(Diagnostic.at(
                                    Code.TYPE_MISMATCH,
                                    parameter.span(),
                                    "`:" + parameter.name() + "` is of type "
                                            + first.type().describe() + " in another step, but "
                                            + parameter.type().describe() + " is needed here")
                            .also(first.span(), "of type " + first.type().describe() + " here"));
                }
            }
        }
    }

    /** Steps of one type with the same parameters for its key are about one item. */
    private void checkItems(TransactPattern pattern, List<Span> places) {
        for (int i = 0; i < pattern.steps().size(); i++) {
            for (int j = 0; j < i; j++) {
                WritePattern later = pattern.steps().get(i).write();
                WritePattern earlier = pattern.steps().get(j).write();
                if (later.type().equals(earlier.type()) && isSameItem(earlier, later)) {
                    context.report(twice(later, places.get(i), places.get(j)));
                    return;
                }
            }
        }
    }

    private static boolean isSameItem(WritePattern one, WritePattern other) {
        if (one.type().identity().isEmpty()) {
            return true;
        }
        List<String> names = one.key().stream().map(Parameter::name).toList();
        return one.kind() != Kind.CREATE
                && other.kind() != Kind.CREATE
                && names.equals(other.key().stream().map(Parameter::name).toList());
    }

    private static Diagnostic twice(WritePattern write, Span second, Span first) {
        Diagnostic finding = Diagnostic.at(
                        Code.SAME_ITEM_TWICE,
                        second,
                        "two steps are about the same `" + write.type().name() + "`")
                .also(first, "the other step")
                .note("DynamoDB takes at most one action on an item in a transaction");
        return write.key().isEmpty()
                ? finding
                : finding.help(
                        Help.advice("one step can do both; if another item is meant, give its key other parameters: "
                                + "`key: { " + write.type().identity().get(0).name() + ": \":other\" }`"));
    }

    private static Diagnostic tooLarge(TransactPattern pattern) {
        Diagnostic finding = Diagnostic.at(
                Code.TRANSACTION_TOO_LARGE,
                pattern.span(),
                "`" + pattern.name() + "` may have " + pattern.actions() + " actions; DynamoDB takes "
                        + TransactPattern.MOST_ACTIONS);
        for (TransactPattern.Step step : pattern.steps()) {
            finding = finding.note("`" + step.write().type().name() + "`: " + step.actions()
                    + (step.actions() == 1 ? " action" : " actions"));
        }
        return finding.help(Help.advice("lower `many`, or write the rest in further transactions"));
    }
}
