package io.neverscan.codegen.emit.java;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Traits;
import io.neverscan.dsl.model.UniqueGuard;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What the traits of an item type and the edges of a model mean for its Java form. */
final class Items {
    private final Map<String, Set<String>> counters = new LinkedHashMap<>();

    Items(Model model) {
        for (ItemType item : model.items()) {
            if (item instanceof Edge edge) {
                Stream.of(edge.from(), edge.to()).forEach(this::addCounter);
            }
        }
    }

    private void addCounter(Edge.End end) {
        end.counter()
                .ifPresent(c -> counters.computeIfAbsent(end.entity().name(), n -> new LinkedHashSet<>())
                        .add(c.name()));
    }

    /** The attributes as records have them, in the order of the model. */
    List<Attribute> attributes(ItemType item) {
        return effective(item, item.attributes());
    }

    List<Attribute> effective(ItemType item, List<Attribute> attributes) {
        return attributes.stream().map(a -> effective(item, a)).toList();
    }

    /**
     * The attribute as records have it. A version counts from 0, which stands for "not stored yet"; times that the
     * repository sets are absent before.
     */
    Attribute effective(ItemType item, Attribute attribute) {
        Traits traits = item.traits();
        if (is(traits.version(), attribute)) {
            return with(attribute, false);
        }
        return is(traits.created(), attribute) || is(traits.updated(), attribute) ? with(attribute, true) : attribute;
    }

    private static Attribute with(Attribute a, boolean optional) {
        return new Attribute(
                a.name(),
                a.storedName(),
                optional ? a.type() : Scalar.COUNTER,
                optional,
                a.immutable(),
                a.description(),
                a.span());
    }

    static boolean is(Optional<Attribute> trait, Attribute attribute) {
        return trait.isPresent() && trait.get().name().equals(attribute.name());
    }

    /** Names of the counters that edges maintain. */
    Set<String> maintained(ItemType item) {
        return new LinkedHashSet<>(counters.getOrDefault(item.name(), Collections.emptySet()));
    }

    /** Names of the attributes that replacing an item leaves as they are stored. */
    Set<String> kept(ItemType item) {
        Set<String> kept = maintained(item);
        item.traits().created().ifPresent(a -> kept.add(a.name()));
        return kept;
    }

    /** What holds the unique values of an item type. */
    static List<UniqueGuard> guards(ItemType item) {
        return item instanceof Entity entity ? entity.guards() : List.of();
    }

    static boolean isIdentity(ItemType item, Attribute attribute) {
        return item.identity().stream().anyMatch(i -> i.name().equals(attribute.name()));
    }

    /** The template by which an attribute is itself a key attribute, if it is one. */
    static Optional<KeyTemplate> natural(ItemType item, Attribute attribute) {
        return item.placements().stream()
                .flatMap(p -> p.templates().stream())
                .filter(t -> t.natural() && t.attributes().get(0).name().equals(attribute.name()))
                .findFirst();
    }
}
