package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Engine tests of a pattern that asks how many items there are. */
final class CountEngineTests {
    private final TestScope scope;
    private final TestClass test;
    private final PatternCase testCase;
    private final PatternRows rows;
    private final CodeBlock call;

    CountEngineTests(TestScope scope, TestClass test, PatternCase testCase, PatternRows rows) {
        this.scope = scope;
        this.test = test;
        this.testCase = testCase;
        this.rows = rows;
        this.call = rows.call(scope, testCase.arguments());
    }

    void add() {
        test("countsWhatIsMeant", counts(testCase.arguments()));
        testCase.absent().ifPresent(a -> test("countsNothingForUnknownArguments", counts(a)));
        testCase.absent().ifPresent(this::eachArgument);
        boolean several = testCase.plan().read() instanceof ReadPlan.FanOut;
        String name = several ? "isAsManyQueriesAsThePlanSays" : "isOneQueryOfThePredictedCost";
        new QueryCost(test, testCase.plan(), rows)
                .add(scope.test(name), call, new QueryCost.Asked(testCase.read(), true, 0));
    }

    private void test(String name, CodeBlock body) {
        test.test(scope.test(name), body);
    }

    private CodeBlock counts(Map<String, Object> arguments) {
        int meant = Meaning.of(testCase.plan().pattern(), arguments, testCase.rows())
                .size();
        return CodeBlock.builder()
                .addStatement("assertThat($L).isEqualTo($L)", rows.call(scope, arguments), meant)
                .build();
    }

    /** One argument at a time gets an unknown value: each of them counts. */
    private void eachArgument(Map<String, Object> absent) {
        CodeBlock.Builder out = CodeBlock.builder();
        for (String parameter : testCase.arguments().keySet()) {
            Map<String, Object> changed = new LinkedHashMap<>(testCase.arguments());
            changed.put(parameter, Objects.requireNonNull(absent.get(parameter)));
            if (Arguments.isWritable(testCase.plan(), changed)) {
                out.add(counts(changed));
            }
        }
        if (!out.isEmpty()) {
            test("eachArgumentCounts", out.build());
        }
    }
}
