package io.neverscan.maven;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Further steps of an integration test, for its {@code verify.groovy}: change files, build again, compare.
 *
 * <p>Builds run offline on the repository that the first build filled.
 */
public final class Scenario {
    private final Path base;
    private final Path localRepository;
    private int builds;

    /**
     * Creates a scenario.
     *
     * @param base the project
     * @param localRepository repository of the integration tests
     */
    public Scenario(File base, File localRepository) {
        this.base = base.toPath();
        this.localRepository = localRepository.toPath();
    }

    /**
     * A file of the project.
     *
     * @param path path below the project
     * @return the file
     */
    public Path file(String path) {
        return base.resolve(path);
    }

    /** Tells whether a file is there. */
    public boolean has(String path) {
        return Files.exists(file(path));
    }

    /** Text of a file. */
    public String text(String path) throws IOException {
        return Files.readString(file(path), StandardCharsets.UTF_8);
    }

    /** Replaces text in a file; the text must be there. */
    public void edit(String path, String from, String to) throws IOException {
        String text = text(path);
        check(text.contains(from), path + " does not contain: " + from);
        Files.writeString(file(path), text.replace(from, to), StandardCharsets.UTF_8);
    }

    /** Builds again and expects success. */
    public String build(String... arguments) throws IOException, InterruptedException {
        return run(base, 0, arguments);
    }

    /** Builds again and expects failure. */
    public String failingBuild(String... arguments) throws IOException, InterruptedException {
        return run(base, 1, arguments);
    }

    /** Builds again from another directory and expects success. */
    public String buildFrom(Path directory, String... arguments) throws IOException, InterruptedException {
        return run(directory, 0, arguments);
    }

    private String run(Path directory, int expected, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("maven.home"), "bin", "mvn").toString(),
                "-B",
                "-o",
                "-llr",
                "-Dmaven.repo.local=" + localRepository));
        command.addAll(Arrays.asList(arguments));
        File log = file("build-" + ++builds + ".log").toFile();
        ProcessBuilder maven = new ProcessBuilder(command);
        maven.directory(directory.toFile()).redirectErrorStream(true).redirectOutput(log);
        maven.environment().put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
        maven.environment().remove("MAVEN_CMD_LINE_ARGS");
        int exit = maven.start().waitFor();
        String text = Files.readString(log.toPath(), StandardCharsets.UTF_8);
        check((exit == 0) == (expected == 0), "exit code " + exit + " of " + command + ", see " + log);
        return text;
    }

    /** Time of last change and content of every file below some directories. */
    public Map<String, String> snapshot(String... directories) throws IOException {
        Map<String, String> files = new TreeMap<>();
        for (String directory : directories) {
            try (Stream<Path> all = Files.walk(file(directory))) {
                all.filter(Files::isRegularFile)
                        .forEach(f -> files.put(base.relativize(f).toString(), state(f)));
            }
        }
        check(!files.isEmpty(), "nothing in " + Arrays.toString(directories));
        return files;
    }

    /** Content of every file below a directory, by path below it. */
    public Map<String, String> contents(String directory) throws IOException {
        Map<String, String> files = new TreeMap<>();
        Path root = file(directory);
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(root.relativize(file).toString(), Files.readString(file, StandardCharsets.UTF_8));
            }
        }
        check(!files.isEmpty(), "nothing in " + directory);
        return files;
    }

    private static String state(Path file) {
        try {
            return Files.getLastModifiedTime(file) + " " + Arrays.hashCode(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails unless a pattern is found; {@code .} matches line ends too. */
    public static void checkMatches(String text, String pattern, String otherwise) {
        check(Pattern.compile(pattern, Pattern.DOTALL).matcher(text).find(), otherwise + ": no " + pattern);
    }

    /** Fails if a build shows a stack trace: nothing that a user gets wrong may cause one. */
    public static void checkNoStackTrace(String log) {
        check(
                !Pattern.compile("^\\s+at [\\w.$/]+\\(", Pattern.MULTILINE)
                        .matcher(log)
                        .find(),
                "a stack trace");
        check(!log.contains("Exception:"), "an exception");
    }

    /** Fails unless a condition holds. */
    public static void check(boolean condition, String otherwise) {
        if (!condition) {
            throw new AssertionError(otherwise);
        }
    }
}
