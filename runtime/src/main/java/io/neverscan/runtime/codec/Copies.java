package io.neverscan.runtime.codec;

import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Unmodifiable copies that keep their order, which the JDK's own {@code Set.copyOf} and {@code Map.copyOf} do not.
 * Stateless and safe for use by many threads.
 */
public final class Copies {
    private Copies() {}

    /**
     * Copies a set.
     *
     * @param elements no nulls among them
     * @param <E> type of the elements
     * @return an unmodifiable copy in the same order; the argument itself if it is such a copy already
     */
    public static <E> Set<E> set(Set<E> elements) {
        if (elements instanceof FrozenSet<E>) {
            return elements;
        }
        for (E element : elements) {
            Objects.requireNonNull(element, "a set must not hold null");
        }
        return FrozenSet.of(elements.toArray());
    }

    /**
     * Copies a map.
     *
     * @param entries no nulls among them
     * @param <V> type of the values
     * @return an unmodifiable copy in the same order; the argument itself if it is such a copy already
     */
    public static <V> Map<String, V> map(Map<String, V> entries) {
        if (entries instanceof OrderedMap<V>) {
            return entries;
        }
        OrderedMap<V> copy = new OrderedMap<>(entries.size());
        for (Map.Entry<String, V> entry : entries.entrySet()) {
            copy.write(
                    Objects.requireNonNull(entry.getKey(), "a map must not hold null"),
                    Objects.requireNonNull(entry.getValue(), "a map must not hold null"));
        }
        return copy;
    }
}
