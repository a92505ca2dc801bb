package io.neverscan.codegen.emit.definitions;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.neverscan.codegen.emit.GeneratedFile;
import java.util.Map;

/** JSON with two blanks a level and LF, the same on every machine. */
final class JsonText {
    private static final DefaultIndenter INDENT = new DefaultIndenter("  ", "\n");
    private static final ObjectWriter WRITER = new ObjectMapper()
            .writer(new DefaultPrettyPrinter().withObjectIndenter(INDENT).withArrayIndenter(INDENT));

    private JsonText() {}

    static GeneratedFile file(String path, Map<String, Object> content) {
        try {
            return new GeneratedFile(path, WRITER.writeValueAsString(content) + "\n");
        } catch (JsonProcessingException e) {
            throw new AssertionError("maps, lists and texts are always JSON", e);
        }
    }
}
