package io.neverscan.dsl.render;

import io.neverscan.dsl.diagnostic.Diagnostic;
import java.util.Locale;

/** Findings for tools that read a log: {@code file:line:column: error[NS0301] pk-unbound: message}. */
public final class OneLineRenderer {
    private OneLineRenderer() {}

    /**
     * One finding.
     *
     * @param finding the finding
     * @return one line without line end
     */
    public static String render(Diagnostic finding) {
        return finding.primary().span().location()
                + ": "
                + finding.severity().name().toLowerCase(Locale.ROOT)
                + "["
                + finding.code().id()
                + "] "
                + finding.code().slug()
                + ": "
                + Cells.shown(finding.message());
    }
}
