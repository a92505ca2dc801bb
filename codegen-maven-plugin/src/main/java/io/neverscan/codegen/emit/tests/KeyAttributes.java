package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Table;
import java.util.LinkedHashSet;
import java.util.Set;

/** The key attributes of a table and its indexes. */
final class KeyAttributes {
    private KeyAttributes() {}

    static Set<KeyAttribute> all(Table table) {
        Set<KeyAttribute> keys = new LinkedHashSet<>();
        keys.add(table.partitionKey());
        table.sortKey().ifPresent(keys::add);
        for (Index index : table.indexes()) {
            keys.addAll(index.keys());
        }
        return keys;
    }
}
