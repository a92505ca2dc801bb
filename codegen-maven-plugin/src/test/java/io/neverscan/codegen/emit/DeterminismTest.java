package io.neverscan.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

/** J-59..J-61: the same model gives the same bytes everywhere, with LF and forward slashes. */
class DeterminismTest {
    @Test
    void localeTimeZoneAndLineSeparatorChangeNothing() throws IOException {
        List<GeneratedFile> here = GoldenModels.emit(GoldenModels.read("awkward"));
        Locale locale = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        String separator = System.getProperty("line.separator");
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
            System.setProperty("line.separator", "\r\n");
            assertThat(GoldenModels.emit(GoldenModels.read("awkward"))).isEqualTo(here);
        } finally {
            Locale.setDefault(locale);
            TimeZone.setDefault(zone);
            System.setProperty("line.separator", separator);
        }
    }

    @Test
    void pathsAreSortedAndUnique() throws IOException {
        List<String> paths = GoldenModels.emit(GoldenModels.read("shop")).stream()
                .map(GeneratedFile::path)
                .toList();
        assertThat(paths).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void sourcesNameNeitherJavaLangNorTheDay() throws IOException {
        for (GeneratedFile file : GoldenModels.emit(GoldenModels.read("shop"))) {
            assertThat(file.text())
                    .startsWith("// Generated from src/main/neverscan/shop.yaml:")
                    .doesNotContain("import java.lang", "date = \"", "SuppressWarnings", "java.lang.reflect");
            assertThat(new String(file.text().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                    .isEqualTo(file.text());
        }
    }
}
