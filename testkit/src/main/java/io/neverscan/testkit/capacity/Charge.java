package io.neverscan.testkit.capacity;

import java.util.Objects;
import java.util.Optional;

/**
 * Units that an engine charged to one table or to one index of it. Immutable and thread-safe.
 *
 * @param table physical name of the table
 * @param index name of the index, or empty for the table itself
 * @param halfUnits half units, at least 0
 */
public record Charge(String table, Optional<String> index, long halfUnits) {

    /** Checks that nothing is null. */
    public Charge {
        Objects.requireNonNull(table, "table");
        Objects.requireNonNull(index, "index");
    }

    @Override
    public String toString() {
        return table + index.map(name -> "/" + name).orElse("") + " " + Units.text(halfUnits);
    }
}
