package io.neverscan.codegen.generate;

import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.render.Colour;
import io.neverscan.dsl.render.OneLineRenderer;
import io.neverscan.dsl.render.TerminalRenderer;

/** Findings as texts. */
final class FindingText {
    private static final TerminalRenderer TERMINAL = new TerminalRenderer(Colour.NONE);

    private FindingText() {}

    static ReportedFinding of(Diagnostic finding) {
        return new ReportedFinding(finding.code(), OneLineRenderer.render(finding), TERMINAL.render(finding));
    }
}
