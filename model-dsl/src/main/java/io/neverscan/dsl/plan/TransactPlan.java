package io.neverscan.dsl.plan;

import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.TransactPattern;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a transaction is carried out: by one request, without reading first.
 *
 * @param pattern the transaction
 * @param steps the plan of each step
 */
public record TransactPlan(TransactPattern pattern, List<WritePlan> steps) {
    /** Copies the list. */
    public TransactPlan {
        steps = List.copyOf(steps);
    }

    /**
     * Plans a transaction.
     *
     * @param pattern the transaction
     * @return its plan
     */
    public static TransactPlan of(TransactPattern pattern) {
        return new TransactPlan(
                pattern,
                pattern.steps().stream().map(s -> WritePlan.of(s.write())).toList());
    }

    /**
     * What the caller passes beside whole items.
     *
     * @return each once, in the order of the steps
     */
    public List<Parameter> parameters() {
        Map<String, Parameter> all = new LinkedHashMap<>();
        steps.forEach(s -> s.parameters().forEach(p -> all.putIfAbsent(p.name(), p)));
        return new ArrayList<>(all.values());
    }

    /**
     * Whether null may be passed.
     *
     * @param parameter one of the parameters
     * @return true if null has a meaning in each step that names it
     */
    public boolean isNullable(Parameter parameter) {
        return steps.stream()
                .allMatch(s -> s.parameters().stream()
                        .filter(p -> p.name().equals(parameter.name()))
                        .allMatch(s::isNullable));
    }

    /**
     * How many requests it takes, in words.
     *
     * @return such as {@code 1 TransactWriteItems with up to 53 actions}
     */
    public String requests() {
        boolean fixed = pattern.steps().stream().allMatch(s -> s.many().isEmpty());
        return "1 TransactWriteItems with " + (fixed ? "" : "up to ") + pattern.actions()
                + (pattern.actions() == 1 ? " action" : " actions");
    }
}
