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
import java.io.IOException;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
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

    private GeneratedProject(Path folder) {
        this.folder = folder;
    }

    /** Main code and tests of a model. */
    static GeneratedProject of(String yaml, Path folder) {
        CompiledModel model = compiled(yaml);
        GeneratedProject project = new GeneratedProject(folder);
        for (Emitter emitter : List.of(new JavaEmitter(true), new TablesEmitter(), new TestEmitter(true))) {
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

    /** Breaks a source; the text must be there. */
    GeneratedProject breaking(String file, UnaryOperator<String> how) {
        String path = sources.keySet().stream()
                .filter(p -> p.endsWith("/" + file + ".java"))
                .findFirst()
                .orElseThrow();
        String before = sources.get(path);
        String after = how.apply(before);
        if (after.equals(before)) {
            throw new AssertionError("nothing to break in " + file + ":\n" + before);
        }
        sources.put(path, after);
        return this;
    }

    /** Adds a source that is written by hand. */
    GeneratedProject adding(String path, String text) {
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
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = folder.resolve("src").resolve(source.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue(), StandardCharsets.UTF_8);
            files.add(file);
        }
        Files.createDirectories(folder.resolve("classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            List<String> options = List.of(
                    "-d",
                    folder.resolve("classes").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
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
        return this;
    }

    /** Runs the generated tests; what failed, by name. */
    Outcome run() throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {url(folder.resolve("classes"))}, before)) {
            thread.setContextClassLoader(loader);
            List<DiscoverySelector> classes = new ArrayList<>();
            for (String path : sources.keySet()) {
                if (path.endsWith("Test.java")) {
                    classes.add(selectClass(loader, path.replace(".java", "").replace('/', '.')));
                }
            }
            LauncherDiscoveryRequest request =
                    LauncherDiscoveryRequestBuilder.request().selectors(classes).build();
            Outcome outcome = new Outcome(new ArrayList<>(), new LinkedHashMap<>(), new ArrayList<>());
            LauncherFactory.create().execute(request, listener(outcome));
            return outcome;
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static URL url(Path path) throws MalformedURLException {
        return path.toUri().toURL();
    }

    private static TestExecutionListener listener(Outcome outcome) {
        return new TestExecutionListener() {
            @Override
            public void executionSkipped(TestIdentifier test, String reason) {
                outcome.skipped().add(name(test));
            }

            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                switch (result.getStatus()) {
                    case ABORTED -> outcome.skipped().add(name(test));
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
     * @param skipped names
     */
    record Outcome(List<String> passed, Map<String, Throwable> failed, List<String> skipped) {}
}
