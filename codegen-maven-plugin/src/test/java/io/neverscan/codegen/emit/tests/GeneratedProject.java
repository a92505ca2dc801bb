package io.neverscan.codegen.emit.tests;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.neverscan.codegen.emit.Emitter;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.java.JavaEmitter;
import io.neverscan.codegen.emit.tables.TablesEmitter;
import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.plan.Planner;
import io.neverscan.dsl.source.SourceFile;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Generated sources of one model, compiled into a folder and run like a user's project. */
final class GeneratedProject {
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Path folder;
    /** Folders of classes, the first of them where this project's own go. */
    private final List<Path> classes = new ArrayList<>();

    private GeneratedProject(Path folder) {
        this.folder = folder;
        this.classes.add(folder.resolve("classes"));
    }

    /** Main code and tests of a model. */
    static GeneratedProject of(String yaml, Path folder) {
        return of(compiled(yaml), folder, true);
    }

    /** Main code and tests of a model, with asynchronous repositories or without. */
    static GeneratedProject of(CompiledModel model, Path folder, boolean async) {
        GeneratedProject project = new GeneratedProject(folder);
        for (Emitter emitter : List.of(new JavaEmitter(async), new TablesEmitter(), new TestEmitter(async))) {
            for (GeneratedFile file : emitter.emit(model)) {
                if (project.sources.put(file.path(), file.text()) != null) {
                    throw new AssertionError("two files are called " + file.path());
                }
            }
        }
        return project;
    }

    static CompiledModel compiled(String yaml) {
        Compilation compilation = ModelCompiler.compile(List.of(new SourceFile("model.yaml", yaml)));
        if (!compilation.isSound() || compilation.models().size() != 1) {
            throw new AssertionError(compilation.findings().toString());
        }
        CompiledModel model = compilation.models().get(0);
        return model.plans().isEmpty() ? new CompiledModel(model.model(), new Planner().plan(model.model())) : model;
    }

    /** The same, compiled before, but for one source that is broken; what is broken must be there. */
    GeneratedProject breaking(String file, UnaryOperator<String> how, Path other) throws IOException {
        String path = sources.keySet().stream()
                .filter(p -> p.endsWith("/" + file + ".java"))
                .findFirst()
                .orElseThrow();
        String before = sources.get(path);
        String after = how.apply(before);
        if (after.equals(before)) {
            throw new AssertionError("nothing to break in " + file + ":\n" + before);
        }
        return with(path, after, other);
    }

    /** The same, compiled before, but for one source, which alone is compiled into another folder. */
    GeneratedProject with(String path, String text, Path other) throws IOException {
        GeneratedProject changed = new GeneratedProject(other);
        changed.sources.putAll(sources);
        changed.sources.put(path, text);
        changed.classes.addAll(classes);
        changed.compile(List.of(path));
        return changed;
    }

    /** The same and one source more, before it is compiled. */
    GeneratedProject and(String path, String text) {
        sources.put(path, text);
        return this;
    }

    /** The text of a class. */
    String source(String name) {
        return sources.entrySet().stream()
                .filter(e -> e.getKey().endsWith("/" + name + ".java"))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }

    Map<String, String> sources() {
        return sources;
    }

    /** Compiles everything with all warnings as errors. */
    GeneratedProject compile() throws IOException {
        compile(List.copyOf(sources.keySet()));
        return this;
    }

    private void compile(List<String> paths) throws IOException {
        List<Path> files = new ArrayList<>();
        for (String path : paths) {
            Path file = folder.resolve("src").resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, sources.get(path), StandardCharsets.UTF_8);
            files.add(file);
        }
        Files.createDirectories(classes.get(0));
        String path = Stream.concat(
                        classes.stream().map(Path::toString), Stream.of(System.getProperty("java.class.path")))
                .collect(Collectors.joining(File.pathSeparator));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of(
                    "-d",
                    classes.get(0).toString(),
                    "-cp",
                    path,
                    "--release",
                    "17",
                    "-Xlint:all,-classfile,-path",
                    "-Werror",
                    "-proc:none");
            boolean sound = compiler.getTask(
                            messages, manager, null, options, null, manager.getJavaFileObjectsFromPaths(files))
                    .call();
            if (!sound) {
                throw new AssertionError(messages.toString());
            }
        }
    }

    /** Runs the generated tests; what failed, by name. */
    Outcome run() throws IOException {
        return run(path -> path.endsWith("Test.java"));
    }

    /** Runs the tests of some sources, by their paths. */
    Outcome run(Predicate<String> wanted) throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        List<URL> urls = new ArrayList<>();
        for (Path each : classes) {
            urls.add(each.toUri().toURL());
        }
        try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), before)) {
            thread.setContextClassLoader(loader);
            List<DiscoverySelector> tests = new ArrayList<>();
            for (String path : sources.keySet()) {
                if (wanted.test(path)) {
                    tests.add(selectClass(loader, path.replace(".java", "").replace('/', '.')));
                }
            }
            LauncherDiscoveryRequest request =
                    LauncherDiscoveryRequestBuilder.request().selectors(tests).build();
            Outcome outcome = new Outcome(new ArrayList<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
            LauncherFactory.create().execute(request, listener(outcome));
            return outcome;
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static TestExecutionListener listener(Outcome outcome) {
        return new TestExecutionListener() {
            @Override
            public void executionSkipped(TestIdentifier test, String reason) {
                outcome.skipped().put(name(test), reason);
            }

            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                switch (result.getStatus()) {
                    case ABORTED ->
                        outcome.skipped()
                                .put(
                                        name(test),
                                        String.valueOf(result.getThrowable()
                                                .orElseThrow()
                                                .getMessage()));
                    case FAILED ->
                        outcome.failed().put(name(test), result.getThrowable().orElseThrow());
                    case SUCCESSFUL -> {
                        if (test.isTest()) {
                            outcome.passed().add(name(test));
                        }
                    }
                }
            }
        };
    }

    private static String name(TestIdentifier test) {
        String id = test.getUniqueId();
        return id.replaceAll("\\[engine:[^]]*]/|\\[class:[a-z0-9.]*|]|\\(.*\\)", "")
                .replaceAll("/\\[[a-z-]+:", ".");
    }

    /**
     * What became of the tests.
     *
     * @param passed names of tests
     * @param failed why, by name of the test or class
     * @param skipped why, by name of the test or class
     */
    record Outcome(List<String> passed, Map<String, Throwable> failed, Map<String, String> skipped) {}
}
