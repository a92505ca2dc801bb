package io.neverscan.codegen.emit.java;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which attributes an update may change, and which index keys change with them. */
final class Updates {
    private Updates() {}

    /**
     * Index keys to be written anew when an attribute changes.
     *
     * @param placement where they lie
     * @param templates the keys
     * @param present attributes that must be there for the item to be in the index
     */
    record Recomputed(Placement placement, List<KeyTemplate> templates, List<Attribute> present) {}

    /** Attributes that are neither identity, nor immutable, nor looked after by the repository. */
    static List<Attribute> changeable(Scope scope, ItemType item) {
        Set<String> maintained = scope.items().maintained(item);
        return scope.items().attributes(item).stream()
                .filter(a -> !Items.isIdentity(item, a) && !a.immutable() && !maintained.contains(a.name()))
                .filter(a -> !Items.is(item.traits().version(), a)
                        && !Items.is(item.traits().created(), a)
                        && !Items.is(item.traits().updated(), a))
                .toList();
    }

    /**
     * The index keys that change with an attribute. An index that items may be absent from is entered with all its keys
     * at once; in any other only the keys change that hold the attribute.
     */
    static List<Recomputed> recomputed(Scope scope, ItemType item, Attribute changed) {
        Map<List<KeyTemplate>, Recomputed> all = new LinkedHashMap<>();
        for (Placement placement : SchemaEmitter.placements(item, Placement.Form.PRIMARY)) {
            List<Attribute> parts = parts(item, placement.templates());
            if (!(placement.location() instanceof Location.Secondary) || !contains(parts, changed)) {
                continue;
            }
            List<Attribute> present = parts.stream()
                    .filter(a -> Types.isNullable(scope.items().effective(item, a)))
                    .toList();
            List<KeyTemplate> templates = placement.templates().stream()
                    .filter(t -> !t.natural() && !isTableKey(item, t))
                    .filter(t -> !present.isEmpty() || contains(t.attributes(), changed))
                    .toList();
            if (!templates.isEmpty()) {
                all.putIfAbsent(templates, new Recomputed(placement, templates, present));
            }
        }
        return List.copyOf(all.values());
    }

    /** The other attributes that the keys are made of: the caller says what they will be. */
    static List<Attribute> witnesses(ItemType item, List<Recomputed> recomputed, Attribute changed) {
        Map<String, Attribute> witnesses = new LinkedHashMap<>();
        for (Recomputed one : recomputed) {
            List<Attribute> needed = new ArrayList<>(parts(item, one.templates()));
            needed.addAll(one.present());
            needed.stream()
                    .filter(a -> !a.name().equals(changed.name()))
                    .filter(a -> !Items.is(item.traits().updated(), a))
                    .forEach(a -> witnesses.putIfAbsent(a.name(), a));
        }
        return List.copyOf(witnesses.values());
    }

    private static List<Attribute> parts(ItemType item, List<KeyTemplate> templates) {
        Set<Attribute> parts = new LinkedHashSet<>();
        templates.forEach(t -> parts.addAll(t.attributes()));
        return parts.stream().filter(a -> !Items.isIdentity(item, a)).toList();
    }

    private static boolean contains(List<Attribute> attributes, Attribute wanted) {
        return attributes.stream().anyMatch(a -> a.name().equals(wanted.name()));
    }

    private static boolean isTableKey(ItemType item, KeyTemplate template) {
        String name = template.key().name();
        return item.table().partitionKey().name().equals(name)
                || item.table().sortKey().filter(k -> k.name().equals(name)).isPresent();
    }
}
