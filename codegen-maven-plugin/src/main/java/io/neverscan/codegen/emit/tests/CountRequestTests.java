package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.evaluate.Branches;
import io.neverscan.dsl.evaluate.Scenario;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Request tests of a pattern that asks how many items there are. */
final class CountRequestTests {
    private static final int FIRST = 7;
    private static final int SECOND = 5;
    /** Longer lists of answers would make the test longer, not better. */
    private static final int MOST_ANSWERS = 20;

    private final TestScope scope;
    private final TestClass test;
    private final AccessPlan.Served plan;
    private final ReadPlan.Query query;
    private final String method;

    CountRequestTests(TestScope scope, TestClass test, AccessPlan.Served plan) {
        this.scope = scope;
        this.test = test;
        this.plan = plan;
        this.query = plan.read().query().orElseThrow();
        this.method = scope.api().method(plan.pattern());
    }

    void add(Scenario scenario) {
        Map<String, Object> arguments = scenario.arguments();
        test.test(method + "CountsWithoutReadingItems", counted(arguments));
        Arguments.awkward(plan, arguments).ifPresent(a -> test.test(method + "EscapesItsArguments", counted(a)));
        OptionalInt most = ((ReadPlan.Count) query.reading().wanted()).most();
        int queries = branches(arguments).size();
        if (most.isEmpty() || most.getAsInt() > queries) {
            test.test(method + "CountsToTheEnd", toTheEnd(arguments, queries));
        }
        if (most.isPresent() && most.getAsInt() <= MOST_ANSWERS) {
            test.test(method + "KeepsItsRequestBudget", budget(arguments, most.getAsInt()));
        }
    }

    /** The arguments of each Query. */
    private List<Map<String, Object>> branches(Map<String, Object> arguments) {
        return plan.read() instanceof ReadPlan.FanOut several
                ? Branches.list(several, arguments).stream()
                        .map(Branches.Branch::arguments)
                        .toList()
                : List.of(arguments);
    }

    private CodeBlock call(Map<String, Object> arguments) {
        return RequestTestEmitter.call(scope, plan, Arguments.of(scope.literals(), plan.pattern(), arguments));
    }

    private static void answer(CodeBlock.Builder out, int count) {
        out.addStatement("client.answer($T.builder().count($L).build())", Names.QUERY_RESPONSE, count);
    }

    private static void answerInPart(CodeBlock.Builder out, int count) {
        out.addStatement(
                "client.answer($T.builder().count($L).lastEvaluatedKey(last).build())", Names.QUERY_RESPONSE, count);
    }

    private CodeBlock counted(Map<String, Object> arguments) {
        List<Map<String, Object>> branches = branches(arguments);
        CodeBlock.Builder out = CodeBlock.builder();
        int sum = 0;
        for (int i = 0; i < branches.size(); i++) {
            answer(out, FIRST + i);
            sum += FIRST + i;
        }
        out.addStatement("assertThat($L).isEqualTo($L)", call(arguments), sum);
        sent(out, branches.size());
        for (int i = 0; i < branches.size(); i++) {
            out.add("sent.get($L)$>$>", i);
            QueryRequestTests.shared(out, plan, query, branches.get(i));
            out.add("\n.hasSelect($T.COUNT)\n.hasNoProjection()\n.hasNoLimit()", Names.SELECT);
            out.add("\n.startsAtTheBeginning();\n$<$<");
        }
        return out.build();
    }

    private static void sent(CodeBlock.Builder out, int queries) {
        out.addStatement(
                "$T sent = client.calls().onlyQueries($L)",
                ParameterizedTypeName.get(Names.LIST, Names.QUERY_ASSERT),
                queries);
    }

    private CodeBlock toTheEnd(Map<String, Object> arguments, int queries) {
        CodeBlock.Builder out = last();
        answerInPart(out, FIRST);
        for (int i = 0; i < queries; i++) {
            answer(out, SECOND);
        }
        out.addStatement("assertThat($L).isEqualTo($L)", call(arguments), FIRST + queries * SECOND);
        sent(out, queries + 1);
        return out.addStatement("sent.get(1).hasSelect($T.COUNT).startsAfter(last)", Names.SELECT)
                .build();
    }

    private CodeBlock budget(Map<String, Object> arguments, int most) {
        CodeBlock.Builder out = last();
        for (int i = 0; i < most; i++) {
            answerInPart(out, FIRST);
        }
        out.addStatement(
                "assertThatThrownBy(() -> $L).isInstanceOf($T.class).hasMessageContaining($S)",
                call(arguments),
                Names.REQUEST_BUDGET,
                plan.pattern().name());
        return out.addStatement("client.calls().onlyQueries($L)", most).build();
    }

    /** A place to go on from; which one it is makes no difference to what is sent. */
    private CodeBlock.Builder last() {
        CodeBlock entries = RequestText.keys(query.location()).stream()
                .map(k -> CodeBlock.of("$S, $L", k.name(), any(k)))
                .collect(CodeBlock.joining(",\n"));
        return CodeBlock.builder()
                .addStatement(
                        "$T last = $T.of(\n$L)",
                        ParameterizedTypeName.get(Names.MAP, ClassName.get(String.class), Names.VALUE),
                        Names.MAP,
                        entries);
    }

    private static CodeBlock any(KeyAttribute key) {
        return switch (key.type()) {
            case S -> CodeBlock.of("$T.fromS($S)", Names.VALUE, "x");
            case N -> CodeBlock.of("$T.fromN($S)", Names.VALUE, "1");
            case B -> CodeBlock.of("$T.fromB($T.fromUtf8String($S))", Names.VALUE, Names.BYTES, "x");
        };
    }
}
