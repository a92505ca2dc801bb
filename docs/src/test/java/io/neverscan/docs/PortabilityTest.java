package io.neverscan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No file names a folder of somebody's machine. */
class PortabilityTest {
    /** In two parts each, so that this file does not hold them. */
    private static final Pattern FOLDERS = Pattern.compile("/(?:ro" + "ot|ho" + "me/\\w+|Us" + "ers/\\w+)/");

    @ParameterizedTest
    @ValueSource(strings = {".java", ".md", ".yaml", ".xml", ".json", ".properties", ".groovy", ".config", "run"})
    void namesNoFolderOfAMachine(String ending) throws IOException {
        List<Path> files = Tree.files(Tree.ROOT, ending);
        assertThat(files).isNotEmpty();
        for (Path file : files) {
            // Some fixtures are no UTF-8 on purpose.
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            assertThat(FOLDERS.matcher(text).find()).as(file.toString()).isFalse();
        }
    }
}
