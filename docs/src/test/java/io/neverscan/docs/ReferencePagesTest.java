package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.runtime.error.NeverscanException;
import io.neverscan.runtime.key.KeyFormat;
import io.neverscan.runtime.key.KeyFormatException;
import io.neverscan.testkit.engine.EngineLocator;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What the reference lists is all that there is, and what it claims of keys is so. */
class ReferencePagesTest {
    private static final Path FOLDER = Tree.ROOT.resolve("docs/reference");

    private static String page(String name) {
        return Tree.read(FOLDER.resolve(name));
    }

    /** Rows of the tables of a page, each as its cells without back-ticks. */
    private static List<List<String>> rows(String name) {
        List<List<String>> rows = new ArrayList<>();
        for (String line : page(name).lines().filter(l -> l.startsWith("| `")).toList()) {
            List<String> cells = new ArrayList<>();
            for (String cell : line.substring(1, line.lastIndexOf('|')).split("\\|")) {
                cells.add(cell.strip().replaceAll("^`|`$", ""));
            }
            rows.add(cells);
        }
        return rows;
    }

    @Test
    void everyLibraryIsListed() {
        List<String> listed = rows("libraries.md").stream()
                .map(r -> r.get(0).replaceFirst("^.*:", ""))
                .toList();
        List<String> used = Poms.parts().keySet().stream()
                .filter(a -> !Poms.modules().contains(a))
                .filter(a -> !a.startsWith("maven-") || a.equals("maven-core") || a.startsWith("maven-plugin-a"))
                .toList();
        assertThat(listed).containsAll(used).doesNotHaveDuplicates();
        assertThat(rows("libraries.md"))
                .allMatch(r -> r.size() == 4 && r.stream().noneMatch(String::isEmpty));
    }

    @Test
    void everyExceptionIsListed() {
        Path folder = Tree.ROOT.resolve("runtime/src/main/java/io/neverscan/runtime/error");
        List<String> classes = Tree.files(folder, "Exception.java").stream()
                .map(f -> f.getFileName().toString().replace(".java", ""))
                .toList();
        assertThat(classes).contains(NeverscanException.class.getSimpleName());
        assertThat(rows("exceptions.md").stream().map(r -> r.get(0))).containsExactlyInAnyOrderElementsOf(classes);
    }

    @Test
    void everyPropertyOfTheTestkitIsListed() {
        String page = Tree.read(Tree.ROOT.resolve("docs/guide/testing.md"));
        assertThat(ShellCheck.engineProperties())
                .allSatisfy(p -> assertThat(page).contains("`" + p + "`"));
        assertThat(page).contains("`" + EngineLocator.ENDPOINT_VARIABLE + "`");
    }

    @Test
    void keyTextIsAsThePageSays() {
        Map<String, String> actual = new LinkedHashMap<>();
        actual.put("string alice", KeyFormat.text().encode("alice"));
        actual.put("string a#b c", KeyFormat.text().encode("a#b c"));
        actual.put("string 50%", KeyFormat.text().encode("50%"));
        actual.put("string Größe", KeyFormat.text().encode("Größe"));
        actual.put("int 42 with :10", KeyFormat.padded(10).encode(42L));
        actual.put("int 42 with :+10", KeyFormat.signed(10).encode(42L));
        actual.put("int -42 with :+10", KeyFormat.signed(10).encode(-42L));
        actual.put(
                "int 42 with :10 desc",
                KeyFormat.descending(KeyFormat.padded(10)).encode(42L));
        BigDecimal decimal = new BigDecimal("12.5");
        actual.put("decimal 12.5 with :10.2", KeyFormat.decimal(10, 2, false).encode(decimal));
        actual.put("decimal -12.5 with :+10.2", KeyFormat.decimal(10, 2, true).encode(decimal.negate()));
        Instant moment = Instant.parse("2026-01-15T09:30:00.25Z");
        actual.put("instant with :millis", KeyFormat.instant(3).encode(moment));
        actual.put("instant with :micros", KeyFormat.instant(6).encode(moment));
        actual.put("date", KeyFormat.date().encode(LocalDate.of(2026, 1, 15)));
        actual.put("date with :desc", KeyFormat.descending(KeyFormat.date()).encode(LocalDate.of(2026, 1, 15)));
        actual.put("yearMonth", KeyFormat.yearMonth().encode(YearMonth.of(2026, 1)));
        actual.put("time", KeyFormat.time().encode(LocalTime.of(9, 30)));
        actual.put("uuid", KeyFormat.uuid().encode(UUID.fromString("0190163D-8694-739B-AEA5-966C26F8AD91")));
        actual.put("boolean true", KeyFormat.bool().encode(true));
        actual.put("enum value paid, code P", KeyFormat.code(List.of("O", "P")).encode("P"));
        Map<String, String> shown = new LinkedHashMap<>();
        rows("keys.md").stream().filter(r -> r.size() == 3).forEach(r -> shown.put(r.get(0), r.get(1)));
        assertThat(shown).containsExactlyEntriesOf(actual);
    }

    @Test
    void refusedValuesAreRefused() {
        List<Runnable> refused = List.of(
                () -> KeyFormat.text().encode(""),
                () -> KeyFormat.padded(3).encode(1000L),
                () -> KeyFormat.padded(3).encode(-1L),
                () -> KeyFormat.instant(0).encode(Instant.parse("2026-01-15T09:30:00.25Z")),
                () -> KeyFormat.ulid().encode("01arz3ndektsv4rrffq69g5fav"));
        assertThat(refused)
                .allSatisfy(r -> org.assertj.core.api.Assertions.assertThatThrownBy(r::run)
                        .isInstanceOf(KeyFormatException.class));
    }
}
