package io.neverscan.codegen.emit.tests;

import io.neverscan.codegen.emit.EmittedFiles;
import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.ItemType;
import java.util.List;

/** All tests of a model. */
public final class TestEmitter implements Emitter {
    /** Creates the emitter. */
    public TestEmitter() {}

    @Override
    public List<GeneratedFile> emit(CompiledModel compiled) {
        TestScope scope = TestScope.of(compiled);
        EmittedFiles files = new EmittedFiles();
        files.add(() -> new SeedEmitter(scope).emit());
        files.add(() -> new TablesTestEmitter(scope).emit());
        for (ItemType item : compiled.model().items()) {
            files.add(() -> new RequestTestEmitter(scope).emit(item));
            files.addIfAny(() -> new EngineTestEmitter(scope).emit(item));
            files.add(() -> new OperationsTestEmitter(scope).emit(item));
        }
        return files.sorted();
    }
}
