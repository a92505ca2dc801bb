package io.neverscan.codegen.generate;

import java.nio.file.Path;
import java.util.List;

/**
 * Which files are models.
 *
 * @param base directory of the project: findings print paths relative to it
 * @param directory directory with the models
 * @param includes patterns below the directory: {@code *}, {@code ?}, and {@code **} for any number of directories
 * @param excludes patterns of files that are left out again
 */
public record ModelFiles(Path base, Path directory, List<String> includes, List<String> excludes) {
    /** The files that are models where nothing else is said. */
    public static final List<String> DEFAULT_INCLUDES = List.of("**/*.yaml", "**/*.yml");

    /** Copies the lists and makes the paths absolute. */
    public ModelFiles {
        base = base.toAbsolutePath().normalize();
        directory = base.resolve(directory).normalize();
        includes = includes.isEmpty() ? DEFAULT_INCLUDES : List.copyOf(includes);
        excludes = List.copyOf(excludes);
    }

    /**
     * A path as findings print it.
     *
     * @param path the path
     * @return relative to the project, with forward slashes
     */
    public String shown(Path path) {
        Path absolute = path.toAbsolutePath().normalize();
        boolean sameRoot = absolute.getRoot() != null && absolute.getRoot().equals(base.getRoot());
        String text = (sameRoot ? base.relativize(absolute) : absolute).toString();
        return text.replace(java.io.File.separatorChar, '/');
    }
}
