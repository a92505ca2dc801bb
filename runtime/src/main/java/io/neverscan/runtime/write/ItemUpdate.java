package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;

/**
 * A partial update of one existing item, by one UpdateItem: what is not named stays as stored. Generated update classes
 * give it a typed face. For one thread.
 *
 * @param <T> the record
 */
public final class ItemUpdate<T> extends ItemChanges<T> {
    private final EntityStore<T> store;

    ItemUpdate(EntityStore<T> store, ItemKey itemKey, Object key, WriteSpec spec) {
        super(store.writes(), itemKey, key, spec);
        this.store = store;
    }

    /**
     * Makes the update.
     *
     * @return the whole item as it is stored now
     * @throws IllegalStateException if nothing is changed, an attribute is changed in two ways, or two changes do not
     *     agree on an attribute they both need
     * @throws io.neverscan.runtime.error.NotFoundException if there is no such item
     * @throws io.neverscan.runtime.error.StaleVersionException if another version is stored
     * @throws io.neverscan.runtime.error.StaleValueException if an expected attribute has another value
     * @throws io.neverscan.runtime.error.ConditionFailedException if the model's condition does not hold
     */
    public T execute() {
        return store.table().run(writes().update(this));
    }
}
