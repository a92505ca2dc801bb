package io.neverscan.runtime.codec;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An unmodifiable map that keeps its order and need not be copied again: nobody else holds what it is made of. */
final class FrozenMap<V> extends AbstractMap<String, V> {
    private final Map<String, V> entries;

    /**
     * Takes a map over.
     *
     * @param entries a map that the caller gives away
     */
    FrozenMap(Map<String, V> entries) {
        this.entries = Collections.unmodifiableMap(entries);
    }

    @Override
    public Set<Map.Entry<String, V>> entrySet() {
        return entries.entrySet();
    }

    @Override
    public boolean containsKey(Object key) {
        return entries.containsKey(key);
    }

    @Override
    public @Nullable V get(Object key) {
        return entries.get(key);
    }
}
