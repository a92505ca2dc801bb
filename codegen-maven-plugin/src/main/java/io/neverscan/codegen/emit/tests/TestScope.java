package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.neverscan.codegen.emit.java.GeneratedApi;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.List;

/**
 * What every emitter of tests looks at.
 *
 * @param compiled the model with its plans
 * @param api what its generated code offers
 * @param literals values as expressions
 * @param rows rows as expressions
 * @param both whether asynchronous repositories are tested, too
 */
record TestScope(CompiledModel compiled, GeneratedApi api, Literals literals, RowCode rows, boolean both) {
    static TestScope of(CompiledModel compiled, boolean both) {
        GeneratedApi api = GeneratedApi.of(compiled);
        Literals literals = new Literals(api);
        return new TestScope(compiled, api, literals, new RowCode(api, literals), both);
    }

    /** The same for repositories that give futures. */
    TestScope async() {
        return new TestScope(compiled, api.async(), literals, rows, both);
    }

    /** The field that holds the repository under test. */
    String repository() {
        return api.isAsync() ? "asyncRepository" : "repository";
    }

    /** The name of a test, told from that of the same test for the blocking repository in one class. */
    String test(String name) {
        return api.isAsync() ? name + "WithFutures" : name;
    }

    /** The type of a pattern's results in a test. */
    TypeName results(AccessPlan.Served plan) {
        return ParameterizedTypeName.get(api.isAsync() ? Names.AWAITED_RESULTS : Names.RESULTS, api.row(plan));
    }

    /** The class that creates tables and stores rows in them. */
    ClassName seed() {
        return api.names().free(api.names().facade().simpleName() + "Seed");
    }

    /** The class that tests a repository in one layer. */
    ClassName test(ItemType item, String layer) {
        return api.names().free(api.repository(item).simpleName() + layer);
    }

    /** The patterns whose methods the repository of an item type has. */
    List<AccessPlan.Served> patterns(ItemType item) {
        return api.patterns(item);
    }
}
