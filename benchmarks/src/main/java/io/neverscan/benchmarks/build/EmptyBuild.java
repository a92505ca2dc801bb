package io.neverscan.benchmarks.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code mvn -o -q validate} of an empty project takes: the baseline of all that is measured in seconds. The budgets
 * were set on a machine where it takes 860 ms, and say little about another machine unless they grow with it.
 *
 * @param milliseconds median of several runs
 */
public record EmptyBuild(long milliseconds) {
    private static final long WHERE_BUDGETS_WERE_SET = 860;
    private static final int ROUNDS = 7;
    private static final String POM = """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              <groupId>io.neverscan.cost</groupId>
              <artifactId>empty</artifactId>
              <version>1</version>
              <packaging>pom</packaging>
            </project>
            """;

    /**
     * Measures.
     *
     * @param directory where the project is made
     * @return the baseline
     * @throws IOException if Maven cannot be started
     * @throws InterruptedException if this thread is interrupted
     */
    public static EmptyBuild measure(Path directory) throws IOException, InterruptedException {
        Files.createDirectories(directory);
        Files.writeString(directory.resolve("pom.xml"), POM);
        run(directory);
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            times.add(run(directory));
        }
        return new EmptyBuild(times.stream().sorted().toList().get(ROUNDS / 2));
    }

    private static long run(Path directory) throws IOException, InterruptedException {
        return run(directory, List.of("mvn", "-B", "-o", "-q", "validate"));
    }

    /** Runs a command of Maven to its good end and tells its milliseconds. */
    static long run(Path directory, List<String> command) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        if (status != 0) {
            throw new IllegalStateException("Maven failed in " + directory + ":\n" + output);
        }
        return (System.nanoTime() - start) / 1_000_000;
    }

    /**
     * A budget for this machine.
     *
     * @param budget milliseconds where an empty build takes 860 ms
     * @return milliseconds here
     */
    public long scaled(long budget) {
        return budget * milliseconds / WHERE_BUDGETS_WERE_SET;
    }
}
