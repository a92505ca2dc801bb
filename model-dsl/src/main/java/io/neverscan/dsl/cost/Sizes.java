package io.neverscan.dsl.cost;

import io.neverscan.dsl.evaluate.Row;
import io.neverscan.dsl.evaluate.SampleValues;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.DocumentType;
import io.neverscan.dsl.model.EnumType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Workload;
import io.neverscan.runtime.key.KeyFormatException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Usual sizes of items and index entries. A declared size is taken for the whole item; the parts of an entry that does
 * not hold everything, and items without a declared size, are measured on a typical item.
 */
public final class Sizes {
    /** Characters that a text is assumed to have. */
    public static final int TEXT = 20;

    private final Workload workload;

    /**
     * Sizes of a model.
     *
     * @param workload its declared numbers
     */
    public Sizes(Workload workload) {
        this.workload = workload;
    }

    /**
     * The usual size of an item.
     *
     * @param type its type
     * @return bytes, names included
     */
    public Figure item(ItemType type) {
        OptionalLong declared = workload.of(type).bytes();
        return declared.isPresent()
                ? new Figure(declared.getAsLong(), Basis.DECLARED)
                : new Figure(entry(parts(type, type.base()), type.base().location()), basis(type));
    }

    /**
     * The usual size of what a table or index holds of an item.
     *
     * @param type the item's type
     * @param placement where it lies
     * @return bytes, names included; never more than the item
     */
    public Figure entry(ItemType type, Placement placement) {
        Figure item = item(type);
        if (ItemBytes.isHeld(placement.location(), "")) {
            return item;
        }
        long bytes = entry(parts(type, placement), placement.location());
        return new Figure(Math.min(bytes, item.value()), basis(type).with(item.basis()));
    }

    private static long entry(Map<String, Long> parts, Location location) {
        return ItemBytes.entry(parts, location);
    }

    private static Map<String, Long> parts(ItemType type, Placement placement) {
        Row row = typical(type);
        try {
            return ItemBytes.parts(row, placement.form());
        } catch (KeyFormatException narrow) {
            // A key that takes no usual text: measured on the smallest values instead.
            return ItemBytes.parts(sample(type), placement.form());
        }
    }

    private static Row typical(ItemType type) {
        Map<String, Object> values = new LinkedHashMap<>();
        type.attributes().forEach(a -> values.put(a.name(), typical(a.type(), a.name())));
        return new Row(type, values);
    }

    private static Row sample(ItemType type) {
        Map<String, Object> values = new LinkedHashMap<>();
        type.attributes().forEach(a -> values.put(a.name(), SampleValues.value(a.type(), a.name(), 1)));
        return new Row(type, values);
    }

    private static Object typical(AttributeType type, String name) {
        if (type == Scalar.STRING) {
            return "x".repeat(TEXT);
        }
        if (type instanceof DocumentType document) {
            Map<String, Object> values = new LinkedHashMap<>();
            document.attributes().forEach(a -> values.put(a.name(), typical(a.type(), a.name())));
            return values;
        }
        if (type instanceof AttributeType.ListOf list) {
            return List.of(typical(list.element(), name), typical(list.element(), name));
        }
        return SampleValues.value(type, name, 1);
    }

    private static Basis basis(ItemType type) {
        List<AttributeType> types = new ArrayList<>();
        for (Attribute attribute : type.attributes()) {
            if (attribute.optional()) {
                return Basis.ASSUMED;
            }
            types.add(attribute.type());
        }
        return types.stream().allMatch(Sizes::isFixed) ? Basis.DERIVED : Basis.ASSUMED;
    }

    /** Whether all values of a type have nearly one size. */
    private static boolean isFixed(AttributeType type) {
        if (type instanceof Scalar scalar) {
            return switch (scalar) {
                case BOOLEAN, INSTANT, DATE, YEAR_MONTH, TIME, UUID, ULID -> true;
                default -> false;
            };
        }
        return type instanceof EnumType;
    }
}
