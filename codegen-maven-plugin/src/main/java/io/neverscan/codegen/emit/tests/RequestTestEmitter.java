package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.java.Docs;
import io.neverscan.dsl.evaluate.Scenario;
import io.neverscan.dsl.evaluate.Scenarios;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import javax.lang.model.element.Modifier;

/** Tests of one repository without a server: what exactly each pattern sends. */
final class RequestTestEmitter {
    private final TestScope scope;

    RequestTestEmitter(TestScope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(ItemType item) {
        ClassName repository = scope.api().repository(item);
        ClassName recording = scope.api().isAsync() ? Names.RECORDING_ASYNC : Names.RECORDING;
        TestClass test = new TestClass(
                scope.test(item, "RequestTest"),
                "What each access pattern of " + Docs.code(item.name())
                        + " sends" + (scope.api().isAsync() ? " with futures" : "")
                        + ", without a server. The client refuses to scan.");
        test.type.addField(FieldSpec.builder(recording, "client", Modifier.PRIVATE, Modifier.FINAL)
                .initializer("new $T()", recording)
                .build());
        test.type.addField(FieldSpec.builder(repository, scope.repository(), Modifier.PRIVATE, Modifier.FINAL)
                .initializer(
                        "$T.create(client).$N()",
                        scope.api().facade(),
                        scope.api().accessor(item))
                .build());
        if (!scope.api().isAsync()) {
            new StoredKeyTests(scope, test).addTo(item);
        }
        for (AccessPlan.Served plan : scope.patterns(item)) {
            pattern(test, plan);
        }
        WriteRequestTests.addTo(scope, test, item);
        TransactTests.addRequests(scope, test, item);
        return TestSource.of(scope.api(), item.span(), test.type);
    }

    private void pattern(TestClass test, AccessPlan.Served plan) {
        Scenario scenario = Scenarios.of(scope.compiled().model(), plan.pattern());
        new FetchRequestTests(scope, test, plan).add(scenario);
        if (plan.pattern().kind() == AccessPattern.Kind.COUNT) {
            new CountRequestTests(scope, test, plan).add(scenario);
        } else if (plan.read() instanceof ReadPlan.Query query) {
            new QueryRequestTests(scope, test, plan, query).add(scenario);
        } else if (plan.read() instanceof ReadPlan.FanOut several) {
            new FanOutRequestTests(scope, test, plan, several).add(scenario);
        } else if (plan.read() instanceof ReadPlan.GetItem get) {
            new GetRequestTests(scope, test, plan).add(get, scenario);
        } else {
            new BatchRequestTests(scope, test, plan).add(scenario);
        }
    }

    /** A call of the pattern's method; what an asynchronous one gives is waited for. */
    static CodeBlock call(TestScope scope, AccessPlan.Served plan, CodeBlock arguments) {
        CodeBlock call =
                CodeBlock.of("$N.$N($L)", scope.repository(), scope.api().method(plan.pattern()), arguments);
        if (!scope.api().isAsync()) {
            return call;
        }
        boolean many = plan.pattern().kind() == AccessPattern.Kind.QUERY;
        return CodeBlock.of("$T.$L($L)", Names.AWAIT, many ? "results" : "value", call);
    }
}
