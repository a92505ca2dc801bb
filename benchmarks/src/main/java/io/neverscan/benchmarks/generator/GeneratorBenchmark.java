package io.neverscan.benchmarks.generator;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Measures the generator over models of 100, 300 and 1,000 entities, each in a fresh JVM of 512 MB. */
public final class GeneratorBenchmark {
    private static final List<Integer> SIZES = List.of(100, 300, 1000);
    private static final int REPETITIONS = 6;
    private static final int HEAP_LIMIT = 512;
    private static final long MOST_TO_VALIDATE = 2_000;
    private static final long MOST_TO_GENERATE = 10_000;
    /** Time grows like size to the power of this; 1 is linear, 2 is quadratic. */
    private static final double MOST_GROWTH = 1.2;

    private final PrintStream out;

    private GeneratorBenchmark(PrintStream out) {
        this.out = out;
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
        List<GeneratorFigures> all = new ArrayList<>();
        for (int size : SIZES) {
            all.add(fresh(size));
        }
        return new GeneratorBenchmark(out).print(all);
    }

    private static GeneratorFigures fresh(int size) throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory("neverscan-benchmark");
        try {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-Xmx" + HEAP_LIMIT + "m",
                            "-cp",
                            System.getProperty("java.class.path"),
                            GeneratorRun.class.getName(),
                            String.valueOf(size),
                            String.valueOf(REPETITIONS),
                            directory.toString())
                    .redirectErrorStream(true)
                    .start();
            List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            process.waitFor();
            return GeneratorFigures.in(lines);
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

    private boolean print(List<GeneratorFigures> all) {
        out.println("| entities + edges, patterns | validate ms cold / warm | generate ms cold / warm | emit ms warm "
                + "| unchanged ms | files | MB | peak heap MB of " + HEAP_LIMIT + " |");
        out.println("|---|---|---|---|---|---|---|---|");
        for (GeneratorFigures each : all) {
            out.printf(
                    Locale.ROOT,
                    "| %d + %d, %d | %d / %d | %d / %d | %d | %d | %d | %.1f | %d |%n",
                    each.get("entities"),
                    each.get("edges"),
                    each.get("patterns"),
                    each.get("validate.cold"),
                    each.get("validate.median"),
                    each.get("generate.cold"),
                    each.get("generate.median"),
                    each.get("emit.median"),
                    each.get("unchanged.median"),
                    each.get("files"),
                    each.get("bytes") / 1e6,
                    each.get("heap"));
        }
        out.println();
        GeneratorFigures large = all.get(all.size() - 1);
        GeneratorFigures middle = all.get(all.size() - 2);
        boolean kept = within("validate, cold", large.get("validate.cold"), MOST_TO_VALIDATE);
        kept &= within("generate, cold", large.get("generate.cold"), MOST_TO_GENERATE);
        for (String step : List.of("validate.median", "emit.median", "generate.median")) {
            kept &= linear(step, middle, large);
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
                "%s: %.1f times the time for %.1f times the size, size to the power of %.2f (at most %.1f), %s%n",
                step,
                times,
                sizes,
                growth,
                MOST_GROWTH,
                kept ? "kept" : "OVER");
        return kept;
    }
}
