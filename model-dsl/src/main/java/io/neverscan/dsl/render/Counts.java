package io.neverscan.dsl.render;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Severity;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How many findings there are of each kind.
 *
 * @param byCode number by code, in the order of the catalogue
 */
public record Counts(SortedMap<Code, Integer> byCode) {
    /** Copies the map. */
    public Counts {
        byCode = Collections.unmodifiableSortedMap(new TreeMap<>(byCode));
    }

    /**
     * Counts findings.
     *
     * @param findings the findings
     * @return the counts
     */
    public static Counts of(List<Diagnostic> findings) {
        SortedMap<Code, Integer> counts = new TreeMap<>();
        findings.forEach(f -> counts.merge(f.code(), 1, Integer::sum));
        return new Counts(counts);
    }

    /**
     * The number of findings of a severity.
     *
     * @param severity the severity
     * @return the number
     */
    public int of(Severity severity) {
        return byCode.entrySet().stream()
                .filter(e -> e.getKey().severity() == severity)
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /**
     * One line for the end of a run.
     *
     * @return such as {@code 2 errors, 0 warnings: NS0201 unknown-name 2}
     */
    public String render() {
        int errors = of(Severity.ERROR);
        int warnings = of(Severity.WARNING);
        String sum = errors
                + (errors == 1 ? " error, " : " errors, ")
                + warnings
                + (warnings == 1 ? " warning" : " warnings");
        List<String> each = byCode.entrySet().stream()
                .map(e -> e.getKey().id() + " " + e.getKey().slug() + " " + e.getValue())
                .toList();
        return each.isEmpty() ? sum : sum + ": " + String.join(", ", each);
    }
}
