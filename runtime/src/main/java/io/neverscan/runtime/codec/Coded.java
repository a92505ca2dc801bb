package io.neverscan.runtime.codec;

/**
 * An enum constant with a stored form of its own, so that renaming the constant or overriding {@code toString} never
 * makes stored items unreadable.
 */
public interface Coded {
    /**
     * The stored form.
     *
     * @return the code of the model
     */
    String code();
}
