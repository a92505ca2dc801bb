package io.neverscan.maven;

import io.neverscan.codegen.generate.Emission;
import io.neverscan.codegen.generate.Emitters;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Generates repositories, entities and table definitions from the models, and has Maven compile them.
 *
 * <p>If nothing has changed since the last build, nothing is written. Files that are no longer generated are removed with
 * their classes.
 *
 * @since 0.1.0
 */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class GenerateMojo extends AbstractWritingMojo {
    /**
     * Directory for the generated sources. It is a source root of the module.
     *
     * @since 0.1.0
     */
    @Parameter(
            property = "neverscan.outputDirectory",
            defaultValue = "${project.build.directory}/generated-sources/neverscan",
            required = true)
    private File outputDirectory;

    /**
     * Whether repositories for {@code DynamoDbAsyncClient} are generated beside the blocking ones.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.async", defaultValue = "true")
    private boolean async;

    @Override
    Optional<Folders> folders() {
        Path classes = Path.of(project().getBuild().getOutputDirectory());
        return Optional.of(new Folders(outputDirectory.toPath(), classes));
    }

    @Override
    Emission emission() {
        return new Emission(async ? "async" : "blocking", () -> Emitters.main(async));
    }

    @Override
    void registerSources() {
        project().addCompileSourceRoot(outputDirectory.getPath());
    }
}
