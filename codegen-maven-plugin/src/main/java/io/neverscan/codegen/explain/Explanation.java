package io.neverscan.codegen.explain;

import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.ExternalPattern;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.TransactPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers the question how a pattern, or every pattern, is read. */
public final class Explanation {
    private final List<CompiledModel> models;

    /**
     * Creates an answerer.
     *
     * @param models the models that there are
     */
    public Explanation(List<CompiledModel> models) {
        this.models = List.copyOf(models);
    }

    /**
     * All plans.
     *
     * @return text of several lines
     */
    public String all() {
        return models.stream().map(PlanText::of).collect(Collectors.joining("\n"));
    }

    /**
     * The plans of one pattern.
     *
     * @param name name of the pattern, or {@code model.pattern}
     * @return text of several lines; empty if there is no such pattern
     */
    public Optional<String> pattern(String name) {
        List<String> found = new ArrayList<>();
        for (CompiledModel model : models) {
            for (AccessPlan plan : model.plans()) {
                String pattern = plan.pattern().name();
                if (pattern.equals(name) || (model.model().name() + "." + pattern).equals(name)) {
                    found.add(PlanText.of(plan));
                }
            }
            for (WritePlan write : model.writes()) {
                String pattern = write.pattern().name();
                if (pattern.equals(name) || (model.model().name() + "." + pattern).equals(name)) {
                    found.add(WriteText.of(write));
                }
            }
            for (TransactPlan transact : model.transactions()) {
                String pattern = transact.pattern().name();
                if (pattern.equals(name) || (model.model().name() + "." + pattern).equals(name)) {
                    found.add(WriteText.of(transact));
                }
            }
            for (ExternalPattern external : model.model().externals()) {
                if (external.name().equals(name) || (model.model().name() + "." + external.name()).equals(name)) {
                    found.add(PlanText.of(external));
                }
            }
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", found));
    }

    /**
     * The names that may be asked for.
     *
     * @return names of all patterns, in the order of the models
     */
    public List<String> names() {
        return models.stream()
                .flatMap(m -> Stream.of(
                                m.plans().stream().map(p -> p.pattern().name()),
                                m.model().writes().stream().map(WritePattern::name),
                                m.model().transactions().stream().map(TransactPattern::name),
                                m.model().externals().stream().map(ExternalPattern::name))
                        .flatMap(s -> s))
                .distinct()
                .toList();
    }
}
