package io.neverscan.codegen.generate;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The JSON Schema of the language, for editors. */
public final class LanguageSchema {
    /** Name of the file; models name it in their first line. */
    public static final String FILE_NAME = "neverscan-1.schema.json";

    private LanguageSchema() {}

    /**
     * Writes the schema unless it is there already.
     *
     * @param file where to
     * @return whether it was written
     * @throws IOException if it cannot be written
     */
    public static boolean write(Path file) throws IOException {
        byte[] bytes = read();
        if (Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), bytes)) {
            return false;
        }
        Path parent = file.toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        Files.write(file, bytes);
        return true;
    }

    private static byte[] read() throws IOException {
        try (InputStream schema = LanguageSchema.class.getResourceAsStream("/" + FILE_NAME)) {
            if (schema == null) {
                throw new FileNotFoundException("neverscan-model-dsl holds no " + FILE_NAME);
            }
            return schema.readAllBytes();
        }
    }
}
