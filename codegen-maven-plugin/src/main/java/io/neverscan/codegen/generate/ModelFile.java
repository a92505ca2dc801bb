package io.neverscan.codegen.generate;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A model file as it lies on disk. */
final class ModelFile {
    private static final int DEPTH = 64;

    private final String path;
    private final byte[] bytes;

    ModelFile(String path, byte[] bytes) {
        this.path = path;
        this.bytes = bytes.clone();
    }

    /** Path as findings print it. */
    String path() {
        return path;
    }

    /** Its content; not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    /** Reads the model files, sorted by path. */
    static List<ModelFile> read(ModelFiles files) throws IOException {
        if (!Files.isDirectory(files.directory())) {
            return List.of();
        }
        List<PathPattern> includes =
                files.includes().stream().map(PathPattern::new).toList();
        List<PathPattern> excludes =
                files.excludes().stream().map(PathPattern::new).toList();
        List<Path> found;
        try (Stream<Path> all = Files.walk(files.directory(), DEPTH, FileVisitOption.FOLLOW_LINKS)) {
            found = all.filter(Files::isRegularFile)
                    .filter(f -> matches(includes, files.directory(), f))
                    .filter(f -> !matches(excludes, files.directory(), f))
                    .toList();
        }
        List<ModelFile> models = new ArrayList<>();
        for (Path file : found) {
            models.add(new ModelFile(files.shown(file), Files.readAllBytes(file)));
        }
        models.sort(Comparator.comparing(ModelFile::path));
        return models;
    }

    private static boolean matches(List<PathPattern> patterns, Path directory, Path file) {
        String path = directory.relativize(file).toString().replace(File.separatorChar, '/');
        return patterns.stream().anyMatch(p -> p.matches(path));
    }
}
