package io.neverscan.codegen.generate;

import io.neverscan.dsl.compat.SnapshotJson;
import io.neverscan.dsl.compat.Snapshots;
import io.neverscan.dsl.compile.CompiledModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lock files: what each model was when its data was last known to fit, beside the models. */
public final class LockFiles {
    private static final String ENDING = ".lock.json";

    private LockFiles() {}

    /**
     * Where the lock file of a model lies.
     *
     * @param files the models
     * @param model name of the model
     * @return {@code <model>.lock.json} in the directory of the models
     */
    public static Path of(ModelFiles files, String model) {
        return files.directory().resolve(model + ENDING);
    }

    /**
     * Writes the lock files of models, those only whose content is another.
     *
     * @param files where the models lie
     * @param models sound models
     * @return the files that were written
     * @throws IOException if one cannot be read or written
     */
    public static List<Path> write(ModelFiles files, List<CompiledModel> models) throws IOException {
        List<Path> written = new ArrayList<>();
        for (CompiledModel model : models) {
            Path file = of(files, model.model().name());
            String text = SnapshotJson.write(Snapshots.of(model.model(), model.plans()));
            if (!Files.isRegularFile(file) || !Files.readString(file).equals(text)) {
                Files.write(file, text.getBytes(StandardCharsets.UTF_8));
                written.add(file);
            }
        }
        return written;
    }
}
