package io.neverscan.codegen.emit.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated code that is broken on purpose makes generated tests fail: in both layers where the break can be seen in both. */
class MutationTest {
    /**
     * A break.
     *
     * @param what in words
     * @param model which model's code is broken
     * @param file which class
     * @param how what is done to its source
     * @param caughtBy parts of the names of tests that must fail, one at least for each
     */
    record Break(String what, String model, String file, UnaryOperator<String> how, List<String> caughtBy) {
        /** Whether the tests of a source are about what is broken: of one item type, unless all of it is. */
        boolean concerns(String path) {
            String item = file.replaceAll("(Repository|Keys|Schema|Update)$", "");
            return path.endsWith("Test.java")
                    && (item.equals(file)
                            || path.substring(path.lastIndexOf('/') + 1).startsWith(item));
        }

        @Override
        public String toString() {
            return what;
        }
    }

    private static Break of(String what, String model, String file, UnaryOperator<String> how, String... caughtBy) {
        return new Break(what, model, file, how, List.of(caughtBy));
    }

    private static UnaryOperator<String> replacing(String regex, String by) {
        return source -> source.replaceFirst(regex, by);
    }

    /** The models as they are, each compiled once. */
    private static final Map<String, GeneratedProject> SOUND = new LinkedHashMap<>();

    @TempDir
    private static Path models;

    static List<Break> breaks() {
        return List.of(
                of(
                        "open prefix: the sort key condition ends before its delimiter",
                        "social",
                        "FollowRepository",
                        replacing("\"FOLLOWS#\"", "\"FOLLOW\""),
                        "RequestTest.followingIsOneQuery"),
                of(
                        "dropped condition: the sort key is not asked for",
                        "social",
                        "FollowRepository",
                        replacing(
                                "(?s)#n0 = :v0 AND begins_with\\(#n1, :v1\\)(.*?)(\\.value\\(\"FOLLOWS#\"\\))",
                                "#n0 = :v0$1"),
                        "RequestTest.followingIsOneQuery",
                        "EngineTest"),
                of(
                        "wrong partition",
                        "social",
                        "FollowRepository",
                        replacing("\"USER#\" \\+ FollowKeys.FOLLOWEE_ID", "\"USERS#\" + FollowKeys.FOLLOWEE_ID"),
                        "RequestTest.followersIsOneQuery",
                        "FollowersReads.findsWhatIsMeant"),
                of(
                        "wrong direction",
                        "cinema",
                        "FilmRepository",
                        replacing("\\.descending\\(\\)", ""),
                        "RequestTest.inGenreIsOneQuery",
                        "InGenreReads"),
                of(
                        "dropped filter",
                        "cinema",
                        "SeatRepository",
                        replacing("(#n\\d+) < (:v\\d+)", "$1 <> $2"),
                        "RequestTest.cheapSeatsIsOneQuery",
                        "CheapSeatsReads"),
                of(
                        "excluded bound included",
                        "cinema",
                        "FilmRepository",
                        replacing("KeyRange\\.above\\((.*?), '#'\\)", "KeyRange.atLeast($1)"),
                        "RequestTest.ofStudioIsOneQuery",
                        "OfStudioReads"),
                of(
                        "missing escape in keys",
                        "social",
                        "UserKeys",
                        replacing("KeyFormat\\.text\\(\\)", "KeyFormat.rawText(\"\\\\u0001\")"),
                        "RequestTest.profileEscapesItsArguments",
                        "itemEscapesItsKeys"),
                of(
                        "ignored page size",
                        "social",
                        "FollowRepository",
                        replacing("\\.pageSize\\(50\\)", ""),
                        "RequestTest.followersIsOneQuery"),
                of(
                        "eventual instead of strong consistency",
                        "cinema",
                        "FilmRepository",
                        replacing("\\.consistent\\(\\)", ""),
                        "RequestTest.filmIsOneGetItem",
                        "FilmReads.isOneGetItem"),
                of(
                        "counter of the other end not kept",
                        "social",
                        "FollowRepository",
                        replacing("\"followerCount\", 1\\)", "\"followerCount\", 0)"),
                        "OperationsTest.whatWasCreatedIsReadAndCounted"),
                of(
                        "index key written as no one reads it",
                        "social",
                        "FollowKeys",
                        replacing("return \"FOLLOWED_BY#\"", "return \"FOLLOWED#\""),
                        "itemCarriesItsKeys",
                        "FollowersReads.findsWhatIsMeant"),
                of(
                        "component that is turned around in the index only",
                        "scores",
                        "ScoreKeys",
                        replacing("KeyFormat.descending\\(KeyFormat.signed\\(10\\)\\)", "KeyFormat.signed(10)"),
                        "itemCarriesItsKeys",
                        "BestReads"),
                of(
                        "index key written whether or not its condition holds",
                        "tickets",
                        "TicketSchema",
                        replacing("if \\(item.status\\(\\) != Status.closed\\)", "if (item.status() != null)"),
                        "OpenReads"),
                of(
                        "update that leaves an index keeps the key",
                        "tickets",
                        "TicketUpdate",
                        replacing("if \\(status != Status.closed\\)", "if (status != null)"),
                        "leavesAnIndexByStatus"),
                of(
                        "mirror item not written",
                        "cinema",
                        "SequelRepository",
                        replacing("\\s*\\.mirror\\(SequelMirrorSchema\\.INSTANCE\\)", ""),
                        "OperationsTest.whatWasCreatedIsReadAndCounted"),
                of(
                        "another table",
                        "cinema",
                        "Cinema",
                        replacing(
                                "new SeatRepository\\(connection.table\\(\"seats\"",
                                "new SeatRepository(connection.table(\"cinema\""),
                        "SeatRepositoryRequestTest",
                        "SeatRepositoryEngineTest"));
    }

    @ParameterizedTest
    @MethodSource("breaks")
    void isCaught(Break broken, @TempDir Path folder) throws IOException {
        GeneratedProject sound = SOUND.get(broken.model());
        if (sound == null) {
            sound = GeneratedProject.of(
                            GeneratedProject.compiled(GeneratedTestsTest.model(broken.model())),
                            models.resolve(broken.model()),
                            false)
                    .compile();
            SOUND.put(broken.model(), sound);
        }
        GeneratedProject.Outcome outcome =
                sound.breaking(broken.file(), broken.how(), folder).run(broken::concerns);
        for (String test : broken.caughtBy()) {
            assertThat(outcome.failed().keySet()).as(broken.what()).anyMatch(name -> name.contains(test));
        }
    }
}
