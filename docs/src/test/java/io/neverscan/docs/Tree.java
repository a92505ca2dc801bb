package io.neverscan.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The working tree. */
final class Tree {
    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    static final boolean REGENERATE = Boolean.getBoolean("neverscan.regenerate");

    private static final Set<String> NOT_OURS = Set.of(".git", "target", "node_modules");

    private Tree() {}

    /** Files with an ending, sorted; what builds and package managers make is left out. */
    static List<Path> files(Path below, String ending) {
        List<Path> found = new ArrayList<>();
        try {
            Files.walkFileTree(below, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    boolean skipped = NOT_OURS.contains(folder.getFileName().toString());
                    return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (file.getFileName().toString().endsWith(ending)) {
                        found.add(file);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found.stream().sorted().toList();
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The pages whose code blocks are checked: README, guide, reference and errors. */
    static List<Page> pages() {
        List<Path> files = new ArrayList<>(List.of(ROOT.resolve("README.md")));
        for (String folder : List.of("guide", "reference", "errors")) {
            files.addAll(files(ROOT.resolve("docs").resolve(folder), ".md"));
        }
        return files.stream().map(f -> Page.parse(f, read(f))).toList();
    }
}
