package io.neverscan.runtime.codec;

import org.jspecify.annotations.Nullable;

/**
 * A value that a codec cannot write or read, on its way to the entity that can name it. It never leaves this package:
 * the outermost writer or reader turns it into an exception in the model's words.
 */
final class CodecFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String path;
    private final String reason;
    private final String stored;

    CodecFault(String reason) {
        this("", "", reason, null);
    }

    CodecFault(String reason, Throwable cause) {
        this("", "", reason, cause);
    }

    CodecFault(String path, String stored, String reason, @Nullable Throwable cause) {
        super(reason, cause);
        this.path = path;
        this.stored = stored;
        this.reason = reason;
    }

    /** The same fault seen from one level up. */
    CodecFault inside(String outer) {
        return new CodecFault(pathIn(outer), stored, reason, this);
    }

    String pathIn(String outer) {
        return path.isEmpty() ? outer : path.startsWith("[") ? outer + path : outer + "." + path;
    }

    /** DynamoDB's name of the stored form; empty if it is that of the attribute itself. */
    String stored() {
        return stored;
    }

    String reason() {
        return reason;
    }
}
