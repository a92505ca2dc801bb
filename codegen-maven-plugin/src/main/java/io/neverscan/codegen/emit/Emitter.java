package io.neverscan.codegen.emit;

import io.neverscan.dsl.compile.CompiledModel;
import java.util.List;

/** Turns a model with its plans into files. A pure function: equal models give equal files in equal order. */
public interface Emitter {
    /**
     * Emits the files of one model.
     *
     * @param model a model without errors
     * @return its files
     */
    List<GeneratedFile> emit(CompiledModel model);
}
