package io.neverscan.testkit.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EngineCommandTest {

    @Test
    void quotesKeepBlanksAndBackslashesAreOrdinary() {
        EngineCommand command = EngineCommand.parse("  \"C:\\Program Files\\java\" -Dx='a  b'  --port={port} '' end ");
        assertThat(command.at(81, Optional.empty()))
                .containsExactly("C:\\Program Files\\java", "-Dx=a  b", "--port=81", "", "end");
    }

    @Test
    void badCommandsSayWhatIsWrong() {
        assertThatThrownBy(() -> EngineCommand.parse(" ")).hasMessageContaining("empty");
        assertThatThrownBy(() -> EngineCommand.parse("a 'b {port}")).hasMessageContaining("open");
        assertThatThrownBy(() -> EngineCommand.parse("a --port 8")).hasMessageContaining("{port}");
    }

    @Test
    void aFileIsPassedWhereAFileModeIsKnown() {
        Optional<Path> file = Optional.of(Path.of("data/x.db"));
        assertThat(EngineCommand.parse("/opt/dynoxide serve --port {port}").at(7, file))
                .containsExactly("/opt/dynoxide", "serve", "--port", "7", "--db-path", "data/x.db");
        assertThatThrownBy(() -> EngineCommand.parse("other {port}").at(7, file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("file mode");
    }
}
