package io.neverscan.codegen.emit.tests;

import io.neverscan.dsl.evaluate.KeyWriter;
import io.neverscan.dsl.evaluate.Precision;
import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.SampleValues;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Placement;
import io.neverscan.runtime.key.KeyFormatException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Rows of one item type that no pattern asks for. */
final class SampleRows {
    private SampleRows() {}

    /** A row with all attributes; empty if its keys cannot hold the values. */
    static Optional<Row> whole(ItemType item, int number) {
        return of(item, number, true);
    }

    /** A row with the required attributes only. */
    static Optional<Row> required(ItemType item, int number) {
        return of(item, number, false);
    }

    private static Optional<Row> of(ItemType item, int number, boolean optionalToo) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Attribute attribute : item.attributes()) {
            if (optionalToo || !attribute.optional()) {
                values.put(attribute.name(), SampleValues.value(attribute.type(), attribute.name(), number));
            }
        }
        Row row = storable(new Row(item, values));
        return isWritable(row) ? Optional.of(row) : Optional.empty();
    }

    /** A copy with other values. */
    static Row with(Row row, Map<String, Object> changes) {
        Map<String, Object> values = new LinkedHashMap<>(row.values());
        values.putAll(changes);
        return storable(new Row(row.type(), values));
    }

    /** A copy without an attribute. */
    static Row without(Row row, Attribute attribute) {
        Map<String, Object> values = new LinkedHashMap<>(row.values());
        values.remove(attribute.name());
        return new Row(row.type(), values);
    }

    /** The row as it can be stored without loss: a time to live has whole seconds, a key what its format says. */
    static Row storable(Row row) {
        Map<String, Object> values = new LinkedHashMap<>(row.values());
        row.type()
                .traits()
                .ttl()
                .ifPresent(t -> values.computeIfPresent(
                        t.name(), (n, v) -> v instanceof Instant i ? i.truncatedTo(ChronoUnit.SECONDS) : v));
        return Precision.fit(new Row(row.type(), values));
    }

    /** Where the items lie, and what holds their unique values. */
    private static List<Placement> placements(ItemType item) {
        List<Placement> placements = new ArrayList<>(item.placements());
        if (item instanceof Entity entity) {
            entity.guards().forEach(g -> placements.addAll(g.placements()));
        }
        return placements;
    }

    static boolean isWritable(Row row) {
        KeyWriter writer = new KeyWriter();
        try {
            for (Placement placement : placements(row.type())) {
                for (KeyTemplate template : placement.templates()) {
                    writer.write(template, row);
                }
            }
            return true;
        } catch (KeyFormatException refused) {
            return false;
        }
    }
}
