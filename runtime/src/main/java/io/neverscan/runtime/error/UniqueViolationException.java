package io.neverscan.runtime.error;

import org.jspecify.annotations.Nullable;

/** A value that must be unique is taken by another item; nothing was written. */
public final class UniqueViolationException extends NeverscanException {
    private static final long serialVersionUID = 1L;

    private final String constraint;

    /**
     * Creates the exception.
     *
     * @param constraint the constraint in the model's words, such as {@code User.email}
     * @param cause the SDK's exception, or null
     */
    public UniqueViolationException(String constraint, @Nullable Throwable cause) {
        super("the value of " + constraint + " is taken", cause);
        this.constraint = constraint;
    }

    /**
     * The constraint in the model's words.
     *
     * @return such as {@code User.email}
     */
    public String constraint() {
        return constraint;
    }
}
