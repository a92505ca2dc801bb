package io.neverscan.benchmarks.generator;

import io.neverscan.benchmarks.build.EmptyBuild;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Measures the generator over models of 100, 300 and 1,000 entities, each goal in fresh JVMs of 512 MB. */
public final class GeneratorBenchmark {
    private static final List<Integer> SIZES = List.of(100, 300, 1000);
    private static final int REPETITIONS = 3;
    private static final int HEAP_LIMIT = 512;
    /** Milliseconds where an empty build takes 860 ms. */
    private static final long MOST_TO_VALIDATE = 2_000;
    /** As above. */
    private static final long MOST_TO_GENERATE = 10_000;
    /** What is measured grows like size to the power of this; 1 is linear, 2 is quadratic. */
    private static final double MOST_GROWTH = 1.2;

    private static final long MOST_MINUTES = 15;

    private final PrintStream out;
    private final int repetitions;
    private final EmptyBuild unit;

    private GeneratorBenchmark(PrintStream out, int repetitions, EmptyBuild unit) {
        this.out = out;
        this.repetitions = repetitions;
        this.unit = unit;
    }

    /**
     * Measures and prints.
     *
     * @param out where to
     * @return whether all budgets are kept
     * @throws IOException if no JVM can be started
     * @throws InterruptedException if this thread is interrupted
     */
    public static boolean run(PrintStream out) throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory("neverscan-benchmark");
        try {
            EmptyBuild unit = EmptyBuild.measure(directory);
            out.println("mvn -o -q validate of an empty project: " + unit.milliseconds() + " ms");
            return run(out, SIZES, REPETITIONS, unit);
        } finally {
            remove(directory);
        }
    }

    static boolean run(PrintStream out, List<Integer> sizes, int repetitions, EmptyBuild unit)
            throws IOException, InterruptedException {
        GeneratorBenchmark benchmark = new GeneratorBenchmark(out, repetitions, unit);
        boolean kept = true;
        for (String goal : List.of("generate", "generate-tests")) {
            kept &= benchmark.measure(goal, sizes);
        }
        return kept;
    }

    private boolean measure(String goal, List<Integer> sizes) throws IOException, InterruptedException {
        out.println("\nGoal " + goal + ", " + repetitions + " runs in fresh JVMs of " + HEAP_LIMIT + " MB a size\n");
        out.println("| entities + edges, patterns | validate ms: cold / warm / cpu | goal ms: cold / warm / cpu "
                + "| emit ms: warm / cpu | unchanged ms | files | MB | peak heap MB |");
        out.println("|---|---|---|---|---|---|---|---|");
        List<GeneratorFigures> all = new ArrayList<>();
        boolean complete = true;
        for (int size : sizes) {
            List<String> lines = new ArrayList<>(fresh(size, GeneratorRun.VALIDATE));
            lines.addAll(fresh(size, goal));
            Optional<GeneratorFigures> figures = GeneratorFigures.in(lines);
            figures.ifPresentOrElse(this::row, () -> out.println("| " + size + " | failed: " + reason(lines) + " |"));
            figures.ifPresent(all::add);
            complete &= figures.isPresent();
        }
        out.println();
        return complete && !all.isEmpty() && judge(goal, all);
    }

    private static String reason(List<String> lines) {
        return lines.stream()
                .filter(l -> l.contains("Error") || l.contains("Exception"))
                .findFirst()
                .orElse("stopped");
    }

    private List<String> fresh(int size, String goal) throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory("neverscan-benchmark");
        Path output = directory.resolve("output.txt");
        try {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Xmx" + HEAP_LIMIT + "m",
                            "-cp",
                            System.getProperty("java.class.path"),
                            GeneratorRun.class.getName(),
                            String.valueOf(size),
                            goal,
                            String.valueOf(repetitions),
                            directory.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES)) {
                process.destroyForcibly().waitFor();
                return List.of("Error: not done after " + MOST_MINUTES + " minutes");
            }
            return Files.readAllLines(output);
        } finally {
            remove(directory);
        }
    }

    private static void remove(Path directory) throws IOException {
        try (Stream<Path> all = Files.walk(directory)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private void row(GeneratorFigures each) {
        out.printf(
                Locale.ROOT,
                "| %d + %d, %d | %d / %d / %d | %d / %d / %d | %d / %d | %d | %d | %.1f | %d |%n",
                each.get("entities"),
                each.get("edges"),
                each.get("patterns"),
                each.get("validate.cold"),
                each.get("validate.median"),
                each.get("validate.cpu"),
                each.get("generate.cold"),
                each.get("generate.median"),
                each.get("generate.cpu"),
                each.get("emit.median"),
                each.get("emit.cpu"),
                each.get("unchanged.median"),
                each.get("files"),
                each.get("bytes") / 1e6,
                each.get("heap"));
    }

    private boolean judge(String goal, List<GeneratorFigures> all) {
        GeneratorFigures large = all.get(all.size() - 1);
        String size = large.get("entities") + " entities, ";
        boolean kept = within(size + "validate, cold", large.get("validate.cold"), unit.scaled(MOST_TO_VALIDATE));
        kept &= within(size + goal + ", cold", large.get("generate.cold"), unit.scaled(MOST_TO_GENERATE));
        if (all.size() > 1) {
            GeneratorFigures middle = all.get(all.size() - 2);
            for (String step : List.of("validate.cpu", "emit.cpu", "bytes")) {
                kept &= linear(step, middle, large);
            }
        }
        return kept;
    }

    private boolean within(String what, long milliseconds, long most) {
        boolean kept = milliseconds <= most;
        out.printf(Locale.ROOT, "%s: %d ms of %d ms, %s%n", what, milliseconds, most, kept ? "kept" : "OVER");
        return kept;
    }

    private boolean linear(String step, GeneratorFigures small, GeneratorFigures large) {
        double times = (double) large.get(step) / Math.max(1, small.get(step));
        double sizes = (double) large.get("entities") / small.get("entities");
        double growth = Math.log(times) / Math.log(sizes);
        boolean kept = growth <= MOST_GROWTH;
        out.printf(
                Locale.ROOT,
                "%s: %.1f times as much for %.1f times the size, size to the power of %.2f (at most %.1f), %s%n",
                step,
                times,
                sizes,
                growth,
                MOST_GROWTH,
                kept ? "kept" : "OVER");
        return kept;
    }
}
