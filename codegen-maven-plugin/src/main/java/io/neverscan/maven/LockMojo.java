package io.neverscan.maven;

import io.neverscan.codegen.generate.LockFiles;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.dsl.compile.CompiledModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
public final class LockMojo extends AbstractSoundModelsMojo {
    @Override
    void run(ModelFiles files, List<CompiledModel> models) throws IOException {
        List<Path> written = LockFiles.write(files, models);
        written.forEach(f -> getLog().info("Wrote " + files.shown(f)));
        if (written.isEmpty()) {
            getLog().info("Up to date: " + models.size() + (models.size() == 1 ? " lock file" : " lock files"));
        }
    }
}
