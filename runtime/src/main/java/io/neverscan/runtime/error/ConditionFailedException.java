package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/** The {@code when:} of a write did not hold for the stored item; nothing was written. */
public final class ConditionFailedException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final String pattern;
    private final String condition;

    /**
     * Creates the exception.
     *
     * @param pattern the write's name in the model
     * @param entity the entity's name in the model
     * @param key the item's key
     * @param condition the condition's text
     * @param cause the SDK's exception, or null
     */
    public ConditionFailedException(
            String pattern, String entity, Object key, String condition, @Nullable Throwable cause) {
        super(pattern + ": " + entity + " " + key + " does not satisfy `" + condition + "`", cause);
        this.pattern = pattern;
        this.condition = condition;
    }

    /**
     * The write that was refused.
     *
     * @return its name in the model
     */
    public String pattern() {
        return pattern;
    }

    /**
     * The condition that did not hold.
     *
     * @return its text in the model
     */
    public String condition() {
        return condition;
    }
}
