package io.neverscan.codegen.generate;

import io.neverscan.codegen.emit.GeneratedFile;
import io.neverscan.codegen.emit.definitions.DefinitionFormat;
import io.neverscan.dsl.compile.CompiledModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes table definitions for other tools.
 *
 * @param format in which form
 * @param directory where to
 */
public record Export(DefinitionFormat format, Path directory) {
    /**
     * What the form cannot say of the models.
     *
     * @param models the models
     * @return sentences; none if all can be written
     */
    public List<String> gaps(List<CompiledModel> models) {
        List<String> gaps = new ArrayList<>();
        Map<String, String> owners = new HashMap<>();
        for (CompiledModel model : models) {
            String name = model.model().name();
            gaps.addAll(format.gaps(model.model()));
            for (GeneratedFile file : format.emitter().emit(model)) {
                String other = owners.putIfAbsent(file.path(), name);
                if (other != null) {
                    gaps.add("models `" + other + "` and `" + name + "` both define what is in " + file.path());
                }
            }
        }
        return gaps;
    }

    /**
     * Writes the files of all models over those of an earlier run.
     *
     * @param models the models
     * @return the files
     * @throws IOException if they cannot be written
     */
    public List<Path> write(List<CompiledModel> models) throws IOException {
        List<Path> written = new ArrayList<>();
        Files.createDirectories(directory);
        for (CompiledModel model : models) {
            for (GeneratedFile file : format.emitter().emit(model)) {
                Path path = directory.resolve(file.path());
                Files.write(path, file.text().getBytes(StandardCharsets.UTF_8));
                written.add(path);
            }
        }
        return written;
    }
}
