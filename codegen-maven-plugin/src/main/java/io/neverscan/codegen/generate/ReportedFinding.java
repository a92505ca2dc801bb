package io.neverscan.codegen.generate;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.render.Counts;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A finding as it is shown. Texts only, so that a build in which nothing has changed can show the warnings again without
 * loading the compiler.
 *
 * @param code what kind of finding
 * @param line the form for tools: {@code file:line:col: error[NS0301] pk-unbound: message}
 * @param block the form for people, over several lines
 */
public record ReportedFinding(Code code, String line, String block) {
    /**
     * Tells whether it is an error.
     *
     * @return true for an error, false for a warning
     */
    public boolean isError() {
        return code.severity() == Severity.ERROR;
    }

    /**
     * Counts findings, in all and of each code.
     *
     * @param findings the findings
     * @return one line
     */
    public static String count(List<ReportedFinding> findings) {
        SortedMap<Code, Integer> byCode = new TreeMap<>();
        findings.forEach(f -> byCode.merge(f.code(), 1, Integer::sum));
        return new Counts(byCode).render();
    }

    String toNote() {
        return code.id() + "\n" + line + "\n" + block;
    }

    static Optional<ReportedFinding> ofNote(String note) {
        String[] parts = note.split("\n", 3);
        return parts.length < 3
                ? Optional.empty()
                : Code.find(parts[0]).map(code -> new ReportedFinding(code, parts[1], parts[2]));
    }
}
