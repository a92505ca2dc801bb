package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/**
 * An update named the value that another attribute was believed to have, and it has another one; nothing was written.
 *
 * <p>Index keys are built from several attributes, so an update of one has to know the others.
 */
public final class StaleValueException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final String attribute;

    /**
     * Creates the exception.
     *
     * @param entity the entity's name in the model
     * @param key the item's key
     * @param attribute the attribute that has another value
     * @param cause the SDK's exception, or null
     */
    public StaleValueException(String entity, Object key, String attribute, @Nullable Throwable cause) {
        super(entity + " " + key + " has another " + attribute + " than the update was told", cause);
        this.attribute = attribute;
    }

    /**
     * The attribute that has another value than the update was told.
     *
     * @return its stored name
     */
    public String attribute() {
        return attribute;
    }
}
