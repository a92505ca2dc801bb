package io.neverscan.maven;

import io.neverscan.codegen.generate.CheckedModels;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.codegen.generate.ReportedFinding;
import io.neverscan.dsl.compile.CompiledModel;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/** Goals of the command line that need sound models. */
abstract class AbstractSoundModelsMojo extends AbstractModelMojo {
    /** Does the work. */
    abstract void run(ModelFiles files, List<CompiledModel> models) throws IOException, MojoFailureException;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip()) {
            getLog().info("Skipped, as neverscan.skip is set");
            return;
        }
        ModelFiles files = models();
        if (!Files.isDirectory(files.directory())) {
            if (!mayLackModels()) {
                throw noDirectory(files);
            }
            getLog().info("No models: there is no directory " + files.shown(files.directory()));
            return;
        }
        try {
            CheckedModels models = CheckedModels.read(List.of(files));
            new FindingLog(getLog()).print(models.findings());
            if (models.findings().stream().anyMatch(ReportedFinding::isError)) {
                throw FindingLog.failure(models.findings());
            }
            run(files, models.models());
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read or write: " + e, e);
        }
    }
}
