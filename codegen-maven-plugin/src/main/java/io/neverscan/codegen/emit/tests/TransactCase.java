package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.WritePattern.Kind;
import io.neverscan.dsl.plan.TransactPlan;
import io.neverscan.dsl.plan.WritePlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** A transaction with rows for each of its steps, none of which is about the item of another. */
final class TransactCase {
    private static final int NUMBER = 3;
    private static final int APART = 2;

    /**
     * A step with its rows.
     *
     * @param plan its plan
     * @param many whether a list is passed
     * @param rows new items, or the one that is stored
     * @param write the scenario of a write of a stored item
     */
    record Step(WritePlan plan, boolean many, List<Row> rows, Optional<WriteCase> write) {
        boolean creates() {
            return plan.pattern().kind() == Kind.CREATE;
        }

        Row row() {
            return rows.get(0);
        }
    }

    private final TestScope scope;
    final TransactPlan plan;
    final List<Step> steps;
    private final Map<String, Object> arguments;

    private TransactCase(TestScope scope, TransactPlan plan, List<Step> steps, Map<String, Object> arguments) {
        this.scope = scope;
        this.plan = plan;
        this.steps = List.copyOf(steps);
        this.arguments = arguments;
    }

    /** The case; empty if steps share a parameter and no value is found that suits them all. */
    static Optional<TransactCase> of(TestScope scope, TransactPlan plan) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        Map<String, Object> arguments = new LinkedHashMap<>();
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < plan.steps().size(); i++) {
            WritePlan write = plan.steps().get(i);
            TransactPattern.Step step = plan.pattern().steps().get(i);
            String type = write.pattern().type().name();
            int number = Objects.requireNonNull(numbers.merge(type, NUMBER, (a, b) -> a + APART));
            if (write.pattern().kind() == Kind.CREATE) {
                List<Row> rows = new ArrayList<>();
                SampleRows.whole(write.pattern().type(), number).ifPresent(rows::add);
                if (step.many().orElse(1) > 1) {
                    numbers.merge(type, APART, Integer::sum);
                    SampleRows.whole(write.pattern().type(), number + APART).ifPresent(rows::add);
                }
                if (rows.isEmpty()) {
                    return Optional.empty();
                }
                rows.replaceAll(r -> WriteCase.stamped(scope, r));
                steps.add(new Step(write, step.many().isPresent(), rows, Optional.empty()));
                continue;
            }
            Optional<WriteCase> found = WriteCase.of(scope, write, number);
            if (found.isEmpty()) {
                return Optional.empty();
            }
            Row stored = found.get().scenario.stored();
            Map<String, Object> told = found.get().arguments(stored);
            for (Map.Entry<String, Object> one : told.entrySet()) {
                Object before = arguments.putIfAbsent(one.getKey(), one.getValue());
                if (before != null && !before.equals(one.getValue())) {
                    return Optional.empty();
                }
            }
            steps.add(new Step(write, false, List.of(stored), found));
        }
        return Optional.of(new TransactCase(scope, plan, steps, arguments));
    }

    String method() {
        return scope.api().method(plan.pattern());
    }

    /** A call; lists of new items can be replaced. */
    CodeBlock call(Optional<CodeBlock> lists, CodeBlock last) {
        CodeBlock.Builder parts = CodeBlock.builder();
        Set<String> passed = new LinkedHashSet<>();
        String separator = "";
        for (Step step : steps) {
            if (step.creates()) {
                CodeBlock rows = step.rows().stream().map(this::unstamped).collect(CodeBlock.joining(", "));
                CodeBlock list = lists.filter(l -> step.many()).orElse(CodeBlock.of("$T.of($L)", Names.LIST, rows));
                parts.add("$L$L", separator, step.many() ? list : rows);
                separator = ", ";
            }
            for (Parameter parameter : step.plan().parameters()) {
                if (passed.add(parameter.name())) {
                    Object value = arguments.get(parameter.name());
                    parts.add(separator);
                    parts.add(
                            value == null
                                    ? CodeBlock.of("null")
                                    : scope.literals().of(parameter.type(), value));
                    separator = ", ";
                }
            }
        }
        if (!last.isEmpty()) {
            parts.add("$L$L", separator, last);
        }
        CodeBlock call = CodeBlock.of("$N.$N($L)", scope.repository(), method(), parts.build());
        return scope.api().isAsync() ? CodeBlock.of("$T.value($L)", Names.AWAIT, call) : call;
    }

    /** The record as an application makes it. */
    CodeBlock unstamped(Row row) {
        Row plain = row;
        for (Optional<Attribute> set : List.of(
                row.type().traits().version(),
                row.type().traits().created(),
                row.type().traits().updated())) {
            if (set.isPresent()) {
                plain = SampleRows.without(plain, set.get());
            }
        }
        return scope.rows().record(plain);
    }

    /** The nodes whose counters follow an edge, with each counter at a number. */
    List<Row> nodes(Row edgeRow, long count) {
        Edge edge = (Edge) edgeRow.type();
        List<Row> nodes = new ArrayList<>();
        for (Edge.End end : List.of(edge.from(), edge.to())) {
            if (end.counter().isEmpty()) {
                continue;
            }
            Map<String, Object> identity = new LinkedHashMap<>();
            for (int i = 0; i < end.attributes().size(); i++) {
                String name = end.entity().identity().get(i).name();
                edgeRow.value(end.attributes().get(i)).ifPresent(v -> identity.put(name, v));
            }
            ItemType node = end.entity();
            Row row = WriteCase.stamped(
                    scope, SampleRows.with(SampleRows.whole(node, NUMBER).orElseThrow(), identity));
            nodes.add(SampleRows.with(
                    row, Collections.singletonMap(end.counter().get().name(), count)));
        }
        return nodes;
    }
}
