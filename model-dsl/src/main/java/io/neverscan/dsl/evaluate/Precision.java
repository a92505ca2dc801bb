package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Operand;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Made-up moments as coarse as the keys of an item type need them: a key with seconds refuses a fraction. */
public final class Precision {
    private Precision() {}

    /**
     * A row whose moments every key of its type can hold.
     *
     * @param row the row
     * @return the row, its moments cut to the coarsest precision of a key component
     */
    public static Row fit(Row row) {
        Map<String, Object> values = new LinkedHashMap<>(row.values());
        for (Attribute attribute : row.type().attributes()) {
            values.computeIfPresent(attribute.name(), (n, v) -> fit(row.type(), attribute, v));
        }
        return new Row(row.type(), values);
    }

    /**
     * Cuts arguments to what the keys of the attributes hold that they are compared with.
     *
     * @param pattern the pattern that takes them
     * @param arguments value by parameter name; changed
     */
    static void fit(AccessPattern pattern, Map<String, Object> arguments) {
        for (AccessPattern.Target target : pattern.targets()) {
            for (Condition condition : target.where()) {
                for (Operand operand : condition.operands()) {
                    if (operand instanceof Operand.Argument argument) {
                        arguments.computeIfPresent(
                                argument.parameter().name(), (n, v) -> fit(target.type(), condition.attribute(), v));
                    }
                }
            }
        }
    }

    private static Object fit(ItemType type, Attribute attribute, Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(v -> fit(type, attribute, v)).toList();
        }
        return value instanceof Instant moment
                ? coarsest(type, attribute).map(moment::truncatedTo).orElse(moment)
                : value;
    }

    private static Optional<ChronoUnit> coarsest(ItemType type, Attribute attribute) {
        return type.placements().stream()
                .flatMap(p -> p.templates().stream())
                .flatMap(t -> t.components().stream())
                .filter(c -> c.attribute().equals(attribute))
                .flatMap(c -> c.encoding().finest().stream())
                .max(Comparator.naturalOrder());
    }
}
