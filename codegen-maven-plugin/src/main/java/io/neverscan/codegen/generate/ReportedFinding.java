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
 * @param waiver the reason why a warning stands, on one line; empty if it is not waived
 */
public record ReportedFinding(Code code, String line, String block, Optional<String> waiver) {
    /**
     * Tells whether it is an error.
     *
     * @return true for an error, false for a warning
     */
    public boolean isError() {
        return code.severity() == Severity.ERROR;
    }

    /**
     * Tells whether somebody has decided to live with it.
     *
     * @return true for a warning that the model waives
     */
    public boolean isWaived() {
        return waiver.isPresent();
    }

    /**
     * Counts findings that are not waived, in all and of each code.
     *
     * @param findings the findings
     * @return one line
     */
    public static String count(List<ReportedFinding> findings) {
        SortedMap<Code, Integer> byCode = new TreeMap<>();
        findings.stream().filter(f -> !f.isWaived()).forEach(f -> byCode.merge(f.code(), 1, Integer::sum));
        return new Counts(byCode).render();
    }

    String toNote() {
        return code.id() + waiver.map(w -> ' ' + w).orElse("") + "\n" + line + "\n" + block;
    }

    static Optional<ReportedFinding> ofNote(String note) {
        String[] parts = note.split("\n", 3);
        if (parts.length < 3) {
            return Optional.empty();
        }
        String[] head = parts[0].split(" ", 2);
        Optional<String> waiver = head.length == 2 ? Optional.of(head[1]) : Optional.empty();
        return Code.find(head[0]).map(code -> new ReportedFinding(code, parts[1], parts[2], waiver));
    }
}
