package io.neverscan.maven;

import io.neverscan.codegen.generate.CheckedModels;
import io.neverscan.codegen.generate.LockFiles;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.codegen.generate.ReportedFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Writes {@code <model>.lock.json} beside the models: tables, keys, attributes and reads as they are now. To be kept under
 * version control and written anew when a change has reached all data.
 *
 * <p>For the command line; needs no POM.
 *
 * @since 0.1.0
 */
@Mojo(name = "lock", requiresProject = false, threadSafe = true)
public final class LockMojo extends AbstractModelMojo {
    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
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
            List<Path> written = LockFiles.write(files, models.models());
            written.forEach(f -> getLog().info("Wrote " + files.shown(f)));
            if (written.isEmpty()) {
                getLog().info("Up to date: " + models.models().size() + " lock files");
            }
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read or write: " + e, e);
        }
    }
}
