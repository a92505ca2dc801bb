package io.neverscan.dsl.evaluate;

import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.runtime.key.KeyFormatException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Made-up moments as coarse as the keys of an item type need them: a key with seconds refuses a fraction. */
public final class Precision {
    private static final List<ChronoUnit> UNITS = List.of(ChronoUnit.MICROS, ChronoUnit.MILLIS, ChronoUnit.SECONDS);

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
        Object fit = value;
        for (Placement placement : type.placements()) {
            for (KeyTemplate template : placement.templates()) {
                for (Segment segment : template.segments()) {
                    if (fit instanceof Instant moment
                            && segment instanceof Segment.Component component
                            && component.attribute().equals(attribute)
                            && component.encoding().format().isPresent()) {
                        fit = cut(component, moment);
                    }
                }
            }
        }
        return fit;
    }

    private static Instant cut(Segment.Component component, Instant moment) {
        KeyWriter writer = new KeyWriter();
        Instant cut = moment;
        for (ChronoUnit unit : UNITS) {
            try {
                writer.encode(component, cut);
                return cut;
            } catch (KeyFormatException finer) {
                cut = moment.truncatedTo(unit);
            }
        }
        return cut;
    }
}
