package io.neverscan.docs;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.generate.Emitters;
import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.render.Colour;
import io.neverscan.dsl.render.TerminalRenderer;
import io.neverscan.dsl.source.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Models of the documentation, and the code that they give. */
final class Models {
    private static final Map<SourceText, Generated> GENERATED = new ConcurrentHashMap<>();

    private Models() {}

    /**
     * A model file.
     *
     * @param path the path that findings print
     * @param text whole text
     */
    record SourceText(String path, String text) {
        Compilation compile() {
            return ModelCompiler.compile(List.of(new SourceFile(path, text)));
        }

        /** Findings as the terminal shows them; empty if there are none. */
        String findings() {
            return new TerminalRenderer(Colour.NONE).render(compile().findings());
        }
    }

    /**
     * What a model gives.
     *
     * @param sources every generated file
     * @param tests every generated test
     * @param classes classes of the sources
     */
    record Generated(List<GeneratedFile> sources, List<GeneratedFile> tests, Path classes) {
        String packageName() {
            String path = sources.get(0).path();
            return path.substring(0, path.lastIndexOf('/')).replace('/', '.');
        }

        /** Simple name of the façade. */
        String facade() {
            return sources.stream()
                    .map(GeneratedFile::path)
                    .filter(p -> p.endsWith("Tables.java"))
                    .map(p -> p.substring(p.lastIndexOf('/') + 1, p.length() - "Tables.java".length()))
                    .findFirst()
                    .orElseThrow();
        }

        Optional<String> source(String simpleName) {
            return Stream.concat(sources.stream(), tests.stream())
                    .filter(f -> f.path().endsWith("/" + simpleName + ".java"))
                    .map(GeneratedFile::text)
                    .findFirst();
        }
    }

    /** The model that a block of another language is about: the last one that its page shows or names before it. */
    static Optional<SourceText> about(Block block) {
        Optional<SourceText> found = block.marked("model").map(Models::named);
        for (Optional<Block> at = block.previous();
                found.isEmpty() && at.isPresent();
                at = at.get().previous()) {
            Block before = at.get();
            found = before.isModel()
                    ? Optional.of(of(before))
                    : before.marked("from").filter(Models::isModel).map(Models::named);
        }
        return found;
    }

    private static boolean isModel(String path) {
        return path.endsWith(".yaml");
    }

    private static SourceText named(String path) {
        Path file = Tree.ROOT.resolve(path);
        return new SourceText(file.getFileName().toString(), Tree.read(file));
    }

    static SourceText of(Block block) {
        String path = block.marked("file").orElse("model.yaml");
        return new SourceText(path, block.text());
    }

    /** Generates and compiles, once for each model. */
    static Generated generated(SourceText model) {
        return GENERATED.computeIfAbsent(model, Models::generate);
    }

    private static Generated generate(SourceText source) {
        List<CompiledModel> models = source.compile().models();
        List<GeneratedFile> files = emitted(models, Emitters.main(true));
        JavaCode code = new JavaCode(List.of());
        files.forEach(f -> code.add(f.path(), f.text()));
        return new Generated(
                files, emitted(models, Emitters.tests(true)), code.compile().classesOrFail());
    }

    private static List<GeneratedFile> emitted(List<CompiledModel> models, List<Emitter> emitters) {
        List<GeneratedFile> files = new ArrayList<>();
        for (CompiledModel model : models) {
            emitters.forEach(e -> e.emit(model).forEach(files::add));
        }
        return List.copyOf(files);
    }
}
