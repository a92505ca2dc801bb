package io.neverscan.dsl.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.diagnostic.Code;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages under {@code docs/errors} show the fixtures as they are. */
class ErrorPagesTest {
    private static final List<String> FAMILIES = List.of("NS01", "NS02", "NS05", "NS07");

    static Stream<Code> codes() {
        // TOO_MANY_ATTRIBUTES is raised where Java is generated, so it has no fixture here.
        return Arrays.stream(Code.values())
                .filter(c -> c != Code.TOO_MANY_ATTRIBUTES)
                .filter(c -> FAMILIES.contains(c.id().substring(0, 4))
                        || List.of("NS0314", "NS0316", "NS0318", "NS0403", "NS0415")
                                .contains(c.id()));
    }

    @ParameterizedTest
    @MethodSource("codes")
    void thePageShowsTheFixture(Code code) throws Exception {
        Path fixture = Path.of("src/test/resources/invalid", code.id() + "-" + code.slug());
        Path page = Path.of("../docs/errors", code.id() + ".md");
        String text = Files.readString(page);
        String updated = replaced(text, "yaml", Files.readString(fixture.resolve("model.yaml")));
        updated = replaced(updated, "text", Files.readString(fixture.resolve("expected.txt")));
        if (Boolean.getBoolean("neverscan.regenerate")) {
            Files.writeString(page, updated);
        }
        assertThat(Files.readString(page)).isEqualTo(updated);
        assertThat(text).startsWith("# " + code.id() + " " + code.slug() + "\n");
        assertThat(text).containsIgnoringCase(code.summary()).contains("## How to mend it");
    }

    private static String replaced(String page, String language, String content) {
        int start = page.indexOf("```" + language + "\n") + language.length() + 4;
        int end = page.indexOf("```", start);
        assertThat(end).isGreaterThan(start);
        return page.substring(0, start) + content + page.substring(end);
    }
}
