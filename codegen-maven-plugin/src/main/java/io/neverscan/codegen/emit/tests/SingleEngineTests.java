package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Engine tests of a pattern with one result at most. */
final class SingleEngineTests {
    private final TestScope scope;
    private final TestClass test;
    private final PatternCase testCase;
    private final PatternRows rows;
    private final AccessPlan.Served plan;
    private final CodeBlock call;

    SingleEngineTests(TestScope scope, TestClass test, PatternCase testCase, PatternRows rows) {
        this.scope = scope;
        this.test = test;
        this.testCase = testCase;
        this.rows = rows;
        this.plan = testCase.plan();
        this.call = rows.call(scope, testCase.arguments());
    }

    private boolean asksForExistence() {
        return plan.pattern().kind() == AccessPattern.Kind.EXISTS;
    }

    void add() {
        if (asksForExistence()) {
            test("isTrueForWhatIsThere", CodeBlock.of("assertThat($L).isTrue();\n", call));
        } else {
            found();
        }
        testCase.absent().ifPresent(this::unknown);
        new NearestEngineTests(scope, test, testCase, rows).add();
        neighbours();
        requests();
    }

    private void test(String name, CodeBlock body) {
        test.test(scope.test(name), body);
    }

    private void found() {
        if (plan.pattern().kind() == AccessPattern.Kind.FIRST) {
            if (!scope.api().isAsync()) {
                rows.addRanks();
            }
            test("findsTheFirst", CodeBlock.of("assertThat($L).isPresent().get().isIn(ranks().get(0));\n", call));
            test("isOneOfWhatIsMeant", CodeBlock.of("assertThat($L).isPresent().get().isIn(expected());\n", call));
        } else {
            test("findsWhatIsMeant", CodeBlock.of("assertThat($L).contains(expected().get(0));\n", call));
        }
        if (rows.hasOthers()) {
            test("leavesNeighboursOut", CodeBlock.of("assertThat($L).isPresent().get().isNotIn(others());\n", call));
        }
    }

    private void unknown(Map<String, Object> absent) {
        CodeBlock unknown = rows.call(scope, absent);
        test(
                asksForExistence() ? "isFalseForUnknownArguments" : "findsNothingForUnknownArguments",
                CodeBlock.of(
                        asksForExistence() ? "assertThat($L).isFalse();\n" : "assertThat($L).isEmpty();\n", unknown));
    }

    /** One argument at a time gets an unknown value: each part of the key counts. */
    private void neighbours() {
        Optional<Map<String, Object>> absent = testCase.absent();
        if (absent.isEmpty() || !(plan.read() instanceof ReadPlan.GetItem)) {
            return;
        }
        CodeBlock.Builder out = CodeBlock.builder();
        for (String parameter : testCase.arguments().keySet()) {
            Map<String, Object> changed = new LinkedHashMap<>(testCase.arguments());
            changed.put(parameter, Objects.requireNonNull(absent.get().get(parameter)));
            List<Row> meant = Meaning.of(plan.pattern(), changed, testCase.rows());
            if (meant.isEmpty() && Arguments.isWritable(plan, changed)) {
                out.addStatement(
                        asksForExistence() ? "assertThat($L).isFalse()" : "assertThat($L).isEmpty()",
                        rows.call(scope, changed));
            }
        }
        if (!out.isEmpty()) {
            test("eachPartOfTheKeyCounts", out.build());
        }
    }

    /** What the first row points to is read as well. */
    private String batch() {
        return testCase.pointers(testCase.expected()) == 0 ? "" : ", \"BatchGetItem\", 1";
    }

    private void requests() {
        boolean get = plan.read() instanceof ReadPlan.GetItem;
        String operation = get ? "GetItem" : "Query";
        int count = plan.read() instanceof ReadPlan.FanOut ? testCase.asked(1).size() : 1;
        String name = plan.read() instanceof ReadPlan.FanOut ? "isAsManyQueriesAsThePlanSays" : "isOne" + operation;
        MethodSpec.Builder method = test.test(scope.test(name))
                .addParameter(Names.REQUEST_LOG, "log")
                .addStatement("$L", call);
        CodeBlock.Builder out = CodeBlock.builder()
                .add("$T.assertThatRequestsOf(log)$>$>", Names.CAPACITY)
                .add("\n.hasOperations($T.of($S, $L$L))", Names.MAP, operation, count, batch());
        if (get && !testCase.expected().isEmpty()) {
            method.addStatement("long bytes = $L", rows.bytes(testCase.expected()));
            method.addStatement(
                    "long halfUnits = $T.read(bytes, $T.Consistency.$L)",
                    Names.UNITS,
                    Names.UNITS,
                    plan.read().strong() ? "STRONG" : "EVENTUAL");
            out.add("\n.consumedInTotal(halfUnits / 2.0)");
        }
        test.type.addMethod(method.addCode(out.add(";\n$<$<").build()).build());
    }
}
