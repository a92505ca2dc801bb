package io.neverscan.codegen.output;

import io.neverscan.codegen.emit.GeneratedFile;
import java.util.List;

/**
 * The whole result of a run, to be brought to disk.
 *
 * @param run what was run
 * @param notes texts to be shown again when nothing has changed
 * @param files all files
 */
public record Publication(Run run, List<String> notes, List<GeneratedFile> files) {
    /**
     * What was run.
     *
     * @param owner for whom
     * @param settings digest of what was asked for, without the contents of the inputs
     * @param inputs digest of everything that decides the result
     */
    public record Run(Owner owner, String settings, String inputs) {}

    /** Copies the lists. */
    public Publication {
        notes = List.copyOf(notes);
        files = List.copyOf(files);
    }
}
