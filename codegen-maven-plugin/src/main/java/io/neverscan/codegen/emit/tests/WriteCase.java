package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.plan.WritePlan;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A declared write with a scenario: its rows as they are stored, and its calls. */
final class WriteCase {
    private static final int NUMBER = 3;

    private final TestScope scope;
    final WritePlan plan;
    final WriteScenario scenario;

    private WriteCase(TestScope scope, WritePlan plan, WriteScenario scenario) {
        this.scope = scope;
        this.plan = plan;
        this.scenario = scenario;
    }

    /** The case; empty if no row is found for which the condition holds. */
    static Optional<WriteCase> of(TestScope scope, WritePlan plan) {
        return of(scope, plan, NUMBER);
    }

    /** The same with a row of another number. */
    static Optional<WriteCase> of(TestScope scope, WritePlan plan, int number) {
        return SampleRows.whole(plan.pattern().type(), number)
                .map(r -> stamped(scope, r))
                .flatMap(r -> WriteScenario.of(plan, r))
                .map(s -> new WriteCase(scope, plan, s));
    }

    /** The row as the repository stores it first; counters of edges start at 0. */
    static Row stamped(TestScope scope, Row row) {
        Map<String, Object> values = new LinkedHashMap<>();
        scope.api().maintained(row.type()).forEach(c -> values.put(c, 0L));
        row.type().traits().version().ifPresent(v -> values.put(v.name(), 1L));
        Instant now = Instant.parse(SeedEmitter.NOW);
        row.type().traits().created().ifPresent(a -> values.put(a.name(), now));
        row.type().traits().updated().ifPresent(a -> values.put(a.name(), now));
        return SampleRows.with(row, values);
    }

    WritePattern pattern() {
        return plan.pattern();
    }

    String method() {
        return scope.api().method(plan.pattern());
    }

    /** The row after the write, with its next version. */
    Row after() {
        Row after = WriteScenario.after(plan, arguments(scenario.stored()), scenario.stored());
        Optional<Attribute> version =
                after.type().traits().version().filter(v -> !pattern().kind().takesItem());
        return version.map(v -> SampleRows.with(
                        after,
                        Collections.singletonMap(v.name(), (Long) after.value(v).orElse(0L) + 1)))
                .orElse(after);
    }

    Map<String, Object> arguments(Row stored) {
        return WriteScenario.told(plan, scenario.arguments(), stored);
    }

    /** A call about a stored row; what is stored as a whole is the row itself. */
    CodeBlock call(Row stored, CodeBlock item) {
        return call(stored, item, arguments(stored));
    }

    CodeBlock call(Row stored, CodeBlock item, Map<String, Object> arguments) {
        CodeBlock.Builder parts = CodeBlock.builder();
        String separator = "";
        if (pattern().kind().takesItem()) {
            parts.add("$L", item);
            separator = ", ";
        }
        for (Parameter parameter : plan.parameters()) {
            Object value = arguments.get(parameter.name());
            parts.add(separator);
            parts.add(value == null ? CodeBlock.of("null") : scope.literals().of(parameter.type(), value));
            separator = ", ";
        }
        CodeBlock call = CodeBlock.of("$N.$N($L)", scope.repository(), method(), parts.build());
        return scope.api().isAsync() ? CodeBlock.of("$T.value($L)", Names.AWAIT, call) : call;
    }
}
