package io.neverscan.maven;

import io.neverscan.codegen.generate.Emission;
import io.neverscan.codegen.generate.Emitters;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Checks the models and shows every finding. Writes no code.
 *
 * @since 0.1.0
 */
@Mojo(name = "validate", defaultPhase = LifecyclePhase.VALIDATE, requiresProject = false, threadSafe = true)
public final class ValidateMojo extends AbstractWritingMojo {
    @Override
    Optional<Folders> folders() {
        if (project().getFile() == null) {
            return Optional.empty();
        }
        Path nothing = Path.of(project().getBuild().getDirectory()).resolve("neverscan");
        return Optional.of(new Folders(nothing, nothing));
    }

    @Override
    Emission emission() {
        return new Emission("", Emitters::none);
    }

    @Override
    void registerSources() {
        // there are none
    }
}
