package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.CodeBlock;
import io.neverscan.dsl.evaluate.Scenario;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.Collections;
import java.util.Map;
import java.util.Set;

/** Request tests of a pattern that is one GetItem. */
final class GetRequestTests {
    private final TestScope scope;
    private final TestClass test;
    private final AccessPlan.Served plan;

    GetRequestTests(TestScope scope, TestClass test, AccessPlan.Served plan) {
        this.scope = scope;
        this.test = test;
        this.plan = plan;
    }

    void add(ReadPlan.GetItem get, Scenario scenario) {
        String method = scope.api().method(plan.pattern());
        test.test(method + "IsOneGetItem", body(get, scenario.arguments()));
        Arguments.awkward(plan, scenario.arguments())
                .ifPresent(a -> test.test(method + "EscapesItsArguments", body(get, a)));
    }

    private CodeBlock body(ReadPlan.GetItem get, Map<String, Object> arguments) {
        CodeBlock call =
                RequestTestEmitter.call(scope, plan, Arguments.of(scope.literals(), plan.pattern(), arguments));
        RequestText text = new RequestText(plan, arguments);
        CodeBlock.Builder out = CodeBlock.builder()
                .addStatement("$L", call)
                .add("client.calls()$>$>\n.onlyGetItem()")
                .add("\n.onTable($S)", get.location().table().name())
                .add("\n.hasKey($S)", text.key(get));
        Set<String> projection = plan.pattern().kind() == AccessPattern.Kind.EXISTS
                ? Collections.singleton(get.location().table().partitionKey().name())
                : text.projection();
        if (projection.isEmpty()) {
            out.add("\n.hasNoProjection()");
        } else {
            out.add("\n.hasProjection($S)", QueryRequestTests.names(projection));
        }
        return out.add(get.strong() ? "\n.isConsistent();\n$<$<" : "\n.isEventuallyConsistent();\n$<$<")
                .build();
    }
}
