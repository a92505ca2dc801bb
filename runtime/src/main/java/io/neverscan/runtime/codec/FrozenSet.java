package io.neverscan.runtime.codec;

import java.util.AbstractSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.Set;

/** An unmodifiable set that keeps its order and need not be copied again: nobody else holds what it is made of. */
final class FrozenSet<E> extends AbstractSet<E> {
    private final Set<E> elements;

    /**
     * Takes a set over.
     *
     * @param elements a set that the caller gives away
     */
    FrozenSet(Set<E> elements) {
        this.elements = Collections.unmodifiableSet(elements);
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
    public boolean contains(Object element) {
        return elements.contains(element);
    }
}
