package io.neverscan.codegen.output;

import java.util.List;

/**
 * The result of an earlier run that still holds.
 *
 * @param notes texts of that run
 * @param files number of files
 */
public record Standing(List<String> notes, int files) {
    /** Copies the list. */
    public Standing {
        notes = List.copyOf(notes);
    }
}
