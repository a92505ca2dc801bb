package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.TypeSpec;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.model.DocumentType;
import java.util.Optional;

/** The record of a nested document. */
final class DocumentEmitter {
    private final Scope scope;

    DocumentEmitter(Scope scope) {
        this.scope = scope;
    }

    GeneratedFile emit(DocumentType document) {
        ModelNames names = scope.names();
        Components components = new Components(
                names.type(document),
                document.name(),
                document.attributes(),
                names.attributes(document),
                scope.types());
        TypeSpec.Builder record = components.record(Optional.empty(), "A document inside an item, stored as a map.");
        new BuilderEmitter(names, components).addTo(record);
        return JavaSource.of(names, DocumentEmitter.class, document.span(), record);
    }
}
