package io.neverscan.benchmarks.build;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs {@code mvn -o -q process-classes} on two projects that differ in the plugin alone, until nothing changes in them,
 * and then by turns.
 *
 * <p>Both resolve from the local repository that the integration tests of the plugin have filled, so that nothing has to
 * be installed: {@code mvn -pl codegen-maven-plugin -am verify} fills it.
 */
public final class BuildCost {
    private static final int ROUNDS = 15;
    private static final long BUDGET = 150;
    private static final String PLUGIN = """
                  <plugin>
                    <groupId>io.neverscan</groupId>
                    <artifactId>neverscan-maven-plugin</artifactId>
                    <version>%s</version>
                    <executions><execution><goals>
                      <goal>generate</goal>
                      <goal>generate-tests</goal>
                    </goals></execution></executions>
                  </plugin>
            """;

    private final Path module;
    private final String version;

    private BuildCost(Path module, String version) {
        this.module = module;
        this.version = version;
    }

    /**
     * Measures and prints.
     *
     * @param module directory of the benchmarks' module
     * @param version the plugin's version
     * @param out where to
     * @return whether the budget is kept
     * @throws IOException if Maven cannot be started
     * @throws InterruptedException if this thread is interrupted
     */
    public static boolean run(Path module, String version, PrintStream out) throws IOException, InterruptedException {
        BuildCost cost = new BuildCost(module, version);
        if (!Files.isDirectory(cost.repository())) {
            throw new IllegalStateException(
                    "there is no " + cost.repository() + "; run mvn -pl codegen-maven-plugin -am verify first");
        }
        Path with = cost.project("with", PLUGIN.formatted(version));
        Path without = cost.project("without", "");
        for (Path project : List.of(with, without)) {
            cost.build(project, false);
            cost.build(project, true);
        }
        List<Long> withs = new ArrayList<>();
        List<Long> withouts = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            withouts.add(cost.build(without, true));
            withs.add(cost.build(with, true));
        }
        long over = median(withs) - median(withouts);
        long most =
                EmptyBuild.measure(module.resolve("target/build-cost/empty")).scaled(BUDGET);
        boolean kept = over <= most;
        out.printf("unchanged build without the plugin: %d ms (least %d)%n", median(withouts), least(withouts));
        out.printf("unchanged build with the plugin: %d ms (least %d)%n", median(withs), least(withs));
        out.printf("over: %d ms of %d ms, %s%n", over, most, kept ? "kept" : "OVER");
        return kept;
    }

    private Path repository() {
        return module.resolve("../codegen-maven-plugin/target/local-repo").normalize();
    }

    private Path project(String name, String plugin) throws IOException {
        Path project = module.resolve("target/build-cost").resolve(name);
        write(project.resolve("pom.xml"), """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>io.neverscan.cost</groupId>
                  <artifactId>%s</artifactId>
                  <version>1</version>
                  <properties>
                    <maven.compiler.release>17</maven.compiler.release>
                    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
                  </properties>
                  <dependencies>
                    <dependency>
                      <groupId>io.neverscan</groupId>
                      <artifactId>neverscan-runtime</artifactId>
                      <version>%s</version>
                    </dependency>
                  </dependencies>
                  <build><plugins>
                    <plugin><artifactId>maven-resources-plugin</artifactId><version>3.5.0</version></plugin>
                    <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.14.1</version></plugin>
                %s  </plugins></build>
                </project>
                """.formatted(name, version, plugin));
        write(project.resolve("src/main/java/com/example/Main.java"), "package com.example;\n\npublic class Main {}\n");
        write(
                project.resolve("src/main/neverscan/orders.yaml"),
                Files.readString(module.resolve("src/main/neverscan/orders.yaml")));
        return project;
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Builds; the first time, Maven may fetch what is missing. */
    private long build(Path project, boolean offline) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("mvn", "-q", "-B"));
        if (offline) {
            command.add("-o");
        }
        command.addAll(List.of("-Dmaven.repo.local=" + repository(), "process-classes"));
        return EmptyBuild.run(project, command);
    }

    private static long median(List<Long> times) {
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    private static long least(List<Long> times) {
        return Arrays.stream(times.toArray(Long[]::new)).min(Long::compare).orElseThrow();
    }
}
