package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each row of the pages that promise something names a test that there is, and the page of faults leaves none out. */
class PromisesTest {
    private static final Pattern TEST = Pattern.compile("`(\\w+)#(\\w+)`");
    private static final Pattern CASES = Pattern.compile("\\b(?:[ABCPT]|J-)\\d+\\b");
    private static final Pattern MODEL = Pattern.compile("`((?:in)?valid/[^`…]+)`");

    /** Rows of the tables whose last column says what holds them. */
    private static List<String> rows(String page) {
        List<String> rows = new ArrayList<>();
        boolean held = false;
        for (String line : Tree.read(Tree.ROOT.resolve("docs/reference").resolve(page))
                .lines()
                .toList()) {
            boolean head = line.endsWith("| held by |");
            held = line.startsWith("|") && (held || head);
            if (held && !head && !line.startsWith("|---")) {
                rows.add(line);
            }
        }
        return rows;
    }

    @Test
    void everyCaseOfKeysPlansPagesTypesChecksAndMappingIsThere() {
        List<String> cases = rows("known-faults.md").stream()
                .flatMap(r -> CASES.matcher(r.split("\\|")[1]).results().map(MatchResult::group))
                .toList();
        assertThat(cases)
                .doesNotHaveDuplicates()
                .contains("A1", "A4", "A7", "A10", "A11", "A12", "A13", "A14", "A15", "A18", "A19", "A21", "A22")
                .contains("B1", "B2", "B6", "B8", "B10", "B11", "B12", "B13", "B15", "B17", "B18", "B19", "B20", "B21")
                .contains("B23", "B26", "B27", "B28", "B30", "C21", "C22", "C27", "T3", "T10", "T11", "T13", "T14")
                .contains("P1", "P3", "P4", "P6", "P12", "P13", "J-07", "J-09", "J-12", "J-14", "J-16", "J-18", "J-20")
                .contains("J-21", "J-22", "J-23", "J-24", "J-25", "J-27", "J-37", "J-39", "J-41", "J-42");
    }

    @ParameterizedTest
    @ValueSource(strings = {"known-faults.md", "vocabulary.md"})
    void eachIsHeldByATest(String page) {
        Map<String, String> tests = Tree.files(Tree.ROOT, "Test.java").stream()
                .collect(Collectors.toMap(
                        f -> f.getFileName().toString().replace(".java", ""), Tree::read, (a, b) -> a + b));
        Path models = Tree.ROOT.resolve("model-dsl/src/test/resources");
        assertThat(rows(page)).hasSizeGreaterThan(20);
        for (String row : rows(page)) {
            Matcher test = TEST.matcher(row);
            int held = 0;
            while (test.find()) {
                assertThat(tests).as(row).containsKey(test.group(1));
                assertThat(tests.get(test.group(1))).as(row).containsPattern("void " + test.group(2) + "\\(");
                held++;
            }
            Matcher model = MODEL.matcher(row);
            while (model.find()) {
                assertThat(Files.isDirectory(models.resolve(model.group(1))))
                        .as(row)
                        .isTrue();
                held++;
            }
            assertThat(held).as(row).isPositive();
        }
    }
}
