package io.neverscan.codegen.generate;

import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.render.Colour;
import io.neverscan.dsl.render.OneLineRenderer;
import io.neverscan.dsl.render.TerminalRenderer;
import io.neverscan.dsl.source.SourceText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Findings as texts. */
final class FindingText {
    private static final TerminalRenderer TERMINAL = new TerminalRenderer(Colour.NONE);

    private FindingText() {}

    /** What is to be mended, then what is waived. */
    static List<ReportedFinding> of(Compilation compilation) {
        return Stream.concat(
                        compilation.findings().stream().map(f -> of(f, Optional.empty())),
                        compilation.waived().stream().map(w -> of(w.finding(), Optional.of(oneLine(w.reason())))))
                .toList();
    }

    private static ReportedFinding of(Diagnostic finding, Optional<String> waiver) {
        return new ReportedFinding(finding.code(), OneLineRenderer.render(finding), TERMINAL.render(finding), waiver);
    }

    private static String oneLine(SourceText reason) {
        return reason.value().strip().replaceAll("\\s+", " ");
    }
}
