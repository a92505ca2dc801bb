package io.neverscan.codegen.emit;

import io.neverscan.dsl.compile.CompiledModel;
import java.util.List;

/** Turns a sound model into files. The result depends on the model alone. */
public interface Emitter {
    /**
     * Emits.
     *
     * @param model a model without errors: every pattern is served
     * @return files sorted by path, no path twice
     */
    List<GeneratedFile> emit(CompiledModel model);
}
