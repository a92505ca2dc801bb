package io.neverscan.codegen.output;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compiled classes of sources that are gone: the compiler would leave them, and old code would still link to them. */
final class ClassFiles {
    private static final String SOURCE = ".java";

    private final Path directory;

    ClassFiles(Path directory) {
        this.directory = directory.toAbsolutePath().normalize();
    }

    /**
     * Deletes the class of a source and the classes nested in it.
     *
     * @param source path of the source below its root, with forward slashes
     */
    void removeOf(String source) throws IOException {
        if (!source.endsWith(SOURCE)) {
            return;
        }
        Path stem = directory.resolve(source.substring(0, source.length() - SOURCE.length()));
        Path parent = stem.getParent();
        Path leaf = stem.getFileName();
        if (parent == null || leaf == null || !stem.normalize().startsWith(directory) || !Files.isDirectory(parent)) {
            return;
        }
        String name = leaf.toString();
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> classes = Files.newDirectoryStream(parent, f -> isOf(name, f))) {
            classes.forEach(found::add);
        }
        OutputFolder folder = new OutputFolder(directory);
        for (Path file : found) {
            folder.remove(file);
        }
    }

    private static boolean isOf(String name, Path file) {
        Path leaf = file.getFileName();
        if (leaf == null) {
            return false;
        }
        String text = leaf.toString();
        return text.equals(name + ".class") || (text.startsWith(name + "$") && text.endsWith(".class"));
    }
}
