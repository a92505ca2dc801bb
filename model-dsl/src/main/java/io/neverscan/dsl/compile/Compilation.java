package io.neverscan.dsl.compile;

import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.source.SourceText;
import java.util.Comparator;
import java.util.List;

/**
 * What came of a set of files: models as far as they could be understood, and everything that is to be said about them.
 *
 * @param models models that resolved, sorted by name; a model with errors in its plans is among them
 * @param findings all findings that are not waived, sorted
 * @param waived warnings that stand for a reason, sorted
 */
public record Compilation(List<CompiledModel> models, List<Diagnostic> findings, List<Waived> waived) {
    /** Copies the lists and sorts the findings. */
    public Compilation {
        models = List.copyOf(models);
        findings = findings.stream().sorted(Diagnostic.ORDER).distinct().toList();
        waived = waived.stream()
                .sorted(Comparator.comparing(Waived::finding, Diagnostic.ORDER))
                .toList();
    }

    /**
     * A warning that somebody has decided to live with.
     *
     * @param finding the warning
     * @param reason why it stands, as it is written in the model
     */
    public record Waived(Diagnostic finding, SourceText reason) {}

    /**
     * Tells whether code may be generated.
     *
     * @return true if no finding is an error
     */
    public boolean isSound() {
        return findings.stream().noneMatch(f -> f.severity() == Severity.ERROR);
    }
}
