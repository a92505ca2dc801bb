package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.plan.AccessPlan;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The sealed interface of what a collection pattern may return. */
final class CollectionEmitter {
    private final Scope scope;

    CollectionEmitter(Scope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(AccessPlan.Served plan) {
        AccessPattern pattern = plan.pattern();
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(scope.names().collection(pattern))
                .addJavadoc(Docs.block("What the access pattern " + Docs.code(pattern.name()) + " may return.\n"))
                .addModifiers(Modifier.PUBLIC, Modifier.SEALED)
                .addPermittedSubclasses(members(plan));
        return JavaSource.of(scope.names(), CollectionEmitter.class, pattern.span(), type);
    }

    private Set<ClassName> members(AccessPlan.Served plan) {
        Set<ClassName> members = new LinkedHashSet<>();
        for (int i = 0; i < plan.results().size(); i++) {
            members.add(Rows.element(scope, plan, i));
        }
        return members;
    }
}
