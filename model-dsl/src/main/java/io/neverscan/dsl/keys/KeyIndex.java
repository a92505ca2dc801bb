package io.neverscan.dsl.keys;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Many things with their keys, sorted by the fixed text that each partition key begins with: what some keys can meet is
 * found without looking at all of them. Filled by one thread; may then be read by many.
 *
 * @param <T> what has the keys
 */
public final class KeyIndex<T> {
    private record Entry<T>(int number, T value) {}

    private final NavigableMap<String, List<Entry<T>>> byHead = new TreeMap<>();
    private int size;

    /** Creates an empty index. */
    public KeyIndex() {}

    /**
     * Adds something.
     *
     * @param keys its keys
     * @param value the thing
     */
    public void add(Overlap.Keys keys, T value) {
        byHead.computeIfAbsent(Overlap.head(keys), h -> new ArrayList<>()).add(new Entry<>(size++, value));
    }

    /**
     * Leaves out what {@link Overlap#find} would find apart by the beginnings of the partition keys.
     *
     * @param keys some keys
     * @return all other things, in the order in which they were added
     */
    public List<T> near(Overlap.Keys keys) {
        String head = Overlap.head(keys);
        List<Entry<T>> found = new ArrayList<>();
        for (int length = 0; length < head.length(); length++) {
            found.addAll(byHead.getOrDefault(head.substring(0, length), List.of()));
        }
        for (var entry : byHead.tailMap(head, true).entrySet()) {
            if (!entry.getKey().startsWith(head)) {
                break;
            }
            found.addAll(entry.getValue());
        }
        return found.stream()
                .sorted(Comparator.comparingInt(Entry::number))
                .map(Entry::value)
                .toList();
    }
}
