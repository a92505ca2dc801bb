package io.neverscan.codegen.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** A folder of generated files. Nothing outside it can be named through it. */
final class OutputFolder {
    private static final String OUR_MARK = "do not edit";
    private static final int HEAD_LENGTH = 1000;

    private final Path root;
    private final Set<Path> checked = new HashSet<>();

    OutputFolder(Path root) {
        this.root = root.toAbsolutePath().normalize();
    }

    Path root() {
        return root;
    }

    /**
     * The place of a file.
     *
     * @param path path below the folder, with forward slashes
     * @return the absolute path; empty if it is not a plain path below the folder
     */
    Optional<Path> find(String path) throws IOException {
        if (path.isEmpty() || path.startsWith("/") || path.contains("\\") || path.contains(":")) {
            return Optional.empty();
        }
        for (String name : path.split("/", -1)) {
            if (name.isEmpty() || name.equals(".") || name.equals("..")) {
                return Optional.empty();
            }
        }
        try {
            Path file = root.resolve(path).normalize();
            return file.startsWith(root) && !leavesByLink(file) ? Optional.of(file) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /**
     * The place of a file that is to be written.
     *
     * @param path path below the folder
     * @return the absolute path
     * @throws OutputRefusedException if it would lie elsewhere
     */
    Path resolve(String path) throws IOException, OutputRefusedException {
        return find(path)
                .orElseThrow(() -> new OutputRefusedException(
                        "refused to write `" + path + "`: it does not lie below the output directory " + root));
    }

    /** Writes a file and the directories above it. */
    void write(Path file, byte[] bytes) throws IOException {
        Path parent = file.getParent();
        if (parent != null && !Files.isDirectory(parent)) {
            Files.createDirectories(parent);
        }
        Files.write(file, bytes);
    }

    /** Removes a file and the directories above it that become empty, up to the folder itself. */
    void remove(Path file) throws IOException {
        if (Files.exists(file)) {
            Files.delete(file);
        }
        Path directory = file.getParent();
        while (directory != null && directory.startsWith(root) && !directory.equals(root)) {
            try {
                if (Files.isDirectory(directory)) {
                    Files.delete(directory);
                }
            } catch (DirectoryNotEmptyException e) {
                return;
            }
            directory = directory.getParent();
        }
    }

    /** Tells whether a Java source there was written by a person: it lacks the mark that generated ones carry. */
    boolean isForeign(Path file) throws IOException {
        if (!file.toString().endsWith(".java") || !Files.isRegularFile(file)) {
            return false;
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        return !text.substring(0, Math.min(HEAD_LENGTH, text.length())).contains(OUR_MARK);
    }

    private boolean leavesByLink(Path file) throws IOException {
        Path above = file.getParent();
        while (above != null && !Files.exists(above)) {
            above = above.getParent();
        }
        if (above == null || !above.startsWith(root) || !checked.add(above)) {
            return false;
        }
        boolean leaves = !above.toRealPath().startsWith(root.toRealPath());
        if (leaves) {
            checked.remove(above);
        }
        return leaves;
    }
}
