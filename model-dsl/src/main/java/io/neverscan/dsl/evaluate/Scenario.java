package io.neverscan.dsl.evaluate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Rows and arguments that put an access pattern to the test: rows that must come back, and neighbours that must not.
 *
 * @param rows every row, no two with one key
 * @param arguments what the caller passes, by parameter name
 * @param expected the rows that the pattern means, in its order where it declares one
 * @param absent arguments for which nothing is stored
 */
public record Scenario(List<Row> rows, Map<String, Object> arguments, List<Row> expected, Map<String, Object> absent) {
    /** Copies lists and maps, keeping their order. */
    public Scenario {
        rows = List.copyOf(rows);
        arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
        expected = List.copyOf(expected);
        absent = Collections.unmodifiableMap(new LinkedHashMap<>(absent));
    }
}
