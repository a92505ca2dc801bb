package io.neverscan.testkit.engine;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Looks for a Dynoxide executable: in {@code node_modules} up the tree, then on the search path. */
final class ExecutableSearch {

    private static final List<String> NAMES = List.of("dynoxide", "dynoxide.exe");

    private ExecutableSearch() {}

    static Optional<Path> upwards(Path start) {
        for (Path folder = start.toAbsolutePath().normalize(); folder != null; folder = folder.getParent()) {
            Path scope = folder.resolve("node_modules").resolve("@dynoxide");
            if (Files.isDirectory(scope)) {
                Optional<Path> found = inPackages(scope);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Path> inPackages(Path scope) {
        List<Path> packages;
        try (Stream<Path> children = Files.list(scope)) {
            packages = children.filter(Files::isDirectory)
                    .sorted(Comparator.comparing((Path path) -> !isForThisPlatform(path))
                            .thenComparing(Path::toString))
                    .toList();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
        for (Path folder : packages) {
            for (Path home : List.of(folder, folder.resolve("bin"))) {
                Optional<Path> found = in(home);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** Packages are named as npm names platforms, for example {@code linux-x64}. */
    private static boolean isForThisPlatform(Path folder) {
        String name = String.valueOf(folder.getFileName());
        String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String arch = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        String platform = os.startsWith("windows") ? "win32" : os.startsWith("mac") ? "darwin" : "linux";
        String machine = arch.equals("aarch64") ? "arm64" : "x64";
        return name.equals(platform + "-" + machine);
    }

    static Optional<Path> onPath(@Nullable String searchPath) {
        if (searchPath == null) {
            return Optional.empty();
        }
        for (String entry : Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(searchPath)
                .toList()) {
            if (!entry.isBlank()) {
                Optional<Path> found = folder(entry).flatMap(ExecutableSearch::in);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Path> folder(String entry) {
        try {
            return Optional.of(Path.of(entry));
        } catch (InvalidPathException notAFolder) {
            return Optional.empty();
        }
    }

    private static Optional<Path> in(Path folder) {
        List<Path> candidates = new ArrayList<>();
        for (String name : NAMES) {
            candidates.add(folder.resolve(name));
        }
        return candidates.stream()
                .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                .findFirst()
                .map(Path::toAbsolutePath);
    }
}
