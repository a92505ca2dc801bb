package io.neverscan.codegen.emit.java;

import io.neverscan.dsl.compile.CompiledModel;

/**
 * What every emitter looks at.
 *
 * @param compiled the model with its plans
 * @param plans its plans by item type
 * @param names its Java names
 * @param types its Java types
 * @param items what its item types keep
 */
record Scope(CompiledModel compiled, Plans plans, ModelNames names, Types types, Items items) {
    static Scope of(CompiledModel compiled) {
        ModelNames names = ModelNames.of(compiled);
        return new Scope(compiled, new Plans(compiled), names, new Types(names), new Items(compiled.model()));
    }
}
