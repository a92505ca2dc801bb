package io.neverscan.dsl.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.source.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A waiver takes aside the warnings of its own entry, and no others. */
class WaiversTest {
    private static String model() throws Exception {
        return Files.readString(Path.of("src/test/resources/valid/waivers/model.yaml"));
    }

    private static Compilation compiled(String text) {
        return ModelCompiler.compile(List.of(new SourceFile("model.yaml", text)));
    }

    @Test
    void whatIsWaivedIsNoFindingAndKeepsItsReason() throws Exception {
        Compilation compilation = compiled(model());
        assertThat(compilation.findings()).isEmpty();
        assertThat(compilation.waived())
                .extracting(w -> w.finding().code())
                .containsExactly(Code.UNUSED_INDEX, Code.CONSTANT_PARTITION);
        assertThat(compilation.waived().get(0).reason().value()).isEqualTo("The reporting team reads it until May");
    }

    @Test
    void anotherEntryWithTheSameWarningKeepsIt() throws Exception {
        String other =
                "  Flag:\n    key: { partition: \"FLAGS\", sort: \"{flag}\" }\n    attributes: { flag: string }\n";
        Compilation compilation =
                compiled(model().replace("accessPatterns:\n", other + "accessPatterns:\n  flags: { query: Flag }\n"));
        assertThat(compilation.findings()).extracting(Diagnostic::code).containsExactly(Code.CONSTANT_PARTITION);
        assertThat(compilation.waived()).hasSize(2);
    }

    @Test
    void nothingIsSaidOfIdleWaiversWhileAnErrorHidesWarnings() throws Exception {
        Compilation compilation = compiled(model() + "  byId: { query: Order, where: orderId, filter: nothing }\n");
        assertThat(compilation.findings()).extracting(Diagnostic::code).doesNotContain(Code.UNUSED_WAIVER);
    }
}
