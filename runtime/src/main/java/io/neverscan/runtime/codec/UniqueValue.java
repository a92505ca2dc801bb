package io.neverscan.runtime.codec;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A group of attributes whose values no two items of an entity share: an item of its own holds them, and its key is made
 * of them. Immutable and safe for use by many threads.
 *
 * @param name the constraint in the model's words, such as {@code User.email}; also the stored type of the guards
 * @param owner stored name of the attribute of a guard that holds the key of the item whose values it holds
 * @param attributes stored names of the group
 * @param guard the key of the item that holds a record's values, made anew for each; null for a record that lacks one
 * @param <T> the entity's record
 */
public record UniqueValue<T>(String name, String owner, List<String> attributes, Function<T, @Nullable ItemKey> guard) {
    /** Copies the list. */
    public UniqueValue {
        attributes = List.copyOf(attributes);
    }

    /**
     * A group.
     *
     * @param name the constraint in the model's words
     * @param owner stored name of the attribute that holds the owner's key
     * @param guard the key of the item that holds a record's values
     * @param attributes stored names of the group
     * @param <T> the entity's record
     * @return the group
     */
    public static <T> UniqueValue<T> of(
            String name, String owner, Function<T, @Nullable ItemKey> guard, String... attributes) {
        return new UniqueValue<>(name, owner, List.of(attributes), guard);
    }
}
