package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/** Someone else wrote the item since it was read: its version is not the expected one. Read again and decide anew. */
public final class StaleVersionException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final long expected;

    /**
     * Creates the exception.
     *
     * @param entity the entity's name in the model
     * @param key the item's key
     * @param expected the version that the caller had read; 0 stands for "not stored yet"
     * @param cause the SDK's exception, or null
     */
    public StaleVersionException(String entity, Object key, long expected, @Nullable Throwable cause) {
        super(entity + " " + key + " is not at version " + expected + " any more", cause);
        this.expected = expected;
    }

    /**
     * The version that the caller had read.
     *
     * @return the version; 0 stands for "not stored yet"
     */
    public long expected() {
        return expected;
    }
}
