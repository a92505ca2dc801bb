package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * The root of what generated code throws when an access cannot be done as asked.
 *
 * <p>Failures of the service itself (throttling after all attempts, missing rights, no network) stay the SDK's own
 * exceptions.
 */
public class NeverscanException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message what happened, in the model's words
     * @param cause the SDK's exception, or null if no call was made
     */
    public NeverscanException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
