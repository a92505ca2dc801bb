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
 * Generates JUnit tests that hold each access pattern to its plan, and has Maven compile them.
 *
 * <p>Works as {@code generate} does: nothing is written if nothing has changed, and stale tests are removed.
 *
 * @since 0.1.0
 */
@Mojo(name = "generate-tests", defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES, threadSafe = true)
public final class GenerateTestsMojo extends AbstractWritingMojo {
    /**
     * Directory for the generated tests. It is a test source root of the module.
     *
     * @since 0.1.0
     */
    @Parameter(
            property = "neverscan.testOutputDirectory",
            defaultValue = "${project.build.directory}/generated-test-sources/neverscan",
            required = true)
    private File outputDirectory;

    /**
     * Whether the repositories for {@code DynamoDbAsyncClient} are tested as well. To be set as for {@code generate}.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.async", defaultValue = "true")
    private boolean async;

    @Override
    Optional<Folders> folders() {
        Path classes = Path.of(project().getBuild().getTestOutputDirectory());
        return Optional.of(new Folders(outputDirectory.toPath(), classes));
    }

    @Override
    Emission emission() {
        return new Emission(async ? "async" : "blocking", () -> Emitters.tests(async));
    }

    @Override
    void registerSources() {
        project().addTestCompileSourceRoot(outputDirectory.getPath());
    }
}
