package io.neverscan.codegen.generate;

import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Severity;

/** Findings as texts. */
final class FindingText {
    private FindingText() {}

    static ReportedFinding of(Diagnostic finding) {
        String line = finding.primary().span().location() + ": " + finding.message();
        return new ReportedFinding(
                finding.severity() == Severity.ERROR, finding.code().id(), line, line);
    }
}
