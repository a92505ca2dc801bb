package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.table.PhysicalTable;

/**
 * An item that a write needs to exist, such as one end of an edge.
 *
 * @param table its table
 * @param itemKey its primary key
 * @param key its key in the model, for messages
 */
public record Node(PhysicalTable table, ItemKey itemKey, Object key) {
    /** Tells whether two nodes are the same item. */
    boolean isSameItem(Node other) {
        return table.name().equals(other.table.name()) && itemKey.equals(other.itemKey);
    }
}
