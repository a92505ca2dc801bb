package io.neverscan.codegen.output;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.neverscan.codegen.emit.GeneratedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputTest {
    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);
    private static final Owner MAIN = new Owner("generate", "default");
    private static final Owner OTHER = new Owner("generate", "other");
    private static final Owner BY_HAND = new Owner("generate", Owner.BY_HAND);

    @TempDir
    Path module;

    private Path folder;
    private Path classes;
    private Output output;

    @BeforeEach
    void setUp() {
        folder = module.resolve("out");
        classes = module.resolve("classes");
        output = outputOf(MAIN, OTHER);
    }

    private Output outputOf(Owner... live) {
        return new Output(new Place(folder, classes, module.resolve("neverscan"), Set.of(live)));
    }

    private static GeneratedFile java(String name) {
        return new GeneratedFile(
                "com/x/" + name + ".java", "// Generated, do not edit\npackage com.x;\n\nclass " + name + " {}\n");
    }

    private static Publication of(Owner owner, String inputs, GeneratedFile... files) {
        Publication.Run run = new Publication.Run(owner, "settings of " + owner.execution(), inputs);
        return new Publication(run, List.of("a note\nof two lines \\ with a backslash"), Arrays.asList(files));
    }

    private Path file(String name) {
        return folder.resolve("com/x/" + name);
    }

    private void touchLongAgo() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, LONG_AGO);
            }
        }
    }

    @Test
    void writesBytesAsUtf8AndSaysSo() throws Exception {
        GeneratedFile file = new GeneratedFile("com/x/Größe.java", "// 名前\n");

        Changes changes = output.publish(of(MAIN, "1", file));

        assertThat(file("Größe.java")).hasBinaryContent("// 名前\n".getBytes(UTF_8));
        assertThat(changes.written()).containsExactly(file("Größe.java"));
        assertThat(changes.directories()).containsExactly(folder.resolve("com/x"));
    }

    @Test
    void touchesOnlyFilesWhoseBytesDiffer() throws Exception {
        output.publish(of(MAIN, "1", java("A"), java("B")));
        touchLongAgo();

        Changes changes =
                output.publish(of(MAIN, "2", java("A"), new GeneratedFile("com/x/B.java", "// do not edit\n")));

        assertThat(Files.getLastModifiedTime(file("A.java"))).isEqualTo(LONG_AGO);
        assertThat(Files.getLastModifiedTime(file("B.java"))).isNotEqualTo(LONG_AGO);
        assertThat(changes.written()).containsExactly(file("B.java"));
        assertThat(changes.kept()).isEqualTo(1);
    }

    @Test
    void standsWhileInputsAndFilesAreTheSame() throws Exception {
        Publication first = of(MAIN, "1", java("A"), java("B"));
        output.publish(first);

        assertThat(output.standing(first.run())).hasValueSatisfying(s -> {
            assertThat(s.files()).isEqualTo(2);
            assertThat(s.notes()).containsExactly("a note\nof two lines \\ with a backslash");
        });
        assertThat(output.standing(of(MAIN, "2").run())).isEmpty();
        assertThat(output.standing(of(OTHER, "1").run())).isEmpty();
        assertThat(output.standing(new Publication.Run(MAIN, "other settings", "1")))
                .isEmpty();
    }

    @Test
    void standsWhenOnlyTheTimeOfAFileDiffers() throws Exception {
        Publication first = of(MAIN, "1", java("A"));
        output.publish(first);
        touchLongAgo();

        assertThat(output.standing(first.run())).isPresent();
    }

    @Test
    void restoresWhatWasEditedOrDeleted() throws Exception {
        Publication first = of(MAIN, "1", java("A"), java("B"), java("C"));
        output.publish(first);
        Files.writeString(file("A.java"), "edited");
        assertThat(output.standing(first.run())).isEmpty();
        Files.delete(file("B.java"));

        Changes changes = output.publish(first);

        assertThat(changes.written()).containsExactlyInAnyOrder(file("A.java"), file("B.java"));
        assertThat(file("A.java")).hasContent(java("A").text());
        assertThat(output.standing(first.run())).isPresent();
    }

    @Test
    void removesStaleFilesWithTheirClassesAndEmptyDirectories() throws Exception {
        GeneratedFile deep = new GeneratedFile("com/x/deep/D.java", "// do not edit");
        output.publish(of(MAIN, "1", java("Order"), java("OrderItem"), deep));
        Path packageClasses = Files.createDirectories(classes.resolve("com/x"));
        for (String name : List.of("Order", "Order$Builder", "Order$1", "OrderItem", "OrderItem$Builder", "Own")) {
            Files.writeString(packageClasses.resolve(name + ".class"), "");
        }
        Files.writeString(file("Mine.java"), "class Mine {}");

        Changes changes = output.publish(of(MAIN, "2", java("OrderItem")));

        assertThat(changes.removed()).containsExactlyInAnyOrder(file("Order.java"), file("deep/D.java"));
        assertThat(folder.resolve("com/x/deep")).doesNotExist();
        assertThat(file("Mine.java")).exists();
        assertThat(packageClasses.toFile().list())
                .containsExactlyInAnyOrder("OrderItem.class", "OrderItem$Builder.class", "Own.class");
    }

    @Test
    void removesStaleFilesOfARunThatBrokeOff() throws Exception {
        output.publish(of(MAIN, "1", java("A")));
        Files.writeString(file("deep"), "a file where a directory is needed");
        GeneratedFile deep = new GeneratedFile("com/x/deep/D.java", "// do not edit");
        assertThatThrownBy(() -> output.publish(of(MAIN, "2", java("C"), deep))).isInstanceOf(IOException.class);
        assertThat(file("C.java")).exists();
        assertThat(output.standing(of(MAIN, "1").run())).isEmpty();
        assertThat(output.standing(of(MAIN, "2").run())).isEmpty();

        output.publish(of(MAIN, "3", java("A")));

        assertThat(file("C.java")).doesNotExist();
        assertThat(file("A.java")).exists();
    }

    @Test
    void refusesADirectoryInTheWay() throws Exception {
        Files.createDirectories(file("A.java"));

        assertThatThrownBy(() -> output.publish(of(MAIN, "1", java("B"), java("A"))))
                .isInstanceOf(OutputRefusedException.class)
                .hasMessageContaining("directory");
        assertThat(file("B.java")).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../A.java",
                "/absolute/A.java",
                "com/../../A.java",
                "com/./A.java",
                "",
                "com//A.java",
                "com\\A.java",
                "C:/A.java",
                "com/x/"
            })
    void refusesPathsThatAreNotPlainlyBelowTheFolder(String path) throws Exception {
        OutputFolder paths = new OutputFolder(folder);

        assertThat(paths.find(path)).isEmpty();
        assertThatThrownBy(() -> paths.resolve(path))
                .isInstanceOf(OutputRefusedException.class)
                .hasMessageContaining("`" + path + "`");
    }

    @Test
    void refusesPathsThatLeaveTheFolderByALink() throws Exception {
        Path elsewhere = Files.createDirectory(module.resolve("elsewhere"));
        Files.createDirectories(folder);
        Files.createSymbolicLink(folder.resolve("com"), elsewhere);

        assertThatThrownBy(() -> output.publish(of(MAIN, "1", java("A")))).isInstanceOf(OutputRefusedException.class);
        assertThat(elsewhere).isEmptyDirectory();
    }

    @Test
    void refusesTwoFilesOfOnePath() {
        assertThatThrownBy(() -> output.publish(of(MAIN, "1", java("User"), java("USER"))))
                .isInstanceOf(OutputRefusedException.class)
                .hasMessageContaining("com/x/User.java")
                .hasMessageContaining("com/x/USER.java");
    }

    @Test
    void refusesToOverwriteAHandWrittenSource() throws Exception {
        Files.createDirectories(folder.resolve("com/x"));
        Files.writeString(file("A.java"), "class A {}");

        assertThatThrownBy(() -> output.publish(of(MAIN, "1", java("A"))))
                .isInstanceOf(OutputRefusedException.class)
                .hasMessageContaining("not a generated file");
        assertThat(file("A.java")).hasContent("class A {}");
    }

    @Test
    void leavesAStaleFileThatAPersonTookOver() throws Exception {
        output.publish(of(MAIN, "1", java("A"), java("B")));
        Files.writeString(file("A.java"), "class A { /* mine now */ }");

        output.publish(of(MAIN, "2", java("B")));

        assertThat(file("A.java")).hasContent("class A { /* mine now */ }");
    }

    @Test
    void twoExecutionsKeepTheirOwnFiles() throws Exception {
        output.publish(of(MAIN, "1", java("A")));
        output.publish(of(OTHER, "1", java("B"), java("C")));
        output.publish(of(OTHER, "2", java("B")));

        assertThat(file("A.java")).exists();
        assertThat(file("B.java")).exists();
        assertThat(file("C.java")).doesNotExist();
        assertThat(output.standing(of(MAIN, "1").run())).isPresent();
    }

    @Test
    void twoExecutionsThatWriteOneFileAreNamed() throws Exception {
        output.publish(of(MAIN, "1", java("A")));

        assertThatThrownBy(() -> output.publish(of(OTHER, "1", java("B"), java("A"))))
                .isInstanceOf(OutputRefusedException.class)
                .hasMessageContaining("execution `default`")
                .hasMessageContaining("execution `other`")
                .hasMessageContaining("A.java");
        assertThat(file("B.java")).doesNotExist();
    }

    @Test
    void filesOfAnExecutionThatIsGoneAreRemoved() throws Exception {
        output.publish(of(OTHER, "1", java("B"), java("C")));
        Output later = outputOf(MAIN);
        assertThat(later.standing(of(MAIN, "1").run())).isEmpty();

        later.publish(of(MAIN, "1", java("C")));

        assertThat(file("B.java")).doesNotExist();
        assertThat(file("C.java")).exists();
        assertThat(later.standing(of(MAIN, "1").run())).isPresent();
    }

    @Test
    void theSameJobByHandAndByPomIsOne() throws Exception {
        Publication.Run pom = new Publication.Run(MAIN, "s", "1");
        Publication.Run hand = new Publication.Run(BY_HAND, "s", "2");
        output.publish(new Publication(pom, List.of(), List.of(java("A"), java("B"))));
        output.publish(new Publication(hand, List.of(), List.of(java("A"))));
        assertThat(file("B.java")).doesNotExist();

        output.publish(new Publication(pom, List.of(), List.of(java("C"))));

        assertThat(file("A.java")).doesNotExist();
        assertThat(file("C.java")).exists();
    }

    @Test
    void aChangedOutputDirectoryIsLeftClean() throws Exception {
        output.publish(of(MAIN, "1", java("A")));
        Path old = folder;
        folder = module.resolve("elsewhere");

        outputOf(MAIN).publish(of(MAIN, "1", java("A")));

        assertThat(old.resolve("com")).doesNotExist();
        assertThat(file("A.java")).exists();
    }

    @Test
    void aDamagedStateIsAsNone() throws Exception {
        Publication first = of(MAIN, "1", java("A"));
        output.publish(first);
        Path state = module.resolve("neverscan").resolve(MAIN.fileName());
        String text = Files.readString(state);
        for (String damaged : List.of(
                "", text.substring(0, text.length() / 2), "\0\1\2", text.replaceFirst("state \\d", "state 999"))) {
            Files.writeString(state, damaged);
            assertThat(output.standing(first.run())).as(damaged).isEmpty();
            assertThat(output.publish(first).written()).isEmpty();
        }
    }

    @Test
    void statesOfAnyExecutionIdAreFilesOfTheirOwn() {
        Set<String> names = Set.of(
                new Owner("generate", "a/b").fileName(),
                new Owner("generate", "a_b").fileName(),
                new Owner("generate", "a b").fileName(),
                new Owner("generate", "größe").fileName(),
                new Owner("generate-tests", "a_b").fileName());

        assertThat(names).hasSize(5).allMatch(n -> n.matches("[A-Za-z0-9_.-]+"));
    }
}
