package io.neverscan.codegen.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The files of one emitter, which do not depend on each other: all processors write them. For one thread. */
public final class EmittedFiles {
    private final List<Supplier<Optional<GeneratedFile>>> files = new ArrayList<>();

    /** Starts without files. */
    public EmittedFiles() {}

    /**
     * Adds a file.
     *
     * @param file writes it; called once, by any thread
     */
    public void add(Supplier<GeneratedFile> file) {
        files.add(() -> Optional.of(file.get()));
    }

    /**
     * Adds a file that there may be no reason for.
     *
     * @param file writes it or gives none; called once, by any thread
     */
    public void addIfAny(Supplier<Optional<GeneratedFile>> file) {
        files.add(file);
    }

    /**
     * Writes all files.
     *
     * @return the files sorted by path: which thread was first does not show
     */
    public List<GeneratedFile> sorted() {
        return files.parallelStream()
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .sorted()
                .toList();
    }
}
