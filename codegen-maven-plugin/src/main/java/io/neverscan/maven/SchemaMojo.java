package io.neverscan.maven;

import io.neverscan.codegen.generate.LanguageSchema;
import io.neverscan.codegen.generate.ModelFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Writes the JSON Schema of the language, which gives editors completion and checks while typing.
 *
 * <p>For the command line; needs no POM.
 *
 * @since 0.1.0
 */
@Mojo(name = "schema", requiresProject = false, threadSafe = true)
public final class SchemaMojo extends AbstractModelMojo {
    /**
     * Where to write it; {@code neverscan-1.schema.json} in the source directory unless set. A relative path starts at the
     * directory of the module.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.schemaFile")
    private @Nullable String schemaFile;

    @Override
    public void execute() throws MojoExecutionException {
        if (skip()) {
            getLog().info("Skipped, as neverscan.skip is set");
            return;
        }
        ModelFiles models = models();
        if (schemaFile == null && mayLackModels() && !Files.isDirectory(models.directory())) {
            getLog().info("No models: there is no directory " + models.shown(models.directory()));
            return;
        }
        Path file = schemaFile != null
                ? base().resolve(schemaFile.strip())
                : models.directory().resolve(LanguageSchema.FILE_NAME);
        try {
            getLog().info((LanguageSchema.write(file) ? "Wrote " : "Up to date: ") + models.shown(file));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write " + file + ": " + e, e);
        }
    }
}
