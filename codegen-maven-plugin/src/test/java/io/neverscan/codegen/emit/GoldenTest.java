package io.neverscan.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each golden model: same bytes as checked in, no warning of javac, and the code does what it says. */
class GoldenTest {
    @TempDir
    private Path classes;

    @ParameterizedTest
    @ValueSource(strings = {"social", "shop", "scalars", "awkward", "fleet"})
    void emitsTheCheckedInSources(String name) throws IOException {
        Path golden = GoldenModels.ROOT.resolve(name).resolve("java");
        TreeMap<String, String> emitted = new TreeMap<>();
        GoldenModels.emit(GoldenModels.read(name)).forEach(f -> emitted.put(f.path(), f.text()));
        if (Boolean.getBoolean("neverscan.regenerate")) {
            rewrite(golden, emitted);
        }
        assertThat(emitted).isEqualTo(read(golden));
    }

    @ParameterizedTest
    @ValueSource(strings = {"social", "shop", "scalars", "awkward", "fleet"})
    void compilesWithoutWarningAndRuns(String name) throws Exception {
        List<GeneratedFile> files = new ArrayList<>(GoldenModels.emit(GoldenModels.read(name)));
        Path check = GoldenModels.ROOT.resolve(name).resolve("Check.java");
        files.add(new GeneratedFile("com/example/" + name + "/Check.java", Files.readString(check)));
        files.add(new GeneratedFile(
                "com/example/" + name + "/Recorder.java",
                Files.readString(GoldenModels.ROOT.resolve("Recorder.java"))
                        .replace("package com.example;", "package com.example." + name + ";")));
        assertThat(SourceCompiler.compile(files, classes)).isEmpty();
        SourceCompiler.run(classes, "com.example." + name + ".Check");
    }

    private static void rewrite(Path golden, TreeMap<String, String> emitted) throws IOException {
        for (String old : read(golden).keySet()) {
            Files.delete(golden.resolve(old));
        }
        for (var file : emitted.entrySet()) {
            Path path = golden.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    private static TreeMap<String, String> read(Path golden) throws IOException {
        TreeMap<String, String> files = new TreeMap<>();
        if (Files.isDirectory(golden)) {
            try (Stream<Path> paths = Files.walk(golden)) {
                for (Path path : paths.filter(Files::isRegularFile).toList()) {
                    files.put(golden.relativize(path).toString().replace('\\', '/'), Files.readString(path));
                }
            }
        }
        return files;
    }
}
