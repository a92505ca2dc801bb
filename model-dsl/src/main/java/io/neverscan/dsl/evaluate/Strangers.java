package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.keys.Overlap;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Rows of other types than a pattern asks for.
 *
 * @param model the model
 * @param pattern the pattern
 * @param arguments what the caller passes, by parameter name
 */
record Strangers(Model model, AccessPattern pattern, Map<String, Object> arguments) {
    /** More types of strangers would make tests longer, not better. */
    private static final int MOST_STRANGERS = 8;

    /** Items of other types that can share the partition, carrying the arguments wherever they can. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        int others = 0;
        for (ItemType type : model.items()) {
            boolean target = pattern.targets().stream().anyMatch(t -> t.type().equals(type));
            if (target || !type.table().equals(pattern.owner().table()) || !sharesPartition(type)) {
                continue;
            }
            if (++others > MOST_STRANGERS) {
                return rows;
            }
            for (int i = 0; i < 2; i++) {
                Map<String, Object> values = new LinkedHashMap<>();
                int taken = 0;
                for (Attribute attribute : type.attributes()) {
                    Optional<Object> shared = arguments.values().stream()
                            .filter(v -> v.getClass()
                                    .equals(SampleValues.value(attribute.type(), "x", 1)
                                            .getClass()))
                            .findFirst();
                    boolean key = type.identity().contains(attribute);
                    if (key && shared.isPresent() && taken++ == i) {
                        values.put(attribute.name(), shared.get());
                    } else {
                        values.put(attribute.name(), SampleValues.value(attribute.type(), attribute.name(), i + 20));
                    }
                }
                rows.add(new Row(type, values));
            }
        }
        return rows;
    }

    /** Whether an item of the type can lie in one partition, of the table or an index, with what the pattern reads. */
    private boolean sharesPartition(ItemType type) {
        for (Placement theirs : type.placements()) {
            for (Placement ours : pattern.owner().placements()) {
                boolean same = theirs.location().equals(ours.location());
                if (same && Overlap.find(partition(theirs), partition(ours)).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Overlap.Keys partition(Placement placement) {
        return new Overlap.Keys(Overlap.Keys.of(placement).partition(), List.of());
    }
}
