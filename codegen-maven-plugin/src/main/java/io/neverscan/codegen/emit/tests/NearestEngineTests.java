package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.Scenarios;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Engine tests of patterns that look for one row: the nearest one to a bound, or the only one with a value. */
final class NearestEngineTests {
    private final TestScope scope;
    private final TestClass test;
    private final PatternCase testCase;
    private final PatternRows rows;
    private final AccessPlan.Served plan;

    NearestEngineTests(TestScope scope, TestClass test, PatternCase testCase, PatternRows rows) {
        this.scope = scope;
        this.test = test;
        this.testCase = testCase;
        this.rows = rows;
        this.plan = testCase.plan();
    }

    void add() {
        if (!(plan.read() instanceof ReadPlan.Query)) {
            return;
        }
        if (plan.pattern().kind() == AccessPattern.Kind.GET) {
            twice();
        } else if (plan.pattern().kind() == AccessPattern.Kind.FIRST
                && !plan.pattern().order().isEmpty()) {
            plan.pattern().targets().get(0).where().forEach(this::nearest);
        }
    }

    /** A bound on a row, between two rows, and beyond all rows. */
    private void nearest(Condition condition) {
        if (!condition.comparison().isRange()
                || condition.operands().size() > 1
                || !(condition.operands().get(0) instanceof Operand.Argument argument)) {
            return;
        }
        Parameter parameter = argument.parameter();
        CodeBlock.Builder out = CodeBlock.builder();
        for (Object bound : Scenarios.bounds(parameter)) {
            Map<String, Object> changed = new LinkedHashMap<>(testCase.arguments());
            changed.put(parameter.name(), bound);
            if (!Arguments.isWritable(plan, changed)) {
                continue;
            }
            List<Row> best = best(Meaning.of(plan.pattern(), changed, testCase.rows()));
            if (best.isEmpty()) {
                out.addStatement("assertThat($L).isEmpty()", rows.call(scope, changed));
            } else {
                out.addStatement(
                        "assertThat($L).isPresent().get().isIn($L)",
                        rows.call(scope, changed),
                        CodeBlock.join(rows.returned(best), ", "));
            }
        }
        String name = "findsTheNearestTo" + io.neverscan.codegen.emit.JavaNames.upperFirst(parameter.name());
        test.test(scope.test(name), out.build());
    }

    /** The first row, and those that the order does not tell from it. */
    private List<Row> best(List<Row> meant) {
        Comparator<Row> order = Meaning.order(plan.pattern());
        return meant.stream().filter(r -> order.compare(r, meant.get(0)) == 0).toList();
    }

    /** Two rows with a value that should be unique: neither is given back as if it were the only one. */
    private void twice() {
        Map<String, Object> arguments = new LinkedHashMap<>(testCase.arguments());
        List<Parameter> parameters = new ArrayList<>(plan.pattern().parameters());
        parameters.stream()
                .filter(p -> arguments.containsKey(p.name()))
                .forEach(p -> arguments.put(p.name(), Scenarios.doubled(p)));
        if (Meaning.of(plan.pattern(), arguments, testCase.rows()).size() == 2
                && Arguments.isWritable(plan, arguments)) {
            test.test(
                    scope.test("twoWithOneValueAreNotHidden"),
                    CodeBlock.of(
                            "assertThatThrownBy(() -> $L).isInstanceOf($T.class);\n",
                            rows.call(scope, arguments),
                            Names.NOT_UNIQUE));
        }
    }
}
