package io.neverscan.codegen.emit.tests;

import com.palantir.javapoet.ClassName;
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
 */
record TestScope(CompiledModel compiled, GeneratedApi api, Literals literals, RowCode rows) {
    static TestScope of(CompiledModel compiled) {
        GeneratedApi api = GeneratedApi.of(compiled);
        Literals literals = new Literals(api);
        return new TestScope(compiled, api, literals, new RowCode(api, literals));
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
