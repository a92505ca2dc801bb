package io.neverscan.codegen.emit.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random writes through generated repositories equal a reference, on an engine: what is run is
 * {@code writes/RandomWritesTest.java}, compiled beside the code of {@code writes/clubs.yaml}.
 * {@code -Dneverscan.steps=200000} makes so many writes; 20,000 unless said otherwise.
 */
class RandomWritesTest {
    private static final Path RESOURCES = Path.of("src/test/resources/writes");
    private static final String TEST = "com/example/clubs/RandomWritesTest.java";
    private static final String STEPS = "neverscan.steps";

    @TempDir
    private static Path folder;

    private static GeneratedProject clubs;

    @BeforeAll
    static void compile() throws IOException {
        clubs = GeneratedProject.of(
                        GeneratedProject.compiled(Files.readString(RESOURCES.resolve("clubs.yaml"))),
                        folder.resolve("main"),
                        false)
                .and(TEST, Files.readString(RESOURCES.resolve("RandomWritesTest.java")))
                .compile();
    }

    @Test
    void everyReadEqualsTheReferenceAfterEachWrite() throws IOException {
        assertThat(clubs.run(TEST::equals).failed()).isEmpty();
    }

    /** Each of these leaves something behind that only another read sees. */
    @ParameterizedTest
    @CsvSource({
        "PlayerUpdate, this.update.remove(\"GSI3PK\");",
        "PlayerUpdate, 'this.update.set().partitionKey(\"GSI1PK\", PlayerKeys.gsi1pk(this.key.clubId(), status));'",
        "PlayerRepository, 'update.set().partitionKey(\"GSI1PK\", PlayerKeys.gsi1pk(clubId, Status.active));'",
        "FriendRepository, .mirror(FriendMirrorSchema.INSTANCE)",
        "FriendUpdate, 'this.mirror.set().number(\"closeness\", closeness);'"
    })
    void aWriteThatLeavesSomethingBehindIsSeen(String file, String left, @TempDir Path other) throws IOException {
        GeneratedProject broken = clubs.breaking(file, without(left), other);
        String before = System.getProperty(STEPS);
        System.setProperty(STEPS, "2000");
        try {
            Map<String, Throwable> failed = broken.run(TEST::equals).failed();
            assertThat(failed).hasSize(1);
            assertThat(failed.values()).allSatisfy(t -> assertThat(t).hasMessageStartingWith("step "));
        } finally {
            if (before == null) {
                System.clearProperty(STEPS);
            } else {
                System.setProperty(STEPS, before);
            }
        }
    }

    private static UnaryOperator<String> without(String text) {
        return source -> source.replace(text, "");
    }
}
