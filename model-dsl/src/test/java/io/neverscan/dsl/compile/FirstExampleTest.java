package io.neverscan.dsl.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.model.Model;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FirstExampleTest {
    @Test
    void theFirstExampleOfTheDesignCompiles() throws Exception {
        byte[] bytes =
                getClass().getResourceAsStream("/valid/social/model.yaml").readAllBytes();
        Compilation compilation = ModelCompiler.compileEncoded(Map.of("social.yaml", bytes));
        compilation
                .findings()
        assertThat(compilation.findings()).isEmpty();
        Model model = compilation.models().get(0).model();
        assertThat(model.items()).hasSize(2);
        assertThat(model.patterns()).hasSize(5);
    }
}
