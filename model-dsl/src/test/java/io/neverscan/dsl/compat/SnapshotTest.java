package io.neverscan.dsl.compat;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.compile.Compilation;
import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.compile.ModelCompiler;
import io.neverscan.dsl.source.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SnapshotTest {
    static Stream<Path> valid() throws Exception {
        try (Stream<Path> all = Files.list(Path.of("src/test/resources/valid"))) {
            return all.filter(Files::isDirectory).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("valid")
    void whatIsWrittenIsReadAgain(Path folder) throws Exception {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.filter(f -> f.toString().endsWith(".yaml")).toList()) {
                files.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        }
        Compilation compilation = ModelCompiler.compileEncoded(files);
        assertThat(compilation.models()).isNotEmpty();
        for (CompiledModel model : compilation.models()) {
            Snapshot snapshot = Snapshots.of(model.model(), model.plans());
            String text = SnapshotJson.write(snapshot);
            assertThat(SnapshotJson.read(text)).isEqualTo(new SnapshotJson.Result.Read(snapshot));
        }
    }

    @Test
    void orderAndWordsAreNoPartOfIt() {
        String head = "neverscan: 1\nmodel: mod\npackage: a.b\nentities:\n  A:\n    id: a\n";
        String reads = "accessPatterns:\n  one: { get: A }\n";
        assertThat(text(head + "    attributes: { a: string, b: int, c: string? }\n" + reads))
                .isEqualTo(text(
                        head + "    description: Words\n    attributes: { c: string?, b: int, a: string }\n" + reads));
    }

    @Test
    void allThatStandsInKeysIsPartOfIt() {
        String model = "neverscan: 1\nmodel: mod\npackage: a.b\nentities:\n  A:\n"
                + "    key: { partition: 'X#{a}', sort: '{b:8}' }\n    attributes: { a: string, b: int }\n"
                + "accessPatterns:\n  one: { get: A }\n";
        String text = text(model);
        assertThat(text).contains("[ \"'X#'\", \"{a: text}\" ]").contains("[ \"{b: padded(8)}\" ]");
        assertThat(text(model.replace("X#", "Y#"))).isNotEqualTo(text);
        assertThat(text(model.replace("{b:8}", "{b:9}"))).isNotEqualTo(text);
    }

    @Test
    void otherFilesAreToldFromLockFiles() {
        assertThat(SnapshotJson.read("{ \"version\": 99 }"))
                .isEqualTo(new SnapshotJson.Result.Unreadable("this build reads version 1 of lock files, not 99"));
        for (String text : List.of("", "[]", "{}", "{", "{\"version\":1,\"colour\":2}", "{\"version\":1} x")) {
            assertThat(SnapshotJson.read(text)).isInstanceOf(SnapshotJson.Result.Unreadable.class);
        }
    }

    private static String text(String yaml) {
        CompiledModel model = ModelCompiler.compile(List.of(new SourceFile("m.yaml", yaml)))
                .models()
                .get(0);
        return SnapshotJson.write(Snapshots.of(model.model(), model.plans()));
    }
}
