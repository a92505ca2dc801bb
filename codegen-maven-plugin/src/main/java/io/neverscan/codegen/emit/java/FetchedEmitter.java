package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.JavaNames;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The record of an item with what it points to. */
final class FetchedEmitter {
    /** No component of a record may be named so. */
    private static final List<String> TAKEN =
            List.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    private final Scope scope;

    FetchedEmitter(Scope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(AccessPlan.Served plan) {
        AccessPattern pattern = plan.pattern();
        AccessPattern.Fetch fetch = pattern.options().fetch().orElseThrow();
        ClassName type = scope.names().fetched(pattern);
        NameAllocator components = new NameAllocator();
        TAKEN.forEach(components::newName);
        String item = components.newName(JavaNames.variable(pattern.owner().name()));
        String node = components.newName(JavaNames.variable(fetch.name()));
        MethodSpec constructor = MethodSpec.compactConstructorBuilder()
                .addJavadoc("Checks that what is required is there.\n")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(Rows.element(scope, plan, 0), item)
                .addParameter(Types.nullable(scope.names().type(fetch.node())), node)
                .addStatement(
                        "$T.requireNonNull($N, $S)", Jdk.OBJECTS, item, type.simpleName() + "." + item + " is required")
                .build();
        TypeSpec.Builder record = TypeSpec.recordBuilder(type)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(Docs.block("What the access pattern " + Docs.code(pattern.name()) + " returns.\n\n"))
                .addJavadoc(Docs.block("@param " + item + " what its Query found\n"))
                .addJavadoc(Docs.block("@param " + node + " the "
                        + Docs.code(fetch.node().name()) + " that it points to; null if there is none\n"))
                .recordConstructor(constructor);
        return JavaSource.of(scope.names(), FetchedEmitter.class, pattern.span(), record);
    }
}
