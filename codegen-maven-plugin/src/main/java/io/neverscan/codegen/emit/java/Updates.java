package io.neverscan.codegen.emit.java;

import io.neverscan.dsl.keys.Facts;
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
     * Keys of one index to be written anew when an attribute changes.
     *
     * @param entries the keys; several are alternatives that exclude each other
     */
    record Recomputed(List<Entry> entries) {
        Recomputed {
            entries = List.copyOf(entries);
        }

        Location location() {
            return entries.get(0).placement().location();
        }

        /** Every template of them. */
        List<KeyTemplate> templates() {
            return entries.stream().flatMap(e -> e.templates().stream()).toList();
        }

        /** Names of the key attributes, each once. */
        List<String> keys() {
            return templates().stream().map(t -> t.key().name()).distinct().toList();
        }

        /** Whether an item that lacks the attribute is surely not in the index. */
        boolean isLeftWithout(Attribute attribute) {
            return entries.stream()
                    .allMatch(e -> contains(e.present(), attribute)
                            || e.placement()
                                    .when()
                                    .filter(w -> Facts.without(attribute).truth(w) == Facts.Truth.FAILS)
                                    .isPresent());
        }
    }

    /**
     * Keys that an item has in an index, or has not.
     *
     * @param placement where they lie
     * @param templates the keys
     * @param present attributes that must be there for the item to be in the index
     */
    record Entry(Placement placement, List<KeyTemplate> templates, List<Attribute> present) {}

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
        Map<Location, List<Entry>> byIndex = new LinkedHashMap<>();
        for (Placement placement : SchemaEmitter.placements(item, Placement.Form.PRIMARY)) {
            if (!(placement.location() instanceof Location.Secondary)) {
                continue;
            }
            List<Attribute> present = parts(item, placement.templates()).stream()
                    .filter(a -> Types.isNullable(scope.items().effective(item, a)))
                    .toList();
            boolean conditional = !present.isEmpty() || placement.when().isPresent();
            List<KeyTemplate> templates = placement.templates().stream()
                    .filter(t -> !t.natural() && !isTableKey(item, t))
                    .filter(t -> conditional || contains(t.attributes(), changed))
                    .toList();
            if (!templates.isEmpty()) {
                byIndex.computeIfAbsent(placement.location(), l -> new ArrayList<>())
                        .add(new Entry(placement, templates, present));
            }
        }
        Map<List<KeyTemplate>, Recomputed> all = new LinkedHashMap<>();
        for (List<Entry> entries : byIndex.values()) {
            if (entries.stream().anyMatch(e -> contains(needed(item, e), changed))) {
                Recomputed one = new Recomputed(entries);
                all.putIfAbsent(one.templates(), one);
            }
        }
        return List.copyOf(all.values());
    }

    /** What an update must know to write the keys, or to leave them out, beside the identity. */
    private static List<Attribute> needed(ItemType item, Entry entry) {
        Set<Attribute> needed =
                new LinkedHashSet<>(parts(item, entry.placement().templates()));
        entry.placement().when().ifPresent(w -> needed.addAll(w.attributes()));
        return needed.stream().filter(a -> !Items.isIdentity(item, a)).toList();
    }

    /** The other attributes that the keys are made of: the caller says what they will be. */
    static List<Attribute> witnesses(ItemType item, List<Recomputed> recomputed, Attribute changed) {
        Map<String, Attribute> witnesses = new LinkedHashMap<>();
        for (Recomputed one : recomputed) {
            for (Entry entry : one.entries()) {
                List<Attribute> needed = new ArrayList<>(parts(item, entry.templates()));
                needed.addAll(entry.present());
                entry.placement().when().ifPresent(w -> needed.addAll(w.attributes()));
                needed.stream()
                        .filter(a -> !a.name().equals(changed.name()))
                        .filter(a -> !Items.isIdentity(item, a)
                                && !Items.is(item.traits().updated(), a))
                        .forEach(a -> witnesses.putIfAbsent(a.name(), a));
            }
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
