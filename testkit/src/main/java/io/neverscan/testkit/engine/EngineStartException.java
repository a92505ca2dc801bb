package io.neverscan.testkit.engine;

import org.jspecify.annotations.Nullable;

/** An engine could not be started or reached; the message holds the command, the exit code and its last output. */
public final class EngineStartException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    EngineStartException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
