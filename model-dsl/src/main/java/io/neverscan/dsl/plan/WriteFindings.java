package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.model.WritePattern.Action;
import io.neverscan.dsl.model.WritePattern.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What is wrong with declared writes because of the index keys that follow them. */
public final class WriteFindings {
    private WriteFindings() {}

    /**
     * Looks at all writes of a model.
     *
     * @param model the model
     * @return findings in the order of the model
     */
    public static List<Diagnostic> of(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        model.writes().forEach(w -> add(w, w.parameters(), findings));
        for (TransactPattern transaction : model.transactions()) {
            List<Parameter> parameters = new ArrayList<>();
            transaction.steps().forEach(s -> parameters.addAll(s.write().parameters()));
            for (TransactPattern.Step step : transaction.steps()) {
                add(step.write(), parameters, findings);
                WritePlan.of(step.write()).witnesses().forEach(w -> parameters.add(w.parameter()));
            }
        }
        return List.copyOf(findings);
    }

    private static void add(WritePattern pattern, List<Parameter> parameters, List<Diagnostic> findings) {
        WritePlan plan = WritePlan.of(pattern);
        for (IndexKeys.Recomputed one : plan.recomputed()) {
            for (Attribute needed : IndexKeys.needed(pattern.type(), List.of(one))) {
                pattern.change(needed)
                        .filter(c -> c.action() != Action.SET && c.action() != Action.REMOVE)
                        .ifPresent(c -> findings.add(unknown(c, one)));
            }
        }
        plan.witnesses()
                .forEach(w -> parameters.stream()
                        .filter(p -> p.name().equals(w.parameter().name()))
                        .findFirst()
                        .ifPresent(p -> findings.add(clash(p, w, plan))));
    }

    private static Diagnostic unknown(Change change, IndexKeys.Recomputed keys) {
        String name = "`" + change.attribute().name() + "`";
        return Diagnostic.at(
                        Code.FIXED_ATTRIBUTE,
                        change.span(),
                        "the keys of " + keys.location().describe() + " need " + name
                                + ", whose value after the write is not known")
                .help(Help.advice("`set` it, and say in `when` what it was before"));
    }

    private static Diagnostic clash(Parameter parameter, WritePlan.Witness witness, WritePlan plan) {
        String indexes = plan.recomputed().stream()
                .filter(r -> IndexKeys.needed(plan.pattern().type(), List.of(r)).contains(witness.attribute()))
                .map(r -> r.location().describe())
                .distinct()
                .collect(Collectors.joining(", "));
        return Diagnostic.at(
                        Code.DUPLICATE_NAME,
                        parameter.span(),
                        "`:" + parameter.name() + "` is also the stored `"
                                + witness.attribute().name() + "`, which the caller passes for the keys of " + indexes)
                .help(Help.advice("give the parameter another name"));
    }
}
