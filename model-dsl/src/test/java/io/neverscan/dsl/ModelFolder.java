package io.neverscan.dsl;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A folder of test models, one file each. */
final class ModelFolder {
    private static final String ENDING = ".yaml";

    private ModelFolder() {}

    /** The names of its models, sorted. */
    static Stream<String> names(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all
                    .map(p -> p.getFileName().toString())
                    .filter(n -> n.endsWith(ENDING))
                    .map(n -> n.substring(0, n.length() - ENDING.length()))
                    .sorted()
                    .toList()
                    .stream();
        }
    }
}
