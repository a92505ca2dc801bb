package io.neverscan.codegen.emit;

/**
 * A file to be written.
 *
 * @param path path relative to the output folder, with forward slashes
 * @param text whole text, lines end in LF
 */
public record GeneratedFile(String path, String text) implements Comparable<GeneratedFile> {
    /** Refuses what would not be the same on every machine, or would leave the output folder. */
    public GeneratedFile {
        if (path.isEmpty() || path.startsWith("/") || path.contains("\\") || path.contains("..")) {
            throw new IllegalArgumentException("not a path inside the output folder: " + path);
        }
        if (text.indexOf('\r') >= 0) {
            throw new IllegalArgumentException(path + " has a line end other than LF");
        }
    }

    @Override
    public int compareTo(GeneratedFile other) {
        return path.compareTo(other.path);
    }
}
