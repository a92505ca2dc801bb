package io.neverscan.codegen.generate;

import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.CompiledModel;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Models with everything that is to be said about them, for goals that write no code.
 *
 * @param models models as far as they could be understood
 * @param findings all findings
 */
public record CheckedModels(List<CompiledModel> models, List<ReportedFinding> findings) {
    /** Copies the lists. */
    public CheckedModels {
        models = List.copyOf(models);
        findings = List.copyOf(findings);
    }

    /**
     * Reads and compiles models.
     *
     * @param files one set of files per module
     * @return the models of all modules
     * @throws IOException if the disk cannot be read
     */
    public static CheckedModels read(List<ModelFiles> files) throws IOException {
        List<CompiledModel> models = new ArrayList<>();
        List<ReportedFinding> findings = new ArrayList<>();
        for (ModelFiles module : files) {
            Compilation compilation = Translation.compile(ModelFile.read(module));
            models.addAll(compilation.models());
            findings.addAll(FindingText.of(compilation));
        }
        return new CheckedModels(models, findings);
    }
}
