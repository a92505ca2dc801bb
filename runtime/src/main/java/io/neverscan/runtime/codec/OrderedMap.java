package io.neverscan.runtime.codec;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Values by name in the order they were written, without an object per entry, which makes it a third as large as a
 * LinkedHashMap: the attributes of an item on their way to the SDK, which copies each map it is given into one of its
 * own; and the maps of the model's records. Only this package can change it, and does so only while it builds it;
 * after that it is safe for use by many threads.
 */
final class OrderedMap<V> extends AbstractMap<String, V> {
    /** As many names are found faster one after the other than by their hashes. */
    private static final int FEW = 8;

    private String[] names;
    private Object[] values;
    /** Open addressing: 1 + place of the name, 0 if free. A power of two; empty for a few names. */
    private int[] slots;

    private int size;

    /**
     * Creates an empty map.
     *
     * @param expected how many names there will be; it grows if there are more
     */
    OrderedMap(int expected) {
        int capacity = Math.max(1, expected);
        this.names = new String[capacity];
        this.values = new Object[capacity];
        this.slots = slotsFor(capacity);
    }

    /** At most three of four are taken, so that a free slot is near. */
    private static int[] slotsFor(int capacity) {
        return new int[capacity <= FEW ? 0 : Integer.highestOneBit(capacity + capacity / 3) << 1];
    }

    /**
     * Writes a value; a name that was there already keeps its place.
     *
     * @param name the name
     * @param value its value
     */
    void write(String name, V value) {
        int place = placeOf(name);
        if (place >= 0) {
            values[place] = value;
            return;
        }
        if (size == names.length) {
            int capacity = Math.max(FEW, 2 * size);
            names = Arrays.copyOf(names, capacity);
            values = Arrays.copyOf(values, capacity);
            slots = slotsFor(capacity);
            index();
        }
        names[size] = name;
        values[size] = value;
        size++;
        if (slots.length > 0) {
            slots[slotOf(name)] = size;
        }
    }

    /**
     * Takes a name out.
     *
     * @param name the name; may be absent
     */
    void erase(String name) {
        int place = placeOf(name);
        if (place < 0) {
            return;
        }
        System.arraycopy(names, place + 1, names, place, size - place - 1);
        System.arraycopy(values, place + 1, values, place, size - place - 1);
        size--;
        Arrays.fill(slots, 0);
        index();
    }

    private void index() {
        for (int i = 0; i < size && slots.length > 0; i++) {
            slots[slotOf(names[i])] = i + 1;
        }
    }

    /** The slot of the name, or the free one where it would be. */
    private int slotOf(Object name) {
        int hash = name.hashCode();
        int slot = (hash ^ hash >>> 16) & slots.length - 1;
        while (slots[slot] != 0 && !names[slots[slot] - 1].equals(name)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private int placeOf(@Nullable Object name) {
        if (name == null) {
            return -1;
        }
        if (slots.length > 0) {
            return slots[slotOf(name)] - 1;
        }
        for (int i = 0; i < size; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** All that is in the array was written by {@link #write}. */
    @SuppressWarnings("unchecked")
    private V value(int place) {
        return (V) values[place];
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public @Nullable V get(@Nullable Object name) {
        int place = placeOf(name);
        return place < 0 ? null : value(place);
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return placeOf(name) >= 0;
    }

    @Override
    public void forEach(BiConsumer<? super String, ? super V> action) {
        for (int i = 0; i < size; i++) {
            action.accept(names[i], value(i));
        }
    }

    @Override
    public Set<Map.Entry<String, V>> entrySet() {
        return new Entries();
    }

    private final class Entries extends AbstractSet<Map.Entry<String, V>> {
        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<Map.Entry<String, V>> iterator() {
            return new Iterator<>() {
                private int next;

                @Override
                public boolean hasNext() {
                    return next < size;
                }

                @Override
                public Map.Entry<String, V> next() {
                    if (next >= size) {
                        throw new NoSuchElementException();
                    }
                    Map.Entry<String, V> entry = Map.entry(names[next], value(next));
                    next++;
                    return entry;
                }
            };
        }
    }
}
