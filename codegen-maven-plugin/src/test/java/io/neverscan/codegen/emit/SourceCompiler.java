package io.neverscan.codegen.emit;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles generated sources as strictly as a user might. */
final class SourceCompiler {
    private SourceCompiler() {}

    /** Compiles into a folder and says what javac says; an empty text is success without any warning. */
    static String compile(List<GeneratedFile> files, Path output) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            manager.setLocation(
                    StandardLocation.CLASS_OUTPUT,
                    List.of(Files.createDirectories(output).toFile()));
            List<JavaFileObject> sources = new ArrayList<>();
            files.forEach(f -> sources.add(new Source(f)));
            List<String> options =
                    List.of("--release", "17", "-Xlint:all", "-Xdoclint:all,-missing", "-Werror", "-proc:none");
            boolean done = compiler.getTask(said, manager, null, options, null, sources)
                    .call();
            return done ? said.toString() : said + "failed";
        }
    }

    /** Runs a class of the compiled sources that is {@link Runnable}. */
    static void run(Path classes, String name) throws Exception {
        URL[] path = {classes.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, SourceCompiler.class.getClassLoader())) {
            ((Runnable) loader.loadClass(name).getDeclaredConstructor().newInstance()).run();
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(GeneratedFile file) {
            super(URI.create("string:///" + file.path()), Kind.SOURCE);
            this.text = file.text();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
