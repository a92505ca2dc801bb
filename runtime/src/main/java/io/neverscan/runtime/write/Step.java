package io.neverscan.runtime.write;

import io.neverscan.runtime.codec.ItemKey;
import io.neverscan.runtime.table.PhysicalTable;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** One action of a transaction. */
abstract class Step {
    private final PhysicalTable table;
    private final ItemKey key;

    Step(PhysicalTable table, ItemKey key) {
        this.table = table;
        this.key = key;
    }

    final PhysicalTable table() {
        return table;
    }

    final ItemKey key() {
        return key;
    }

    /** The action as the service wants it. */
    abstract TransactWriteItem action();

    /**
     * What it means that this action's condition failed.
     *
     * @param stored the item as stored; empty if there is none or it was not asked for
     * @param cause the SDK's exception
     */
    abstract RuntimeException refusal(Map<String, AttributeValue> stored, Throwable cause);

    /** For messages: what the action does, to which item. */
    abstract String describe();
}
