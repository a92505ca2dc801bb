package io.neverscan.codegen.generate;

import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Severity;
import java.util.Locale;

/** Findings as texts. */
final class FindingText {
    private FindingText() {}

    static ReportedFinding of(Diagnostic finding) {
        String place = finding.primary().span().location();
        String code = finding.code().id() + " " + finding.code().slug();
        String head = finding.severity().name().toLowerCase(Locale.ROOT) + "["
                + finding.code().id() + "] " + finding.code().slug() + ": " + finding.message();
        return new ReportedFinding(
                finding.severity() == Severity.ERROR, code, place + ": " + head, head + "\n  --> " + place);
    }
}
