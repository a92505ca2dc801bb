package io.neverscan.dsl.compat;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What stands in both versions under one name.
 *
 * @param name the name
 * @param before the old one
 * @param after the new one
 */
record Pair<T>(String name, T before, T after) {
    static <T> List<Pair<T>> of(SortedMap<String, T> before, SortedMap<String, T> after) {
        return before.entrySet().stream()
                .flatMap(e ->
                        Stream.ofNullable(after.get(e.getKey())).map(now -> new Pair<>(e.getKey(), e.getValue(), now)))
                .toList();
    }

    static <T> List<String> added(SortedMap<String, T> before, SortedMap<String, T> after) {
        return List.copyOf(additions(before, after).keySet());
    }

    /** What stands in the new version only, by name. */
    static <T> SortedMap<String, T> additions(SortedMap<String, T> before, SortedMap<String, T> after) {
        SortedMap<String, T> additions = new TreeMap<>(after);
        additions.keySet().removeAll(before.keySet());
        return additions;
    }
}
