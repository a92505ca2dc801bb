package io.neverscan.dsl.plan;

import io.neverscan.dsl.keys.Facts;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Scalar;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Which index keys of an item change with some of its attributes, and what must be known to write them. Stateless. */
public final class IndexKeys {
    private IndexKeys() {}

    /**
     * Keys of one index to be written anew.
     *
     * @param entries the keys; several are alternatives that exclude each other
     */
    public record Recomputed(List<Entry> entries) {
        /** Copies the list. */
        public Recomputed {
            entries = List.copyOf(entries);
        }

        /**
         * The index.
         *
         * @return its place
         */
        public Location location() {
            return entries.get(0).placement().location();
        }

        /**
         * Every template of them.
         *
         * @return templates in the order of the placements
         */
        public List<KeyTemplate> templates() {
            return entries.stream().flatMap(e -> e.templates().stream()).toList();
        }

        /**
         * Names of the key attributes.
         *
         * @return each once
         */
        public List<String> keys() {
            return templates().stream().map(t -> t.key().name()).distinct().toList();
        }

        /**
         * Whether an item that lacks the attribute is surely not in the index.
         *
         * @param attribute the attribute
         * @return true if no key is left without it
         */
        public boolean isLeftWithout(Attribute attribute) {
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
    public record Entry(Placement placement, List<KeyTemplate> templates, List<Attribute> present) {
        /** Copies the lists. */
        public Entry {
            templates = List.copyOf(templates);
            present = List.copyOf(present);
        }
    }

    /**
     * The index keys that change with some attributes. An index that items may be absent from is entered with all its
     * keys at once; in any other only the keys change that hold one of the attributes.
     *
     * @param item the item type
     * @param changed the attributes
     * @return one for each index
     */
    public static List<Recomputed> changedBy(ItemType item, Collection<Attribute> changed) {
        Map<List<KeyTemplate>, Recomputed> all = new LinkedHashMap<>();
        for (Recomputed one : placed(item, t -> changed.stream().anyMatch(c -> contains(t.attributes(), c)))) {
            boolean touched = one.entries().stream()
                    .anyMatch(e -> changed.stream().anyMatch(c -> contains(deciding(item, e), c)));
            if (touched) {
                all.putIfAbsent(one.templates(), one);
            }
        }
        return List.copyOf(all.values());
    }

    /**
     * All index keys of an item, as for one that is made.
     *
     * @param item the item type
     * @return one for each index
     */
    public static List<Recomputed> all(ItemType item) {
        Map<List<KeyTemplate>, Recomputed> all = new LinkedHashMap<>();
        placed(item, t -> true).forEach(r -> all.putIfAbsent(r.templates(), r));
        return List.copyOf(all.values());
    }

    /** The keys of each index, of those that every item has only some. */
    private static List<Recomputed> placed(ItemType item, Predicate<KeyTemplate> wanted) {
        Map<Location, List<Entry>> byIndex = new LinkedHashMap<>();
        for (Placement placement : item.placements()) {
            boolean primary = placement.form() == Placement.Form.PRIMARY;
            if (!primary || !(placement.location() instanceof Location.Secondary)) {
                continue;
            }
            List<Attribute> present = parts(item, placement.templates()).stream()
                    .filter(a -> mayBeAbsent(item, a))
                    .toList();
            boolean conditional = !present.isEmpty() || placement.when().isPresent();
            List<KeyTemplate> templates = placement.templates().stream()
                    .filter(t -> !t.natural() && !isTableKey(item, t))
                    .filter(t -> conditional || wanted.test(t))
                    .toList();
            if (!templates.isEmpty()) {
                byIndex.computeIfAbsent(placement.location(), l -> new ArrayList<>())
                        .add(new Entry(placement, templates, present));
            }
        }
        return byIndex.values().stream().map(Recomputed::new).toList();
    }

    /**
     * What must be known to write keys anew, beside the identity and the time of the write.
     *
     * @param item the item type
     * @param recomputed the keys
     * @return attributes, each once
     */
    public static List<Attribute> needed(ItemType item, List<Recomputed> recomputed) {
        Map<String, Attribute> needed = new LinkedHashMap<>();
        for (Recomputed one : recomputed) {
            for (Entry entry : one.entries()) {
                Stream.of(
                                parts(item, entry.templates()),
                                entry.present(),
                                entry.placement()
                                        .when()
                                        .map(w -> w.attributes())
                                        .orElse(List.of()))
                        .flatMap(List::stream)
                        .filter(a -> !isIdentity(item, a))
                        .filter(a -> item.traits()
                                .updated()
                                .filter(u -> u.name().equals(a.name()))
                                .isEmpty())
                        .forEach(a -> needed.putIfAbsent(a.name(), a));
            }
        }
        return List.copyOf(needed.values());
    }

    /**
     * Whether an item may lack the attribute: a set that is absent is empty and a counter is 0, all else that is optional
     * is nothing; times that the repository sets are nothing before.
     *
     * @param item the item type
     * @param attribute one of its attributes
     * @return true if it may be absent
     */
    public static boolean mayBeAbsent(ItemType item, Attribute attribute) {
        boolean stamped = Stream.of(item.traits().created(), item.traits().updated())
                .anyMatch(t -> t.filter(a -> a.name().equals(attribute.name())).isPresent());
        return (attribute.optional() || stamped)
                && !(attribute.type() instanceof AttributeType.SetOf)
                && attribute.type() != Scalar.COUNTER
                && item.traits()
                        .version()
                        .filter(v -> v.name().equals(attribute.name()))
                        .isEmpty();
    }

    /** What decides whether an item has the keys, and which. */
    private static List<Attribute> deciding(ItemType item, Entry entry) {
        Set<Attribute> deciding =
                new LinkedHashSet<>(parts(item, entry.placement().templates()));
        entry.placement().when().ifPresent(w -> deciding.addAll(w.attributes()));
        return deciding.stream().filter(a -> !isIdentity(item, a)).toList();
    }

    private static List<Attribute> parts(ItemType item, List<KeyTemplate> templates) {
        Set<Attribute> parts = new LinkedHashSet<>();
        templates.forEach(t -> parts.addAll(t.attributes()));
        return parts.stream().filter(a -> !isIdentity(item, a)).toList();
    }

    private static boolean contains(List<Attribute> attributes, Attribute wanted) {
        return attributes.stream().anyMatch(a -> a.name().equals(wanted.name()));
    }

    private static boolean isIdentity(ItemType item, Attribute attribute) {
        return contains(item.identity(), attribute);
    }

    private static boolean isTableKey(ItemType item, KeyTemplate template) {
        String name = template.key().name();
        return item.table().partitionKey().name().equals(name)
                || item.table().sortKey().filter(k -> k.name().equals(name)).isPresent();
    }
}
