package io.neverscan.benchmarks;

import io.neverscan.benchmarks.build.BuildCost;
import io.neverscan.benchmarks.generator.GeneratorBenchmark;
import io.neverscan.benchmarks.mapping.MappingBenchmark;
import io.neverscan.benchmarks.query.QueryBenchmark;
import io.neverscan.benchmarks.report.RatioReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs one benchmark by its name and prints its table. Budgets that are not kept are said, and fail nothing. */
public final class Benchmarks {
    private Benchmarks() {}

    /**
     * Runs.
     *
     * @param arguments the module's directory, the benchmark's name, and arguments for JMH
     * @throws Exception if it cannot run
     */
    public static void main(String[] arguments) throws Exception {
        Path module = Path.of(arguments[0]);
        String[] forJmh = Arrays.copyOfRange(arguments, 2, arguments.length);
        switch (arguments[1]) {
            case "mapping" -> jmh(MappingBenchmark.class, module, forJmh);
            case "query" -> jmh(QueryBenchmark.class, module, forJmh);
            case "generator" -> GeneratorBenchmark.run(System.out);
            case "build" -> BuildCost.run(module, System.getProperty("neverscan.version"), System.out);
            default ->
                throw new IllegalArgumentException(
                        "-Dbenchmark= takes mapping, query, generator or build, not `" + arguments[1] + "`");
        }
    }

    private static void jmh(Class<?> benchmark, Path module, String[] arguments)
            throws IOException, RunnerException, CommandLineOptionException {
        Path target = Files.createDirectories(module.resolve("target"));
        Path result = target.resolve(benchmark.getSimpleName() + ".json");
        new Runner(new OptionsBuilder()
                        .parent(new CommandLineOptions(arguments))
                        .include(benchmark.getName())
                        .addProfiler(GCProfiler.class)
                        .resultFormat(ResultFormatType.JSON)
                        .result(result.toString())
                        .build())
                .run();
        System.out.println();
        RatioReport.print(result, System.out);
    }
}
