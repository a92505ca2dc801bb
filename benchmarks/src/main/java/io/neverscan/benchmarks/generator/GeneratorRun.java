package io.neverscan.benchmarks.generator;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.generate.Emitters;
import io.neverscan.codegen.generate.FailOn;
import io.neverscan.codegen.generate.Generation;
import io.neverscan.codegen.generate.GenerationRequest;
import io.neverscan.codegen.generate.GenerationResult;
import io.neverscan.codegen.generate.GenerationResult.Outcome;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.codegen.generate.Tool;
import io.neverscan.codegen.output.OutputRefusedException;
import io.neverscan.codegen.output.Owner;
import io.neverscan.codegen.output.Place;
import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.compile.ModelCompiler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Measures one size of model in a JVM of its own: validating, emitting in memory, and the plugin's whole generate goal to
 * an empty and to an unchanged directory. Each step runs once cold and several times after.
 */
final class GeneratorRun {
    private final SyntheticModel model;
    private final Map<String, byte[]> files;
    private final Path directory;

    private GeneratorRun(SyntheticModel model, Path directory) {
        this.model = model;
        this.files = model.files();
        this.directory = directory;
    }

    /**
     * Measures and prints one {@link GeneratorFigures} line.
     *
     * @param arguments entities, repetitions, an empty directory
     */
    public static void main(String[] arguments) throws IOException, OutputRefusedException {
        SyntheticModel model = new SyntheticModel(Integer.parseInt(arguments[0]));
        System.out.println(
                of(model, Integer.parseInt(arguments[1]), Path.of(arguments[2])).line());
    }

    static GeneratorFigures of(SyntheticModel model, int repetitions, Path directory)
            throws IOException, OutputRefusedException {
        GeneratorRun run = new GeneratorRun(model, directory);
        PeakHeap heap = new PeakHeap();
        GeneratorFigures.Builder figures = new GeneratorFigures.Builder(model);
        run.writeModel();
        for (int i = 0; i < repetitions; i++) {
            figures.time("validate", run::validate);
        }
        for (int i = 0; i < repetitions; i++) {
            Path output = run.directory.resolve("output" + i);
            figures.time("generate", () -> run.generate(output, Outcome.DONE));
            figures.time("unchanged", () -> run.generate(output, Outcome.UP_TO_DATE));
        }
        List<CompiledModel> models = run.validate();
        for (int i = 0; i < repetitions; i++) {
            figures.written(figures.time("emit", () -> emit(models)));
        }
        return figures.build(heap.megabytes());
    }

    private List<CompiledModel> validate() {
        Compilation compilation = ModelCompiler.compileEncoded(files);
        if (!compilation.isSound()) {
            throw new IllegalStateException("the synthetic model is not sound: " + compilation.findings());
        }
        return compilation.models();
    }

    private static List<GeneratedFile> emit(List<CompiledModel> models) {
        List<Emitter> emitters = new ArrayList<>(Emitters.main());
        emitters.addAll(Emitters.tests());
        List<GeneratedFile> generated = new ArrayList<>();
        models.forEach(m -> emitters.forEach(e -> generated.addAll(e.emit(m))));
        return generated;
    }

    private void writeModel() throws IOException {
        Path source = Files.createDirectories(directory.resolve("model"));
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(source.resolve(file.getKey()), file.getValue());
        }
    }

    /** Both goals that write: the code, and its tests. */
    private GenerationResult generate(Path output, Outcome expected) throws IOException, OutputRefusedException {
        generate("generate-tests", output.resolve("tests"), Emitters.tests(), expected);
        return generate("generate", output.resolve("sources"), Emitters.main(), expected);
    }

    private GenerationResult generate(String goal, Path output, List<Emitter> emitters, Outcome expected)
            throws IOException, OutputRefusedException {
        Owner owner = new Owner(goal, "default");
        ModelFiles models = new ModelFiles(directory, directory.resolve("model"), List.of("**/*.yaml"), List.of());
        Place place = new Place(output, output.resolve("classes"), output.resolve("states"), Set.of(owner));
        GenerationResult result = Generation.run(new GenerationRequest(
                owner, models, FailOn.ERROR, Optional.of(place), new Tool("benchmark", List.of()), () -> emitters));
        if (result.outcome() != expected) {
            throw new IllegalStateException(model.entities() + " entities: " + goal + " gave " + result.outcome()
                    + " instead of " + expected + ": " + result.findings());
        }
        return result;
    }

    static long bytes(GeneratedFile file) {
        return file.text().getBytes(StandardCharsets.UTF_8).length;
    }
}
