package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/** The {@code when:} of a write did not hold for the stored item; nothing was written. */
public final class ConditionFailedException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param entity the entity's name in the model
     * @param key the item's key
     * @param condition the condition's text
     * @param cause the SDK's exception, or null
     */
    public ConditionFailedException(String entity, Object key, String condition, @Nullable Throwable cause) {
        super(entity + " " + key + " does not satisfy `" + condition + "`", cause);
    }
}
