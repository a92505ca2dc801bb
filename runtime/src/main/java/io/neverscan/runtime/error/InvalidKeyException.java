package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * A value cannot be part of a key: empty, too long, finer than the key's precision, not in the key's language. No
 * request was made.
 */
public final class InvalidKeyException extends InvalidValueException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param entity the entity's name in the model
     * @param attribute the attribute, or the key attribute that it would have become
     * @param reason why the value cannot be part of a key
     * @param cause the failure that found out, or null
     */
    public InvalidKeyException(String entity, String attribute, String reason, @Nullable Throwable cause) {
        super(entity, attribute, reason, cause);
    }
}
