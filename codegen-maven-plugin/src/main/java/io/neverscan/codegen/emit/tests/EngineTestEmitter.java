package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.NameAllocator;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.codegen.emit.java.Docs;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.ReadPlan;
import java.util.List;
import java.util.Optional;

/** Tests of one repository's patterns on an engine: seeded rows, and what comes back by meaning. */
final class EngineTestEmitter {
    private final TestScope scope;

    EngineTestEmitter(TestScope scope) {
        this.scope = scope;
    }

    /** The test class; none for an item type without patterns. */
    Optional<GeneratedFile> emit(ItemType item) {
        List<AccessPlan.Served> patterns = scope.patterns(item);
        if (patterns.isEmpty()) {
            return Optional.empty();
        }
        ClassName name = scope.test(item, "EngineTest");
        TestClass test = new TestClass(
                        name,
                        "What each access pattern of " + Docs.code(item.name())
                                + " finds among rows that look alike, on an engine.")
                .onEngine();
        NameAllocator nested = new NameAllocator();
        nested.newName(name.simpleName());
        for (AccessPlan.Served plan : patterns) {
            String title = JavaNames.upperFirst(scope.api().method(plan.pattern()));
            test.type.addType(
                    pattern(plan, nested.newName(title + "Reads")).type.build());
        }
        return Optional.of(TestSource.of(scope.api(), item.span(), test.type));
    }

    private TestClass pattern(AccessPlan.Served plan, String name) {
        String about = plan.pattern()
                .description()
                .map(Docs::sentence)
                .orElseGet(() -> "Access pattern " + Docs.code(plan.pattern().name()) + ".");
        TestClass test = TestClass.nested(
                name,
                about + " Declared in " + Docs.escape(Docs.place(plan.pattern().span())) + ".");
        PatternCase testCase = PatternCase.of(scope.compiled().model(), plan);
        PatternRows rows = new PatternRows(scope, test, testCase);
        rows.addTo();
        add(scope, test, testCase, rows);
        if (scope.both()) {
            add(scope.async(), test, testCase, rows);
        }
        return test;
    }

    /** The tests of one repository; the asynchronous one is tested on the rows of the blocking one. */
    private static void add(TestScope scope, TestClass test, PatternCase testCase, PatternRows rows) {
        AccessPlan.Served plan = testCase.plan();
        if (plan.read() instanceof ReadPlan.BatchGet) {
            new BatchEngineTests(scope, test, testCase, rows).add();
        } else if (plan.pattern().kind() == AccessPattern.Kind.QUERY) {
            new QueryEngineTests(scope, test, testCase, rows).add();
        } else if (plan.pattern().kind() == AccessPattern.Kind.COUNT) {
            new CountEngineTests(scope, test, testCase, rows).add();
        } else {
            new SingleEngineTests(scope, test, testCase, rows).add();
        }
    }
}
