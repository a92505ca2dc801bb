package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.ClassName;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.ItemType;

/**
 * What every emitter looks at.
 *
 * @param compiled the model with its plans
 * @param plans its plans by item type
 * @param names its Java names
 * @param types its Java types
 * @param items what its item types keep
 * @param face which kind of code is written
 */
record Scope(CompiledModel compiled, Plans plans, ModelNames names, Types types, Items items, Face face) {
    static Scope of(CompiledModel compiled) {
        ModelNames names = ModelNames.of(compiled);
        return new Scope(
                compiled, new Plans(compiled), names, new Types(names), new Items(compiled.model()), Face.BLOCKING);
    }

    /** The same for code that gives futures. */
    Scope async() {
        return new Scope(compiled, plans, names, types, items, Face.ASYNC);
    }

    /** The repository of an item type. */
    ClassName repository(ItemType item) {
        return names.of(item, face.repository());
    }

    /** The update builder of an item type. */
    ClassName update(ItemType item) {
        return names.of(item, face.update());
    }

    /** The facade. */
    ClassName facade() {
        return face == Face.ASYNC ? names.asyncFacade() : names.facade();
    }
}
