package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Model;
import java.util.List;
import java.util.Optional;

/**
 * What came of the files of one model.
 *
 * @param model the model; empty if a finding is an error
 * @param findings everything that is to be said about its names and types
 */
public record Resolution(Optional<Model> model, List<Diagnostic> findings) {
    /** Copies the list. */
    public Resolution {
        findings = List.copyOf(findings);
    }
}
