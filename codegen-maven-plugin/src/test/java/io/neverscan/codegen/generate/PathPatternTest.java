package io.neverscan.codegen.generate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathPatternTest {
    @ParameterizedTest
    @CsvSource({
        "**/*.yaml, a.yaml, true",
        "**/*.yaml, a/b/c.yaml, true",
        "**/*.yaml, a.yml, false",
        "*.yaml, a.yaml, true",
        "*.yaml, a/b.yaml, false",
        "shop/**, shop/a/b.yaml, true",
        "shop/, shop/a/b.yaml, true",
        "shop/**, shops/a.yaml, false",
        "a?c.yaml, abc.yaml, true",
        "a?c.yaml, a/c.yaml, false",
        "a.c.yaml, abc.yaml, false",
        "'sh\\*.yaml', sh/a.yaml, true",
    })
    void matchesAsMavenUsersExpect(String pattern, String path, boolean expected) {
        assertThat(new PathPattern(pattern).matches(path)).isEqualTo(expected);
    }
}
