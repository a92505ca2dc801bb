package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.Scenario;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.List;
import java.util.Set;

/** Request tests of a pattern that reads many keys. */
final class BatchRequestTests {
    private static final ClassName TEXT = ClassName.get(String.class);

    private final TestScope scope;
    private final TestClass test;
    private final AccessPlan.Served plan;

    BatchRequestTests(TestScope scope, TestClass test, AccessPlan.Served plan) {
        this.scope = scope;
        this.test = test;
        this.plan = plan;
    }

    void add(Scenario scenario) {
        String method = scope.api().method(plan.pattern());
        List<Row> rows = scenario.rows().stream()
                .filter(r -> r.type().name().equals(plan.pattern().owner().name()))
                .limit(2)
                .toList();
        CodeBlock keys = rows.stream().map(scope.rows()::key).collect(CodeBlock.joining(", "));
        CodeBlock repeated = CodeBlock.of("$L, $L", keys, scope.rows().key(rows.get(0)));
        CodeBlock.Builder out = CodeBlock.builder();
        out.addStatement("$L", RequestTestEmitter.call(scope, plan, CodeBlock.of("$T.of($L)", Names.LIST, repeated)));
        out.addStatement(
                "$T sent = client.calls().only($T.class).requestItems()",
                ParameterizedTypeName.get(Names.MAP, TEXT, Names.KEYS),
                Names.BATCH_GET);
        out.addStatement(
                "assertThat(sent).containsOnlyKeys($S)",
                plan.read().location().table().name());
        out.addStatement(
                "$T batch = sent.get($S)",
                Names.KEYS,
                plan.read().location().table().name());
        out.addStatement(
                "assertThat(batch.keys()).containsExactly(\n$L)",
                CodeBlock.join(rows.stream().map(this::key).toList(), ",\n"));
        out.addStatement(
                plan.read().strong()
                        ? "assertThat(batch.consistentRead()).isTrue()"
                        : "assertThat(batch.consistentRead()).isNotEqualTo(true)");
        Set<String> projection = new RequestText(plan, scenario.arguments()).projection();
        if (projection.isEmpty()) {
            out.addStatement("assertThat(batch.projectionExpression()).isNull()");
        } else {
            out.addStatement(
                    "assertThat(batch.expressionAttributeNames().values()).containsExactlyInAnyOrder($L)",
                    projection.stream().map(n -> CodeBlock.of("$S", n)).collect(CodeBlock.joining(", ")));
        }
        test.test(method + "AsksForEachKeyOnce", out.build());
        test.test(
                method + "OfNoKeysSendsNothing",
                CodeBlock.builder()
                        .addStatement(
                                "assertThat($L).isEmpty()",
                                RequestTestEmitter.call(scope, plan, CodeBlock.of("$T.of()", Names.LIST)))
                        .addStatement("client.calls().isEmpty()")
                        .build());
    }

    private CodeBlock key(Row row) {
        ReadPlan.Placed placed = plan.read().targets().get(0);
        List<CodeBlock> entries = new java.util.ArrayList<>();
        for (KeyTemplate template : placed.placement().templates()) {
            entries.add(CodeBlock.of(
                    "$S, $L",
                    template.key().name(),
                    QueryRequestTests.value(new KeyWriter().write(template, row).orElseThrow())));
        }
        return CodeBlock.of("$T.of($L)", Names.MAP, CodeBlock.join(entries, ", "));
    }
}
