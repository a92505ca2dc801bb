package io.neverscan.codegen.emit.java;

import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.ItemType;
import java.util.Optional;

/** The record of an item type's identity. */
final class KeyRecordEmitter {
    private final Scope scope;

    KeyRecordEmitter(Scope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(ItemType item) {
        ModelNames names = scope.names();
        Components components = new Components(
                names.of(item, ModelNames.Role.KEY),
                item.name(),
                item.identity(),
                names.attributes(item),
                scope.types());
        String purpose = "What tells one " + Docs.escape(item.name()) + " from another.";
        return JavaSource.of(names, KeyRecordEmitter.class, item.span(), components.record(Optional.empty(), purpose));
    }
}
