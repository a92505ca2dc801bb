package io.neverscan.codegen.emit.tests;

import io.neverscan.codegen.emit.EmittedFiles;
import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.ItemType;
import java.util.List;

/** All tests of a model. */
public final class TestEmitter implements Emitter {
    private final boolean async;

    /**
     * Creates the emitter.
     *
     * @param async whether asynchronous repositories are there, and are tested, too
     */
    public TestEmitter(boolean async) {
        this.async = async;
    }

    @Override
    public List<GeneratedFile> emit(CompiledModel compiled) {
        TestScope scope = TestScope.of(compiled, async);
        EmittedFiles files = new EmittedFiles();
        files.add(() -> new SeedEmitter(scope).emit());
        files.add(() -> new TablesTestEmitter(scope).emit());
        for (ItemType item : compiled.model().items()) {
            files.add(() -> new RequestTestEmitter(scope).emit(item));
            if (async
                    && (!scope.patterns(item).isEmpty()
                            || !scope.api().writes(item).isEmpty()
                            || !scope.api().transactions(item).isEmpty())) {
                files.add(() -> new RequestTestEmitter(scope.async()).emit(item));
            }
            files.addIfAny(() -> new EngineTestEmitter(scope).emit(item));
            files.add(() -> new OperationsTestEmitter(scope).emit(item));
        }
        return files.sorted();
    }
}
