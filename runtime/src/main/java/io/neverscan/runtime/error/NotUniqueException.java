package io.neverscan.runtime.error;

/** A read that the model declares to find at most one item found two. */
public final class NotUniqueException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param pattern the access pattern's name
     */
    public NotUniqueException(String pattern) {
        super("`" + pattern + "` found more than one item", null);
    }
}
