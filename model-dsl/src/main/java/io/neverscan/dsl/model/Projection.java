package io.neverscan.dsl.model;

import java.util.List;

/** What an index holds beside the keys. */
public sealed interface Projection {
    /** Every attribute. */
    record All() implements Projection {}

    /** The keys of table and index only. */
    record KeysOnly() implements Projection {}

    /**
     * The keys and some attributes.
     *
     * @param storedNames names in the table, in the order of the model
     */
    record Include(List<String> storedNames) implements Projection {
        /** Copies the list. */
        public Include {
            storedNames = List.copyOf(storedNames);
        }
    }
}
