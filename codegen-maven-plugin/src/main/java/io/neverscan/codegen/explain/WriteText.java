package io.neverscan.codegen.explain;

import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.plan.TransactPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Plans of declared writes as text: what changes, which index keys follow, what must be known. */
final class WriteText {
    private static final int LABEL = 13;

    private final StringBuilder out = new StringBuilder();

    private WriteText() {}

    static String of(WritePlan plan) {
        WriteText text = new WriteText();
        text.write(plan);
        return text.out.toString();
    }

    static String of(TransactPlan plan) {
        WriteText text = new WriteText();
        text.transact(plan);
        return text.out.toString();
    }

    private void transact(TransactPlan plan) {
        TransactPattern pattern = plan.pattern();
        out.append(pattern.name()).append("  transact\n");
        pattern.description().ifPresent(d -> line("", d.strip()));
        line("declared", pattern.span().location());
        line("requests", plan.requests() + ", nothing is read first");
        for (int i = 0; i < plan.steps().size(); i++) {
            TransactPattern.Step step = pattern.steps().get(i);
            WritePattern write = step.write();
            String parameters = plan.steps().get(i).parameters().stream()
                    .map(Parameter::name)
                    .collect(Collectors.joining(", "));
            line(
                    "step " + (i + 1),
                    write.kind().name().toLowerCase(Locale.ROOT) + " "
                            + write.type().name()
                            + (step.many().isPresent()
                                    ? ", at most " + step.many().getAsInt()
                                    : "")
                            + (parameters.isEmpty() ? "" : " (" + parameters + ")")
                            + write.condition().map(c -> " when " + c.text()).orElse(""));
        }
        line("units", "2 for each KB of each item, before or after, whichever is larger; and those of index entries");
    }

    private void write(WritePlan plan) {
        WritePattern pattern = plan.pattern();
        String parameters = plan.parameters().stream()
                .map((Parameter p) -> p.name() + ": " + p.type().describe() + (plan.isNullable(p) ? "?" : ""))
                .collect(Collectors.joining(", "));
        out.append(pattern.name()).append('(').append(parameters).append(")  ");
        out.append(pattern.kind().name().toLowerCase(Locale.ROOT)).append(' ');
        out.append(pattern.type().name()).append('\n');
        pattern.description().ifPresent(d -> line("", d.strip()));
        line("declared", pattern.span().location());
        line("location", pattern.type().base().location().describe());
        line("requests", plan.requests() + ", nothing is read first");
        pattern.changes()
                .forEach(c -> line(
                        c.action().name().toLowerCase(Locale.ROOT),
                        c.attribute().name()
                                + c.value().map(v -> " " + operand(v)).orElse("")));
        pattern.condition().ifPresent(c -> line("condition", c.text()));
        plan.effects().forEach((index, effect) -> line("index", index(index, effect)));
        if (pattern.kind().changes()) {
            plan.witnesses()
                    .forEach(w -> line("told", w.attribute().name() + ": the stored value, which is a condition, too"));
        }
        line("units", units(plan));
    }

    private static String index(Location index, WritePlan.Effect effect) {
        return index.describe()
                + switch (effect) {
                    case UNTOUCHED -> ": its keys stay";
                    case KNOWN -> ": its keys are written anew";
                    case WITNESSED -> ": its keys are written anew, with what the caller tells";
                };
    }

    private static String units(WritePlan plan) {
        Map<Location, WritePlan.Effect> effects = plan.effects();
        long moved = effects.values().stream()
                .filter(e -> e != WritePlan.Effect.UNTOUCHED)
                .count();
        String transaction = plan.requests().contains("TransactWriteItems") ? "2 for each item" : "1";
        return transaction + " for each KB of the item, before or after, whichever is larger"
                + (moved == 0
                        ? ""
                        : "; up to 2 more for each KB of an entry of "
                                + (moved == 1 ? "the index" : "each of the " + moved + " indexes")
                                + " that follows");
    }

    private static String operand(Operand operand) {
        if (operand instanceof Operand.Argument argument) {
            return ":" + argument.parameter().name();
        }
        Object value = ((Operand.Constant) operand).value();
        return value instanceof String text ? "'" + text + "'" : value.toString();
    }

    private void line(String label, String text) {
        out.append("  ").append(label).append(" ".repeat(LABEL - label.length()));
        out.append(text.replaceAll("\\R", "\n  " + " ".repeat(LABEL))).append('\n');
    }
}
