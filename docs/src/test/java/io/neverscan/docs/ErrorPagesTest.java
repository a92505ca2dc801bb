package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.diagnostic.Code;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One page a code, all of one form; its example is the fixture that the front end is tested with. */
class ErrorPagesTest {
    private static final Set<Code> RAISED_BY_GENERATOR = Set.of(Code.TOO_MANY_ATTRIBUTES);
    private static final Path PAGES = Tree.ROOT.resolve("docs/errors");

    @ParameterizedTest
    @EnumSource(Code.class)
    void thePageHasTheForm(Code code) {
        Path fixture = Tree.ROOT.resolve("model-dsl/src/test/resources/invalid/" + code.id() + "-" + code.slug());
        assertThat(PAGES.resolve(code.id() + ".md")).exists();
        Page page = Page.parse(PAGES.resolve(code.id() + ".md"), Tree.read(PAGES.resolve(code.id() + ".md")));
        assertThat(page.text()).startsWith("# " + code.id() + " " + code.slug() + "\n");
        assertThat(page.prose().toLowerCase(Locale.ROOT))
                .contains(code.summary().toLowerCase(Locale.ROOT));
        assertThat(page.prose()).contains("\n## How to mend it\n");
        if (!Files.exists(fixture)) {
            // Raised by the generator: a fixture would have hundreds of lines.
            assertThat(RAISED_BY_GENERATOR).contains(code);
            return;
        }
        assertThat(page.prose()).contains("\n## Example\n");
        assertThat(page.blocks().stream().map(Block::language)).containsExactly("yaml", "text");
        assertThat(page.blocks().get(0).text()).isEqualTo(Tree.read(fixture.resolve("model.yaml")));
        assertThat(page.blocks().get(1).text()).contains("[" + code.id() + "] " + code.slug() + ": ");
    }

    @Test
    void thereIsNoOtherPageAndTheIndexNamesAll() {
        Page index = Page.parse(PAGES.resolve("README.md"), Tree.read(PAGES.resolve("README.md")));
        Stream<String> pages = Tree.files(PAGES, ".md").stream()
                .map(p -> p.getFileName().toString())
                .filter(n -> !n.equals("README.md"));
        assertThat(pages).containsExactlyInAnyOrderElementsOf(index.links());
        for (String link : index.links()) {
            Code code = Arrays.stream(Code.values())
                    .filter(c -> link.equals(c.id() + ".md"))
                    .findFirst()
                    .orElseThrow();
            String severity = code.severity().name().toLowerCase(Locale.ROOT);
            assertThat(index.text())
                    .contains("| [" + code.id() + "](" + link + ") | `" + code.slug() + "` | " + severity + " | "
                            + code.summary() + " |");
        }
    }
}
