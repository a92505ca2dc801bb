package io.neverscan.runtime.codec;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An unmodifiable set that keeps its order and need not be copied again: nobody else holds what it is made of. Most
 * sets in items are small, so a few elements are an array and nothing else. Safe for use by many threads.
 */
final class FrozenSet<E> extends AbstractSet<E> {
    /** As many elements are found faster one after the other than by their hashes. */
    private static final int FEW = 8;

    private final List<E> elements;
    private final @Nullable Set<E> hashed;

    private FrozenSet(List<E> elements, @Nullable Set<E> hashed) {
        this.elements = elements;
        this.hashed = hashed;
    }

    /**
     * Takes elements over.
     *
     * @param elements an array that the caller gives away; no nulls in it; of equal ones the first is kept
     * @param <E> type of the elements
     * @return the set
     */
    // The array holds elements only; it is typed by its list.
    @SuppressWarnings("unchecked")
    static <E> FrozenSet<E> of(Object[] elements) {
        if (elements.length > FEW) {
            Set<Object> distinct = new LinkedHashSet<>(Arrays.asList(elements));
            return new FrozenSet<>((List<E>) List.copyOf(distinct), (Set<E>) new HashSet<>(distinct));
        }
        int size = 0;
        for (Object element : elements) {
            if (!contains(elements, size, element)) {
                elements[size++] = element;
            }
        }
        Object[] distinct = size == elements.length ? elements : Arrays.copyOf(elements, size);
        return new FrozenSet<>((List<E>) List.of(distinct), null);
    }

    private static boolean contains(Object[] distinct, int size, Object element) {
        for (int i = 0; i < size; i++) {
            if (distinct[i].equals(element)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Iterator<E> iterator() {
        return elements.iterator();
    }

    @Override
    public int size() {
        return elements.size();
    }

    @Override
    public boolean contains(@Nullable Object element) {
        return element != null && (hashed == null ? elements.contains(element) : hashed.contains(element));
    }
}
