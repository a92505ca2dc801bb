package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/** An item that the operation needs is not there: the one to update, or a node at one end of an edge. */
public final class NotFoundException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final String entity;
    private final String key;

    /**
     * Creates the exception.
     *
     * @param entity the entity's name in the model
     * @param key the key that was looked for; its text is kept
     * @param cause the SDK's exception, or null
     */
    public NotFoundException(String entity, Object key, @Nullable Throwable cause) {
        super(entity + " " + key + " does not exist", cause);
        this.entity = entity;
        this.key = key.toString();
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
     * Text of the key that was looked for.
     *
     * @return the key's text
     */
    public String key() {
        return key;
    }
}
