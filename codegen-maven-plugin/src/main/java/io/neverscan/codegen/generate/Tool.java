package io.neverscan.codegen.generate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which neverscan runs: two builds of one snapshot version are different tools.
 *
 * @param version version of the plugin
 * @param parts jars or class directories whose content is not settled by the version
 */
public record Tool(String version, List<Path> parts) {
    /** Copies the list. */
    public Tool {
        parts = List.copyOf(parts);
    }

    /** The version, and for unsettled parts when and how large they were built. */
    String identity() throws IOException {
        StringBuilder out = new StringBuilder(version);
        for (Path part : parts) {
            if (Files.isRegularFile(part)) {
                out.append(stamp(part));
            } else if (Files.isDirectory(part)) {
                List<Path> files;
                try (Stream<Path> all = Files.walk(part)) {
                    files = all.filter(Files::isRegularFile).sorted().toList();
                }
                for (Path file : files) {
                    out.append(stamp(file));
                }
            }
        }
        return out.toString();
    }

    private static String stamp(Path file) throws IOException {
        return "|" + file.getFileName() + "," + Files.size(file) + ","
                + Files.getLastModifiedTime(file).toMillis();
    }
}
