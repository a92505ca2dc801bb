package io.neverscan.runtime.error;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value that must be unique is held by another item; nothing was written. */
public final class UniqueViolationException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final String constraint;
    private final transient List<String> attributes;

    /**
     * Creates the exception.
     *
     * @param constraint the constraint in the model's words, such as {@code User.email}
     * @param attributes stored names of the attributes
     * @param key the key of the item that was to have the value
     * @param cause the SDK's exception, or null
     */
    public UniqueViolationException(String constraint, List<String> attributes, Object key, @Nullable Throwable cause) {
        super("the value of " + constraint + " that " + key + " was to have is taken by another item", cause);
        this.constraint = constraint;
        this.attributes = List.copyOf(attributes);
    }

    /**
     * The constraint in the model's words.
     *
     * @return such as {@code User.email}, or {@code User.team+slug} for a group
     */
    public String constraint() {
        return constraint;
    }

    /**
     * The attributes whose values together are taken.
     *
     * @return their stored names; empty after the exception was serialized
     */
    @SuppressWarnings("NullAway") // a transient field is null after serialization
    public List<String> attributes() {
        return attributes == null ? List.of() : attributes;
    }
}
