package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.SampleValues;
import io.neverscan.dsl.model.Attribute;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Rows as they are after an update. */
final class Changes {
    private static final int OTHER = 8;

    private Changes() {}

    /** The attributes that a test can change through an update's setter. */
    static List<Attribute> attributes(TestScope scope, Row row) {
        return scope.api().changeable(row.type()).stream()
                .filter(a -> of(row, a).isPresent())
                .toList();
    }

    /** The row with another value of an attribute; empty if there is none that can be stored. */
    static Optional<Row> of(Row row, Attribute attribute) {
        Object value = SampleValues.value(attribute.type(), attribute.name(), OTHER);
        Row changed = SampleRows.with(row, Collections.singletonMap(attribute.name(), value));
        return changed.equals(row) || !SampleRows.isWritable(changed) ? Optional.empty() : Optional.of(changed);
    }

    /** The row with another value of the first attribute that may change. */
    static Optional<Row> ofAny(TestScope scope, Row row) {
        return attributes(scope, row).stream().findFirst().flatMap(a -> of(row, a));
    }
}
