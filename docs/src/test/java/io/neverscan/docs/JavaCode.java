package io.neverscan.docs;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Java sources to be compiled in this process, as strictly as a user might. */
final class JavaCode {
    private final List<Path> classPath;
    private final List<JavaFileObject> sources = new ArrayList<>();

    JavaCode(List<Path> classPath) {
        this.classPath = classPath;
    }

    JavaCode add(String path, String text) {
        sources.add(new Source(path, text));
        return this;
    }

    /**
     * What javac says.
     *
     * @param classes where the classes went
     * @param messages empty if it had nothing to say
     */
    record Result(Path classes, String messages) {
        Path classesOrFail() {
            if (!messages.isEmpty()) {
                throw new AssertionError("generated code does not compile:\n" + messages);
            }
            return classes;
        }
    }

    Result compile() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            Path output = Files.createTempDirectory("neverscan-docs");
            manager.setLocation(StandardLocation.CLASS_OUTPUT, List.of(output.toFile()));
            String path = Stream.concat(
                            classPath.stream().map(Path::toString), Stream.of(System.getProperty("java.class.path")))
                    .collect(Collectors.joining(File.pathSeparator));
            List<String> options = List.of(
                    "--release", "17", "-proc:none", "-Xlint:all,-path,-classfile", "-Werror", "-classpath", path);
            boolean done = compiler.getTask(said, manager, null, options, null, sources)
                    .call();
            return new Result(output, done ? said.toString() : said + "failed");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String path, String text) {
            super(URI.create("string:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
