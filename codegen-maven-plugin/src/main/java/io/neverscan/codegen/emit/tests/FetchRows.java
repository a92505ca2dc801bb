package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.evaluate.Meaning;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.SampleValues;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the rows of a pattern point to. */
final class FetchRows {
    private FetchRows() {}

    /** The rows, and what those that are expected point to: all but the last, which points to nothing. */
    static List<Row> with(AccessPattern pattern, List<Row> expected, List<Row> rows) {
        Optional<AccessPattern.Fetch> fetch = pattern.options().fetch();
        if (fetch.isEmpty() || expected.isEmpty()) {
            return rows;
        }
        List<Object> last = pointer(fetch.get(), expected.get(expected.size() - 1));
        List<Row> all = new ArrayList<>(rows);
        for (int i = 0; i < expected.size(); i++) {
            Row row = expected.get(i);
            List<Object> pointer = pointer(fetch.get(), row);
            boolean missing = expected.size() > 1 && pointer.equals(last);
            if (!pointer.isEmpty()
                    && !missing
                    && Meaning.pointedTo(fetch.get(), row, all).isEmpty()) {
                Row node = node(fetch.get(), pointer, i);
                if (SampleRows.isWritable(node)) {
                    all.add(node);
                }
            }
        }
        return List.copyOf(all);
    }

    /** How many different items rows point to. */
    static int pointers(AccessPattern.Fetch fetch, List<Row> rows) {
        return (int) rows.stream()
                .map(r -> pointer(fetch, r))
                .filter(p -> !p.isEmpty())
                .distinct()
                .count();
    }

    /** The identity of what a row points to; empty if an attribute of it is absent. */
    static List<Object> pointer(AccessPattern.Fetch fetch, Row row) {
        List<Object> identity =
                fetch.by().stream().flatMap(a -> row.value(a).stream()).toList();
        return identity.size() == fetch.by().size() ? identity : List.of();
    }

    private static Row node(AccessPattern.Fetch fetch, List<Object> identity, int number) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Attribute attribute : fetch.node().attributes()) {
            int part = fetch.node().identity().indexOf(attribute);
            values.put(
                    attribute.name(),
                    part >= 0
                            ? identity.get(part)
                            : SampleValues.value(attribute.type(), attribute.name(), number + 1));
        }
        return SampleRows.storable(new Row(fetch.node(), values));
    }
}
