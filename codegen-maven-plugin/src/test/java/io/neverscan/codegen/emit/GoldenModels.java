package io.neverscan.codegen.emit;

import io.neverscan.codegen.emit.java.JavaEmitter;
import io.neverscan.codegen.emit.tables.TablesEmitter;
import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.plan.Planner;
import io.neverscan.dsl.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The models under {@code src/test/resources/golden} and what the emitters make of them. */
final class GoldenModels {
    static final Path ROOT = Path.of("src/test/resources/golden");

    private GoldenModels() {}

    static CompiledModel read(String name) throws IOException {
        return compile(name, Files.readString(ROOT.resolve(name).resolve("model.yaml")));
    }

    static CompiledModel compile(String name, String yaml) {
        Compilation compilation =
                ModelCompiler.compile(List.of(new SourceFile("src/main/neverscan/" + name + ".yaml", yaml)));
        if (!compilation.isSound()) {
            throw new AssertionError(compilation.findings());
        }
        CompiledModel model = compilation.models().get(0);
        // The front end does not call the planner yet.
        CompiledModel planned =
                model.plans().isEmpty() ? new CompiledModel(model.model(), new Planner().plan(model.model())) : model;
        if (planned.served().size() != planned.model().patterns().size()) {
            throw new AssertionError(planned.plans());
        }
        return planned;
    }

    static List<GeneratedFile> emit(CompiledModel model) {
        List<GeneratedFile> files = new ArrayList<>(new JavaEmitter(true).emit(model));
        files.addAll(new TablesEmitter().emit(model));
        return files.stream().sorted().toList();
    }
}
