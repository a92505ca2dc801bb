package io.neverscan.codegen.generate;

import io.neverscan.dsl.compat.Change;
import io.neverscan.dsl.compat.ChangeLog;
import io.neverscan.dsl.compat.Changes;
import io.neverscan.dsl.compat.Snapshot;
import io.neverscan.dsl.compat.SnapshotJson;
import io.neverscan.dsl.compat.Snapshots;
import io.neverscan.dsl.compile.CompiledModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

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
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), bytes)) {
                Files.write(file, bytes);
                written.add(file);
            }
        }
        return written;
    }

    /**
     * Compares models with their lock files.
     *
     * @param files where the models lie
     * @param models sound models
     * @return one comparison for each model that has a lock file, and for each lock file without a model
     * @throws IOException if a file cannot be read
     */
    public static List<LockedChanges> compare(ModelFiles files, List<CompiledModel> models) throws IOException {
        List<LockedChanges> all = new ArrayList<>();
        Set<Path> known = new HashSet<>();
        for (CompiledModel model : models) {
            Path file = of(files, model.model().name());
            known.add(file);
            if (Files.isRegularFile(file)) {
                // What is no UTF-8 is told as a file that cannot be read, with its name.
                String lock = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                all.add(compare(files.shown(file), lock, model));
            }
        }
        try (Stream<Path> locks = Files.list(files.directory())) {
            locks.filter(f -> f.getFileName().toString().endsWith(ENDING) && !known.contains(f))
                    .sorted()
                    .forEach(f -> all.add(new LockedChanges(
                            files.shown(f) + ": there is no such model any more; its tables and items stay", true)));
        }
        return all;
    }

    private static LockedChanges compare(String shown, String lock, CompiledModel model) {
        SnapshotJson.Result result = SnapshotJson.read(lock);
        if (result instanceof SnapshotJson.Result.Read read) {
            Snapshot now = Snapshots.of(model.model(), model.plans());
            List<Change> changes = Changes.between(read.snapshot(), now);
            boolean breaking = changes.stream().anyMatch(c -> c.effect().isBreaking());
            return new LockedChanges(ChangeLog.of(model.model().name(), changes), breaking);
        }
        return new LockedChanges(shown + ": " + ((SnapshotJson.Result.Unreadable) result).reason(), true);
    }
}
