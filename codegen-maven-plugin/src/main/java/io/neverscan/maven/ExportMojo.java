package io.neverscan.maven;

import io.neverscan.codegen.emit.definitions.DefinitionFormat;
import io.neverscan.codegen.generate.CheckedModels;
import io.neverscan.codegen.generate.Export;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.codegen.generate.ReportedFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Writes the tables of the models as files for other tools: CloudFormation, Terraform or the AWS command line.
 *
 * <p>For the command line; needs no POM. All files are JSON, which each of these tools reads.
 *
 * @since 0.1.0
 */
@Mojo(name = "export", requiresProject = false, threadSafe = true)
public final class ExportMojo extends AbstractModelMojo {
    /**
     * The form: {@code cloudformation}, {@code global-table}, {@code terraform} or {@code create-table}.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.format", defaultValue = "cloudformation")
    private String format;

    /**
     * Directory for the files. A relative path starts at the directory of the module.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.exportDirectory", defaultValue = "target/neverscan/definitions")
    private String exportDirectory;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip()) {
            getLog().info("Skipped, as neverscan.skip is set");
            return;
        }
        DefinitionFormat form = DefinitionFormat.find(format.strip())
                .orElseThrow(() -> new MojoFailureException(
                        "neverscan.format is `" + format + "`; allowed are: " + DefinitionFormat.allowed()));
        ModelFiles files = models();
        if (!Files.isDirectory(files.directory())) {
            if (mayLackModels()) {
                getLog().info("No models: there is no directory " + files.shown(files.directory()));
                return;
            }
            throw noDirectory(files);
        }
        try {
            write(files, new Export(form, base().resolve(exportDirectory.strip())));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read or write: " + e, e);
        }
    }

    private void write(ModelFiles files, Export export) throws IOException, MojoFailureException {
        CheckedModels checked = CheckedModels.read(List.of(files));
        new FindingLog(getLog()).print(checked.findings());
        if (checked.findings().stream().anyMatch(ReportedFinding::isError)) {
            throw FindingLog.failure(checked.findings());
        }
        List<String> gaps = export.gaps(checked.models());
        if (!gaps.isEmpty()) {
            throw new MojoFailureException(String.join("; ", gaps));
        }
        export.write(checked.models()).forEach(f -> getLog().info("Wrote " + files.shown(f)));
    }
}
