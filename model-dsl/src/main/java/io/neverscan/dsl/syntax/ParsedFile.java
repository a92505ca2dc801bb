package io.neverscan.dsl.syntax;

import io.neverscan.dsl.diagnostic.Diagnostic;
import java.util.List;
import java.util.Optional;

/**
 * What came of one file.
 *
 * @param model the model as far as it could be read; empty if not even its name is known
 * @param findings everything that is to be said about the file
 */
public record ParsedFile(Optional<ModelSyntax> model, List<Diagnostic> findings) {
    /** Copies the list. */
    public ParsedFile {
        findings = List.copyOf(findings);
    }
}
