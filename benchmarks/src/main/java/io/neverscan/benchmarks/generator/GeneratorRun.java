package io.neverscan.benchmarks.generator;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.generate.Emission;
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
 * Measures one size of model in a JVM of its own: either validating, or one whole goal of the plugin to an empty and to an
 * unchanged directory and emitting in memory. Each runs once cold, as in a build, and several times after.
 */
final class GeneratorRun {
    static final String VALIDATE = "validate";

    private final SyntheticModel model;
    private final Map<String, byte[]> files;
    private final String goal;
    private final List<Emitter> emitters;
    private final Path directory;

    private GeneratorRun(SyntheticModel model, String goal, Path directory) {
        this.model = model;
        this.files = model.files();
        this.goal = goal;
        this.emitters = "generate".equals(goal) ? Emitters.main(true) : Emitters.tests(true);
        this.directory = directory.toAbsolutePath();
    }

    /**
     * Measures and prints one {@link GeneratorFigures} line.
     *
     * @param arguments entities, goal or {@link #VALIDATE}, repetitions, an empty directory
     */
    public static void main(String[] arguments) throws IOException, OutputRefusedException {
        SyntheticModel model = new SyntheticModel(Integer.parseInt(arguments[0]));
        int repetitions = Integer.parseInt(arguments[2]);
        System.out.println(
                of(model, arguments[1], repetitions, Path.of(arguments[3])).line());
    }

    static GeneratorFigures of(SyntheticModel model, String goal, int repetitions, Path directory)
            throws IOException, OutputRefusedException {
        GeneratorRun run = new GeneratorRun(model, goal, directory);
        PeakHeap heap = new PeakHeap();
        GeneratorFigures.Builder figures = new GeneratorFigures.Builder(model);
        if (VALIDATE.equals(goal)) {
            for (int i = 0; i < repetitions; i++) {
                figures.time(VALIDATE, run::validate);
            }
            return figures.build(heap.megabytes());
        }
        run.writeModel();
        for (int i = 0; i < repetitions; i++) {
            Path output = run.directory.resolve("output" + i);
            figures.time("generate", () -> run.generate(output, Outcome.DONE));
            figures.time("unchanged", () -> run.generate(output, Outcome.UP_TO_DATE));
        }
        List<CompiledModel> models = run.validate();
        for (int i = 0; i < repetitions; i++) {
            figures.written(figures.time("emit", () -> run.emit(models)));
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

    private List<GeneratedFile> emit(List<CompiledModel> models) {
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

    private GenerationResult generate(Path output, Outcome expected) throws IOException, OutputRefusedException {
        Owner owner = new Owner(goal, "default");
        ModelFiles models = new ModelFiles(directory, directory.resolve("model"), List.of("**/*.yaml"), List.of());
        Place place = new Place(
                output.resolve("sources"), output.resolve("classes"), output.resolve("states"), Set.of(owner));
        GenerationResult result = Generation.run(new GenerationRequest(
                owner,
                models,
                FailOn.ERROR,
                Optional.of(place),
                new Tool("benchmark", List.of()),
                new Emission("", () -> emitters)));
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
