package io.neverscan.maven;

import io.neverscan.codegen.explain.CodePage;
import io.neverscan.codegen.explain.Explanation;
import io.neverscan.codegen.generate.CheckedModels;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.codegen.generate.ReportedFinding;
import io.neverscan.dsl.diagnostic.Code;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Explains how an access pattern is read, or what a code means. Without either it prints the plans of all patterns.
 *
 * <p>For the command line; needs no POM. In a build of several modules it looks into the models of all of them.
 *
 * @since 0.1.0
 */
@Mojo(name = "explain", requiresProject = false, aggregator = true, threadSafe = true)
public final class ExplainMojo extends AbstractModelMojo {
    /**
     * The access pattern: its name, or {@code model.pattern}. {@code -Dpattern=} does the same.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.pattern")
    private @Nullable String pattern;

    /**
     * The code: its id or its name, such as {@code NS0301} or {@code pk-unbound}. {@code -Dcode=} does the same.
     *
     * @since 0.1.0
     */
    @Parameter(property = "neverscan.code")
    private @Nullable String code;

    @Parameter(property = "pattern", readonly = true)
    private @Nullable String shortPattern;

    @Parameter(property = "code", readonly = true)
    private @Nullable String shortCode;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip()) {
            getLog().info("Skipped, as neverscan.skip is set");
            return;
        }
        String askedCode = code != null ? code : shortCode;
        String askedPattern = pattern != null ? pattern : shortPattern;
        try {
            if (askedCode != null) {
                explainCode(askedCode.strip());
            }
            if (askedPattern != null || askedCode == null) {
                explainPatterns(askedPattern);
            }
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read: " + e, e);
        }
    }

    private void explainCode(String text) throws IOException, MojoFailureException {
        Code found = Code.find(text).orElseThrow(() -> new MojoFailureException(CodePage.unknown(text)));
        getLog().info("\n" + CodePage.of(found));
    }

    private void explainPatterns(@Nullable String name) throws IOException, MojoFailureException {
        List<ModelFiles> files = session().getProjects().stream()
                .map(p -> models(base(p)))
                .filter(m -> Files.isDirectory(m.directory()))
                .toList();
        if (files.isEmpty()) {
            throw noDirectory(models());
        }
        CheckedModels models = CheckedModels.read(files);
        new FindingLog(getLog()).print(models.findings());
        Explanation explanation = new Explanation(models.models());
        if (name == null) {
            getLog().info("\n" + explanation.all());
        } else {
            String text = explanation.pattern(name.strip()).orElse(null);
            if (text == null) {
                throw new MojoFailureException("there is no access pattern `" + name.strip() + "`; there are: "
                        + String.join(", ", explanation.names()));
            }
            getLog().info("\n" + text);
        }
        if (models.findings().stream().anyMatch(ReportedFinding::isError)) {
            throw FindingLog.failure(models.findings());
        }
    }
}
