package io.neverscan.codegen.output;

import io.neverscan.codegen.emit.GeneratedFile;
import java.nio.charset.StandardCharsets;

/** A generated file as it is to lie on disk. */
final class WantedFile {
    private final String path;
    private final byte[] bytes;
    private final String digest;

    private WantedFile(String path, byte[] bytes) {
        this.path = path;
        this.bytes = bytes;
        this.digest = Digest.of(bytes);
    }

    static WantedFile of(GeneratedFile file) {
        return new WantedFile(file.path(), file.text().getBytes(StandardCharsets.UTF_8));
    }

    /** Path below the output folder, with forward slashes. */
    String path() {
        return path;
    }

    /** Its content; not to be changed. */
    byte[] bytes() {
        return bytes;
    }

    /** SHA-256 of the content, in hex. */
    String digest() {
        return digest;
    }
}
