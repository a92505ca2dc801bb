package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.codegen.generate.CheckedModels;
import io.neverscan.codegen.generate.ModelFiles;
import io.neverscan.codegen.generate.ReportedFinding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The refusal in the README is what the Maven goals print for that file. */
class BuildOutputTest {
    @Test
    void theBuildPrintsWhatTheReadmeShows(@TempDir Path module) throws Exception {
        Page readme = Page.parse(Tree.ROOT.resolve("README.md"), Tree.read(Tree.ROOT.resolve("README.md")));
        Block model =
                readme.blocks().stream().filter(Block::isModel).findFirst().orElseThrow();
        Path file = module.resolve(model.marked("file").orElseThrow());
        Files.createDirectories(file.getParent());
        Files.writeString(file, model.text());
        ModelFiles files = new ModelFiles(module, file.getParent(), List.of("*.yaml"), List.of());
        String printed = CheckedModels.read(List.of(files)).findings().stream()
                .map(ReportedFinding::block)
                .collect(Collectors.joining("\n"));
        assertThat(printed.stripTrailing())
                .isEqualTo(model.next().orElseThrow().text().stripTrailing());
    }
}
