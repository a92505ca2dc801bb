package io.neverscan.runtime.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item could not be created because its key is taken; the stored item was left as it is. */
public final class AlreadyExistsException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final String entity;
    private final String key;

    @SuppressWarnings("serial") // lost on serialization, see existing()
    private final transient @Nullable Map<String, AttributeValue> existing;

    /**
     * Creates the exception.
     *
     * @param entity the entity's name in the model
     * @param key the key that is taken; its text is kept
     * @param existing the stored item, empty if the service did not return it
     * @param cause the SDK's exception
     */
    public AlreadyExistsException(
            String entity, Object key, Map<String, AttributeValue> existing, @Nullable Throwable cause) {
        super(entity + " " + key + " exists already", cause);
        this.entity = entity;
        this.key = key.toString();
        this.existing = Map.copyOf(existing);
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
     * Text of the key that is taken.
     *
     * @return the key's text
     */
    public String key() {
        return key;
    }

    /**
     * The item that was in the way, as stored; it came with the refusal, without another read.
     *
     * @return its attributes, for {@code <Entity>Schema.INSTANCE.mapToItem}; empty if the service did not return it
     */
    public Map<String, AttributeValue> existing() {
        return existing == null ? Map.of() : existing;
    }
}
