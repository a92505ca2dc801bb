package io.neverscan.runtime.read;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where a read starts, and which way it goes.
 *
 * @param way from where, and to where
 * @param key the item it starts beside, which is not read; empty at an end of the result
 */
record Position(Way way, Map<String, AttributeValue> key) {
    static final Position START = new Position(Way.FROM_START, Map.of());
    static final Position END = new Position(Way.FROM_END, Map.of());

    /** Ways through a result, with their codes in cursors. */
    enum Way {
        /** On from the first row. */
        FROM_START('F'),
        /** On from the row after an item. */
        AFTER('A'),
        /** Back from the row before an item. */
        BEFORE('B'),
        /** Back from the last row. */
        FROM_END('E');

        private final int code;

        Way(char code) {
            this.code = code;
        }

        int code() {
            return code;
        }

        /** Whether the result is read against its order. */
        boolean isBack() {
            return this == BEFORE || this == FROM_END;
        }

        /** Whether it starts beside an item. */
        boolean hasKey() {
            return this == AFTER || this == BEFORE;
        }
    }

    static Position after(Map<String, AttributeValue> key) {
        return new Position(Way.AFTER, key);
    }

    static Position before(Map<String, AttributeValue> key) {
        return new Position(Way.BEFORE, key);
    }

    /** The same way, from another item on. */
    Position at(Map<String, AttributeValue> other) {
        return way.isBack() ? before(other) : after(other);
    }
}
