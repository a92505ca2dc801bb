package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.neverscan.dsl.model.ItemType;
import javax.lang.model.element.Modifier;

/** Constants of a repository. Those of the blocking one serve the asynchronous one as well. */
final class Constants {
    private final Scope scope;
    private final TypeSpec.Builder repository;

    Constants(Scope scope, TypeSpec.Builder repository) {
        this.scope = scope;
        this.repository = repository;
    }

    /** Whether this repository holds the constants. */
    boolean areHere() {
        return scope.face() == Face.BLOCKING;
    }

    /** Adds a constant where it belongs; returns a reference to it. */
    CodeBlock add(ItemType owner, String name, TypeName type, CodeBlock value) {
        if (!areHere()) {
            return CodeBlock.of("$T.$N", scope.names().of(owner, Face.BLOCKING.repository()), name);
        }
        repository.addField(FieldSpec.builder(type, name, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build());
        return CodeBlock.of("$N", name);
    }
}
