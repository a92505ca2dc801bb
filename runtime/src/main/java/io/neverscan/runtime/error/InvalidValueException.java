package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/** A value cannot be stored: not a number, out of DynamoDB's range, too many digits. No request was made. */
public class InvalidValueException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final String entity;
    private final String attribute;

    /**
     * Creates the exception.
     *
     * @param entity the entity's name in the model
     * @param attribute the attribute, with a path for nested ones
     * @param reason why the value cannot be stored
     * @param cause the failure that found out, or null
     */
    public InvalidValueException(String entity, String attribute, String reason, @Nullable Throwable cause) {
        super(entity + "." + attribute + ": " + reason, cause);
        this.entity = entity;
        this.attribute = attribute;
    }

    /**
     * The entity's name in the model.
     *
     * @return the name
     */
    public final String entity() {
        return entity;
    }

    /**
     * The attribute, with a path for nested ones.
     *
     * @return such as {@code shipTo.street}
     */
    public final String attribute() {
        return attribute;
    }
}
