package io.neverscan.maven;

import io.neverscan.codegen.generate.Emission;
import io.neverscan.codegen.generate.Generation;
import io.neverscan.codegen.generate.GenerationRequest;
import io.neverscan.codegen.generate.GenerationResult;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.codegen.generate.Tool;
import io.neverscan.codegen.output.Changes;
import io.neverscan.codegen.output.OutputRefusedException;
import io.neverscan.codegen.output.Owner;
import io.neverscan.codegen.output.Place;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.ArtifactUtils;
import org.apache.maven.model.Plugin;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.codehaus.plexus.build.BuildContext;

/** The goals that check models and keep a result: one run of {@link Generation}. */
abstract class AbstractWritingMojo extends AbstractModelMojo {
    @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
    private PluginDescriptor plugin;

    @Inject
    private BuildContext buildContext;

    /** Where files go and where their classes go; empty if nothing is kept. */
    abstract Optional<Folders> folders();

    /** What writes the files. */
    abstract Emission emission();

    /** Makes Maven compile what lies in the output directory. */
    abstract void registerSources();

    /**
     * Two directories of the module.
     *
     * @param output where generated files go
     * @param classes where their classes go
     */
    record Folders(Path output, Path classes) {}

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        registerSources();
        if (skip()) {
            getLog().info("Skipped, as neverscan.skip is set");
            return;
        }
        GenerationRequest request =
                new GenerationRequest(owner(), models(), failOn(), folders().map(this::place), tool(), emission());
        try {
            GenerationResult result = Generation.run(request);
            report(request.models(), result);
            result.changes().directories().forEach(d -> buildContext.refresh(d.toFile()));
        } catch (OutputRefusedException e) {
            throw new MojoFailureException(e.getMessage());
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read or write: " + e, e);
        }
    }

    private void report(ModelFiles models, GenerationResult result) throws MojoFailureException {
        new FindingLog(getLog()).print(result.findings());
        String directory = models.shown(models.directory());
        switch (result.outcome()) {
            case STOPPED -> throw FindingLog.failure(result.findings());
            case NO_DIRECTORY -> {
                if (!mayLackModels()) {
                    throw noDirectory(models);
                }
                getLog().info("No models: there is no directory " + directory);
            }
            case NO_MODELS ->
                getLog().warn("No models: no file in " + directory + " matches " + models.includes()
                        + removed(result.changes()));
            case UP_TO_DATE -> getLog().info("Up to date" + files(result.changes()));
            case DONE -> getLog().info("Models are sound" + files(result.changes()));
        }
    }

    private String files(Changes changes) {
        if (changes.total() == 0 && changes.removed().isEmpty()) {
            return "";
        }
        String where = folders().map(f -> models().shown(f.output())).orElse("");
        return ": " + changes.total() + " files in " + where + ", "
                + changes.written().size() + " of them written" + removed(changes);
    }

    private static String removed(Changes changes) {
        return changes.removed().isEmpty() ? "" : ", " + changes.removed().size() + " stale ones removed";
    }

    private Owner owner() {
        return new Owner(execution().getGoal(), execution().getExecutionId());
    }

    private Place place(Folders folders) {
        Path states = Path.of(project().getBuild().getDirectory()).resolve("neverscan");
        return new Place(folders.output(), folders.classes(), states, liveOwners());
    }

    private Set<Owner> liveOwners() {
        Set<Owner> owners = new HashSet<>();
        Plugin declared = project().getPlugin(Plugin.constructKey(plugin.getGroupId(), plugin.getArtifactId()));
        if (declared != null) {
            for (PluginExecution each : declared.getExecutions()) {
                each.getGoals().forEach(goal -> owners.add(new Owner(goal, each.getId())));
            }
        }
        owners.add(owner());
        return owners;
    }

    private Tool tool() {
        List<Path> unsettled = plugin.getArtifacts().stream()
                .filter(a -> ArtifactUtils.isSnapshot(a.getVersion()))
                .map(Artifact::getFile)
                .map(File::toPath)
                .toList();
        return new Tool(plugin.getVersion(), unsettled);
    }
}
