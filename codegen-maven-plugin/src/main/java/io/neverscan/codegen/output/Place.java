package io.neverscan.codegen.output;

import java.nio.file.Path;
import java.util.Set;

/**
 * Where a module keeps what is generated.
 *
 * @param folder the output folder
 * @param classes where the compiler puts the classes of the folder's sources
 * @param states where we remember what we wrote
 * @param live the owners that the POM has now; files of others are left-overs
 */
public record Place(Path folder, Path classes, Path states, Set<Owner> live) {
    /** Copies the set. */
    public Place {
        live = Set.copyOf(live);
    }
}
