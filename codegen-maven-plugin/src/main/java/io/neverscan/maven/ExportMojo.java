package io.neverscan.maven;

import io.neverscan.codegen.emit.definitions.DefinitionFormat;
import io.neverscan.codegen.generate.Export;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.dsl.compile.CompiledModel;
import java.io.IOException;
import java.util.List;
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
public final class ExportMojo extends AbstractSoundModelsMojo {
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
    void run(ModelFiles files, List<CompiledModel> models) throws IOException, MojoFailureException {
        DefinitionFormat form = DefinitionFormat.find(format.strip())
                .orElseThrow(() -> new MojoFailureException(
                        "neverscan.format is `" + format + "`; allowed are: " + DefinitionFormat.allowed()));
        Export export = new Export(form, base().resolve(exportDirectory.strip()));
        List<String> gaps = export.gaps(models);
        if (!gaps.isEmpty()) {
            throw new MojoFailureException(String.join("; ", gaps));
        }
        export.write(models).forEach(f -> getLog().info("Wrote " + files.shown(f)));
    }
}
