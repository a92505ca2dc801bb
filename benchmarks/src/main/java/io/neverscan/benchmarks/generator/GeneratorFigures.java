package io.neverscan.benchmarks.generator;

import com.sun.management.OperatingSystemMXBean;
import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.output.OutputRefusedException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What one size of model takes.
 *
 * @param values figures by name; times in milliseconds, the first run's under {@code .cold}, the later ones' under
 *     {@code .median}, the processor time of these under {@code .cpu}, that of all threads, compiling and collecting
 *     included
 */
record GeneratorFigures(Map<String, Long> values) {
    private static final String MARK = "figures:";

    GeneratorFigures {
        values = new LinkedHashMap<>(values);
    }

    long get(String name) {
        Long value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no figure " + name + " in " + values.keySet());
        }
        return value;
    }

    String line() {
        return values.entrySet().stream()
                .map(e -> e.getKey() + "=" + e.getValue())
                .collect(Collectors.joining(" ", MARK + " ", ""));
    }

    /** Finds the figures in what the runs for one table row have printed: validating, then a goal. */
    static Optional<GeneratorFigures> in(List<String> output) {
        List<String> lines = output.stream().filter(l -> l.startsWith(MARK)).toList();
        if (lines.size() < 2) {
            return Optional.empty();
        }
        Map<String, Long> values = new LinkedHashMap<>();
        lines.forEach(l -> parse(l, values));
        return Optional.of(new GeneratorFigures(values));
    }

    private static void parse(String line, Map<String, Long> values) {
        for (String pair : line.substring(MARK.length()).strip().split(" ", -1)) {
            int equals = pair.indexOf('=');
            values.put(pair.substring(0, equals), Long.valueOf(pair.substring(equals + 1)));
        }
    }

    /** A step that is timed. */
    @FunctionalInterface
    interface Step<R> {
        R run() throws IOException, OutputRefusedException;
    }

    /** Collects figures; for one thread. */
    static final class Builder {
        private final SyntheticModel model;
        private final Map<String, List<Long>> times = new LinkedHashMap<>();
        private final Map<String, List<Long>> cpu = new LinkedHashMap<>();
        private long files;
        private long bytes;

        Builder(SyntheticModel model) {
            this.model = model;
        }

        <R> R time(String name, Step<R> step) throws IOException, OutputRefusedException {
            long start = System.nanoTime();
            long used = processorTime();
            R result = step.run();
            long usedThen = processorTime();
            times.computeIfAbsent(name, n -> new ArrayList<>()).add((System.nanoTime() - start) / 1_000_000);
            cpu.computeIfAbsent(name, n -> new ArrayList<>()).add((usedThen - used) / 1_000_000);
            return result;
        }

        private static long processorTime() {
            return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
        }

        void written(List<GeneratedFile> generated) {
            files = generated.size();
            bytes = generated.stream().mapToLong(GeneratorRun::bytes).sum();
        }

        GeneratorFigures build(long heap) {
            Map<String, Long> values = new LinkedHashMap<>();
            values.put("entities", (long) model.entities());
            values.put("edges", (long) model.edges());
            values.put("patterns", (long) model.patterns());
            times.forEach((name, all) -> {
                values.put(name + ".cold", all.get(0));
                values.put(name + ".median", laterMedian(all));
            });
            cpu.forEach((name, all) -> {
                values.put(name + ".coldCpu", all.get(0));
                values.put(name + ".cpu", laterMedian(all));
            });
            values.put("files", files);
            values.put("bytes", bytes);
            values.put("heap", heap);
            return new GeneratorFigures(values);
        }

        private static long laterMedian(List<Long> all) {
            List<Long> later = all.size() > 1 ? all.subList(1, all.size()) : all;
            long[] sorted = later.stream().mapToLong(Long::longValue).sorted().toArray();
            return Arrays.stream(sorted).skip(sorted.length / 2).findFirst().orElseThrow();
        }
    }
}
