package io.neverscan.codegen.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How many findings there are, in all and of each code. */
public final class FindingCount {
    private final long errors;
    private final long warnings;
    private final Map<String, Integer> byCode = new TreeMap<>();

    /**
     * Counts.
     *
     * @param findings the findings
     */
    public FindingCount(List<ReportedFinding> findings) {
        this.errors = findings.stream().filter(ReportedFinding::error).count();
        this.warnings = findings.size() - errors;
        findings.forEach(f -> byCode.merge(f.code(), 1, Integer::sum));
    }

    /**
     * In one phrase.
     *
     * @return such as {@code 2 errors, 1 warning}
     */
    public String phrase() {
        List<String> parts = new ArrayList<>();
        if (errors > 0) {
            parts.add(errors + (errors == 1 ? " error" : " errors"));
        }
        if (warnings > 0) {
            parts.add(warnings + (warnings == 1 ? " warning" : " warnings"));
        }
        return parts.isEmpty() ? "no findings" : String.join(", ", parts);
    }

    /**
     * One line a code.
     *
     * @return lines such as {@code 2 x NS0301 pk-unbound}, sorted by code
     */
    public List<String> lines() {
        return byCode.entrySet().stream()
                .map(e -> e.getValue() + " x " + e.getKey())
                .toList();
    }
}
