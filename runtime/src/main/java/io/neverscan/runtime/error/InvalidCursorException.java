package io.neverscan.runtime.error;

/**
 * A cursor is damaged, altered, of another version, or was made by another pattern, other arguments, another index or
 * the other direction. No request was made.
 */
public final class InvalidCursorException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message what is wrong with the cursor; never its content
     */
    public InvalidCursorException(String message) {
        super(message, null);
    }
}
