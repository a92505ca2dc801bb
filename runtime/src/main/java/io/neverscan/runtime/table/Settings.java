package io.neverscan.runtime.table;

import io.neverscan.runtime.observe.AccessListener;
import io.neverscan.runtime.retry.Backoff;
import java.time.Clock;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What the connections of both kinds of clients have in common. */
record Settings(
        Map<String, String> names,
        UnaryOperator<String> naming,
        @Nullable AccessListener listener,
        Seal seal,
        Clock clock,
        Backoff backoff) {
    /** The physical name of a table of the model. */
    String physical(String table) {
        String own = names.get(table);
        return own == null ? naming.apply(table) : own;
    }
}
