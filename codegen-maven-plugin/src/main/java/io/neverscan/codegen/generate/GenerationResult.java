package io.neverscan.codegen.generate;

import io.neverscan.codegen.output.Changes;
import java.util.List;

/**
 * What came of a request.
 *
 * @param outcome how it ended
 * @param findings all findings, sorted; those of the earlier run if nothing has changed
 * @param changes what was touched on disk
 */
public record GenerationResult(Outcome outcome, List<ReportedFinding> findings, Changes changes) {
    /** How a request ends. */
    public enum Outcome {
        /** The models are sound, and their files are on disk. */
        DONE,
        /** Nothing has changed since they were. */
        UP_TO_DATE,
        /** Findings stopped it; the files on disk are those of the last sound run. */
        STOPPED,
        /** The directory for models does not exist. */
        NO_DIRECTORY,
        /** The directory holds no model. */
        NO_MODELS
    }

    /** Copies the list. */
    public GenerationResult {
        findings = List.copyOf(findings);
    }
}
