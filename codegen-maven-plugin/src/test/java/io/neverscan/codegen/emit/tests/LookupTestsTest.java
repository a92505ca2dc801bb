package io.neverscan.codegen.emit.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The generated tests of reads that find one row, on a local engine. */
class LookupTestsTest {
    @TempDir
    Path folder;

    @TempDir
    private static Path sound;

    private static GeneratedProject lookups;

    @BeforeAll
    static void compile() throws Exception {
        lookups = GeneratedProject.of(model("lookups"), sound).compile();
    }

    private static String model(String name) throws Exception {
        return Files.readString(Path.of("src/test/resources/tests/" + name + ".yaml"));
    }

    @Test
    void pass() throws Exception {
        GeneratedProject.Outcome outcome = lookups.run();
        assertThat(outcome.failed()).isEmpty();
        assertThat(outcome.skipped()).isEmpty();
        assertThat(outcome.passed())
                .hasSizeGreaterThan(100)
                .anyMatch(t -> t.contains("findsTheNearestTo"))
                .anyMatch(t -> t.contains("twoWithOneValueAreNotHidden"))
                .anyMatch(t -> t.contains("eachRowLeadsToItsWholeItem"))
                .anyMatch(t -> t.contains("keepsTheRequestBudget"));
    }

    @Test
    void passForTenants() throws Exception {
        GeneratedProject project = GeneratedProject.of(model("tenants"), folder).compile();
        assertThat(project.source("UserRepository"))
                .contains("byEmail(String tenantId, String email)")
                .contains("get(String tenantId, String userId)");
        assertThat(project.source("MemberRepository"))
                .contains("members(String tenantId, String teamId)")
                .contains("firstMember(String tenantId, String team)");
        GeneratedProject.Outcome outcome = project.run();
        assertThat(outcome.failed()).isEmpty();
        assertThat(outcome.skipped()).isEmpty();
    }

    @Test
    void noWriteTakesAPartOfAnItem() throws Exception {
        String use = """
                package com.example.lookups;
                final class Use {
                    static Object use(Lookups all, RateRef part, RateBrief brief) {
                        return all.rate().%s;
                    }
                }
                """;
        String path = "com/example/lookups/Use.java";
        for (String read : new String[] {"fetch(part)", "fetch(brief)", "get(part.key())"}) {
            lookups.with(path, String.format(Locale.ROOT, use, read), folder);
        }
        for (String write : new String[] {"create(part)", "put(part)", "put(brief)", "create(brief)"}) {
            assertThatThrownBy(() -> lookups.with(path, String.format(Locale.ROOT, use, write), folder))
                    .hasMessageContaining("cannot be converted to Rate");
        }
    }

    @Test
    void failWhereTheBoundItselfIsLeftOut() throws Exception {
        GeneratedProject.Outcome outcome = lookups.breaking(
                        "PriceRepository",
                        s -> s.replace(
                                "KeyRange.atMost(\"PRICE#\", ",
                                "KeyRange.below(\"PRICE#\", PriceKeys.VALID_FROM.format(), "),
                        folder)
                .run();
        assertThat(outcome.failed()).isNotEmpty();
    }

    @Test
    void failWhereTheSecondItemIsHidden() throws Exception {
        GeneratedProject.Outcome outcome = lookups.breaking(
                        "UserRepository", s -> s.replaceFirst("\\.unique\\(", ".first("), folder)
                .run();
        assertThat(outcome.failed().keySet()).anyMatch(t -> t.contains("twoWithOneValueAreNotHidden"));
    }
}
