package io.neverscan.codegen.generate;

import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.source.SourceFile;
import java.util.List;

/** Provisional: stands for ModelCompiler until the front end is merged. */
final class FrontEnd {
    private FrontEnd() {}

    static Compilation compile(List<SourceFile> sources) {
        return new Compilation(List.of(), List.of());
    }
}
