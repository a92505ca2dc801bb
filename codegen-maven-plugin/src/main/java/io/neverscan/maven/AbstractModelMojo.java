package io.neverscan.maven;

import io.neverscan.codegen.generate.FailOn;
import io.neverscan.codegen.generate.ModelFiles;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/** What all goals that read models have in common. */
abstract class AbstractModelMojo extends AbstractMojo {
    /**
     * Directory with the models. All files in it that have the same {@code model:} form one model. A relative path starts
     * at the directory of the module.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.sourceDirectory", defaultValue = "src/main/neverscan", required = true)
    private String sourceDirectory;

    /**
     * Which files below the source directory are models: {@code *} and {@code ?} within a name, {@code **} for any number
     * of directories.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.includes", defaultValue = "**/*.yaml,**/*.yml")
    private List<String> includes;

    /**
     * Which of the included files are left out again. None unless set.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.excludes")
    private @Nullable List<String> excludes;

    /**
     * Which findings stop the build: {@code error}, or {@code warning} for errors and warnings.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.failOn", defaultValue = "error")
    private String failOn;

    /**
     * Does nothing at all. Source roots are registered all the same, so that code which an earlier build generated still
     * compiles.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.skip", defaultValue = "false")
    private boolean skip;

    @Parameter(defaultValue = "${project}", readonly = true)
    private MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private MojoExecution execution;

    MavenProject project() {
        return project;
    }

    MavenSession session() {
        return session;
    }

    MojoExecution execution() {
        return execution;
    }

    boolean skip() {
        return skip;
    }

    /** Directory of the module, or the current directory where there is no POM. */
    Path base() {
        return base(project);
    }

    Path base(MavenProject module) {
        File directory = module.getBasedir();
        return directory != null ? directory.toPath() : Path.of(session.getExecutionRootDirectory());
    }

    ModelFiles models() {
        return models(base());
    }

    ModelFiles models(Path base) {
        return new ModelFiles(
                base, base.resolve(sourceDirectory.strip()), includes, excludes == null ? List.of() : excludes);
    }

    FailOn failOn() throws MojoFailureException {
        return FailOn.find(failOn)
                .orElseThrow(() -> new MojoFailureException(
                        "neverscan.failOn is `" + failOn + "`; allowed are: " + FailOn.allowed()));
    }

    /** Whether the module need not have models: an aggregator, or one of several that a command line goal runs over. */
    boolean mayLackModels() {
        boolean byHand = execution.getSource() == MojoExecution.Source.CLI;
        boolean aggregator = "pom".equals(project.getPackaging()) && project.getFile() != null;
        return aggregator || (byHand && session.getProjects().size() > 1);
    }

    MojoFailureException noDirectory(ModelFiles models) {
        return new MojoFailureException("there is no directory " + models.shown(models.directory())
                + " with models; create it (mvn neverscan:schema writes the schema for editors there),"
                + " name another one with neverscan.sourceDirectory, or set neverscan.skip");
    }
}
