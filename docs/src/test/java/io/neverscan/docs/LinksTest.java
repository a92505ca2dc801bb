package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Links between the Markdown files of the tree lead somewhere. */
class LinksTest {
    static Stream<Path> files() {
        return Tree.files(Tree.ROOT, ".md").stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyRelativeLinkResolves(Path file) {
        assertThat(broken(Page.parse(file, Tree.read(file)))).isEmpty();
    }

    static List<String> broken(Page page) {
        return page.links().stream()
                .filter(l -> !l.matches("(https?|mailto):.*"))
                .filter(l -> !resolves(page, l))
                .toList();
    }

    private static boolean resolves(Page page, String link) {
        String[] parts = link.split("#", 2);
        Path target = parts[0].isEmpty()
                ? page.file()
                : page.file().resolveSibling(parts[0]).normalize();
        if (!parts[0].isEmpty() && !Files.exists(target)) {
            return false;
        }
        Page aimed = parts[0].isEmpty() || parts.length == 1 ? page : Page.parse(target, Tree.read(target));
        return parts.length == 1 || aimed.hasAnchor(parts[1]);
    }
}
