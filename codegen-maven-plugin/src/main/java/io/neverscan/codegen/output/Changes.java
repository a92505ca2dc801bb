package io.neverscan.codegen.output;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What a run did to the disk.
 *
 * @param written files that were created or got other bytes
 * @param removed generated files that are no longer generated
 * @param kept number of files that were right already
 */
public record Changes(List<Path> written, List<Path> removed, int kept) {
    /** Copies the lists. */
    public Changes {
        written = List.copyOf(written);
        removed = List.copyOf(removed);
    }

    /**
     * Nothing was touched.
     *
     * @param kept number of files that were right already
     * @return no changes
     */
    public static Changes none(int kept) {
        return new Changes(List.of(), List.of(), kept);
    }

    /**
     * The directories whose content changed.
     *
     * @return directories, sorted, each once
     */
    public List<Path> directories() {
        return Stream.concat(written.stream(), removed.stream())
                .map(Path::getParent)
                .filter(Objects::nonNull)
                .distinct()
                .sorted(Comparator.comparing(Path::toString))
                .toList();
    }

    /**
     * Number of files that are there now.
     *
     * @return written and kept ones
     */
    public int total() {
        return written.size() + kept;
    }
}
