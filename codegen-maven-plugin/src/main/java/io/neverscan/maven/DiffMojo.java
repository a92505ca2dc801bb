package io.neverscan.maven;

import io.neverscan.codegen.generate.LockFiles;
import io.neverscan.codegen.generate.LockedChanges;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.dsl.compile.CompiledModel;
import java.io.IOException;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Compares the models with their lock files: what has changed, whether it is safe for data that is stored, and what to do
 * in which order. Fails if stored data or running clients would break. A model without a lock file is not compared.
 *
 * <p>Needs no POM.
 *
 * @since 0.1.0
 */
@Mojo(name = "diff", defaultPhase = LifecyclePhase.VERIFY, requiresProject = false, threadSafe = true)
public final class DiffMojo extends AbstractSoundModelsMojo {
    @Override
    void run(ModelFiles files, List<CompiledModel> models) throws IOException, MojoFailureException {
        List<LockedChanges> all = LockFiles.compare(files, models);
        if (all.isEmpty()) {
            getLog().info("No lock files; mvn neverscan:lock writes them");
        }
        for (LockedChanges changes : all) {
            String text = "\n" + changes.text();
            if (changes.breaking()) {
                getLog().error(text);
            } else {
                getLog().info(text);
            }
        }
        if (all.stream().anyMatch(LockedChanges::breaking)) {
            throw new MojoFailureException("the models do not fit the data as the lock files describe it;"
                    + " take the steps above, then write the lock files anew with mvn neverscan:lock");
        }
    }
}
