package io.neverscan.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One benchmark method's figures.
 *
 * @param time median of all iterations of all forks, in the unit of the run
 * @param unit the unit, such as {@code ns/op}
 * @param bytes allocated a call
 */
record Measurement(double time, String unit, double bytes) {
    /** Reads JMH's JSON; figures by the method's simple name, in the order of the file. */
    static Map<String, Measurement> read(Path file) throws IOException {
        Map<String, Measurement> all = new LinkedHashMap<>();
        for (JsonNode result : new JsonMapper().readTree(file.toFile())) {
            String name = result.path("benchmark").asText();
            JsonNode primary = result.path("primaryMetric");
            JsonNode bytes = result.path("secondaryMetrics").path("gc.alloc.rate.norm");
            all.put(
                    name.substring(name.lastIndexOf('.') + 1),
                    new Measurement(
                            median(primary.path("rawData")),
                            primary.path("scoreUnit").asText(),
                            median(bytes.path("rawData"))));
        }
        return all;
    }

    /** A median, as a burst of foreign load then spoils some iterations and not the figure. */
    private static double median(JsonNode forks) {
        List<Double> values = new ArrayList<>();
        forks.forEach(fork -> fork.forEach(v -> values.add(v.asDouble())));
        if (values.isEmpty()) {
            throw new IllegalArgumentException("no iterations were measured");
        }
        values.sort(null);
        int middle = values.size() / 2;
        return values.size() % 2 == 1 ? values.get(middle) : (values.get(middle - 1) + values.get(middle)) / 2;
    }
}
