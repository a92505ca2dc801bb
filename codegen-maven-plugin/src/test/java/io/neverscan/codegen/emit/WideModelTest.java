package io.neverscan.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.neverscan.codegen.emit.java.JavaLimits;
import io.neverscan.dsl.compile.CompiledModel;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** J-57: many attributes compile, too many are refused in the model's words. */
class WideModelTest {
    @TempDir
    private Path classes;

    @Test
    void asManyAttributesAsAConstructorTakesCompile() throws Exception {
        CompiledModel model = model(252, "string", 1);
        assertThat(JavaLimits.of(model)).isEmpty();
        assertThat(SourceCompiler.compile(GoldenModels.emit(model), classes)).isEmpty();
    }

    @Test
    void oneMoreIsRefusedWithPlaceAndCount() {
        CompiledModel model = model(253, "long", 1);
        assertThat(JavaLimits.of(model)).singleElement().satisfies(e -> {
            assertThat(e.span().location()).isEqualTo("src/main/neverscan/wide.yaml:5:3");
            assertThat(e.message()).contains("`Wide0` has 254 attributes").contains("507 places");
        });
        assertThatThrownBy(() -> GoldenModels.emit(model)).hasMessageContaining("wide.yaml:5:3: `Wide0` has");
    }

    @Test
    void manyItemTypesCompile() throws Exception {
        CompiledModel model = model(1, "int", 100);
        assertThat(SourceCompiler.compile(GoldenModels.emit(model), classes)).isEmpty();
    }

    private static CompiledModel model(int attributes, String type, int entities) {
        StringBuilder yaml = new StringBuilder("neverscan: 1\nmodel: wide\npackage: com.example.wide\nentities:\n");
        for (int e = 0; e < entities; e++) {
            yaml.append("  Wide")
                    .append(e)
                    .append(":\n    key: { partition: \"W")
                    .append(e);
            yaml.append("#{id}\", sort: W }\n    attributes:\n      id: string\n");
            for (int i = 0; i < attributes; i++) {
                yaml.append("      a").append(i).append(": ").append(type).append('\n');
            }
        }
        return GoldenModels.compile(
                "wide",
                yaml.append("accessPatterns:\n  first: { get: Wide0 }\n").toString());
    }
}
