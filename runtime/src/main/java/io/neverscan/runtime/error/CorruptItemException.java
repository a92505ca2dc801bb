package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/** A stored item does not have the form that the model says: an attribute is missing or of another type. */
public final class CorruptItemException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final String entity;
    private final String attribute;
    private final String stored;

    /**
     * Creates the exception.
     *
     * @param entity the entity's name in the model
     * @param attribute the stored attribute, with a path for nested ones
     * @param stored the stored form, such as {@code S} or {@code absent}
     * @param reason what the model says instead
     * @param cause the parser's failure, or null
     */
    public CorruptItemException(
            String entity, String attribute, String stored, String reason, @Nullable Throwable cause) {
        super(entity + "." + attribute + " is stored as " + stored + ": " + reason, cause);
        this.entity = entity;
        this.attribute = attribute;
        this.stored = stored;
    }

    /**
     * The entity's name in the model.
     *
     * @return the name
     */
    public String entity() {
        return entity;
    }

    /**
     * The stored attribute, with a path for nested ones.
     *
     * @return such as {@code shipTo.street}
     */
    public String attribute() {
        return attribute;
    }

    /**
     * The stored form.
     *
     * @return DynamoDB's type letters, or {@code absent}
     */
    public String stored() {
        return stored;
    }
}
