package io.neverscan.runtime.codec;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
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
     * @return an unmodifiable copy in the same order
     */
    public static <E> Set<E> set(Set<E> elements) {
        Set<E> copy = new LinkedHashSet<>();
        for (E element : elements) {
            copy.add(Objects.requireNonNull(element, "a set must not hold null"));
        }
        return Collections.unmodifiableSet(copy);
    }

    /**
     * Copies a map.
     *
     * @param entries no nulls among them
     * @param <V> type of the values
     * @return an unmodifiable copy in the same order
     */
    public static <V> Map<String, V> map(Map<String, V> entries) {
        Map<String, V> copy = new LinkedHashMap<>();
        for (Map.Entry<String, V> entry : entries.entrySet()) {
            copy.put(
                    Objects.requireNonNull(entry.getKey(), "a map must not hold null"),
                    Objects.requireNonNull(entry.getValue(), "a map must not hold null"));
        }
        return Collections.unmodifiableMap(copy);
    }
}
