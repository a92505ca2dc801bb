package io.neverscan.runtime.key;

/**
 * A value cannot become a key component, or key text does not have the shape of its template.
 *
 * <p>The message names the value and the reason; whoever knows the attribute's name adds it.
 */
public final class KeyFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message what was refused and why
     */
    public KeyFormatException(String message) {
        super(message);
    }

    /**
     * Creates the exception with the parser's own failure.
     *
     * @param message what was refused and why
     * @param cause the parser's failure
     */
    public KeyFormatException(String message, Throwable cause) {
        super(message, cause);
    }
}
