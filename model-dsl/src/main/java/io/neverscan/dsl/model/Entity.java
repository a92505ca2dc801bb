package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * A node: an item type of its own.
 *
 * @param name its name
 * @param table its table
 * @param attributes its attributes in the order of the model
 * @param identity the attributes of the table's key template
 * @param placements where its items lie, the table first
 * @param traits attributes that generated code looks after
 * @param guards what holds its unique values; none for a group that contains the identity, which is unique by itself
 * @param description what it means
 * @param span where its name stands
 */
public record Entity(
        String name,
        Table table,
        List<Attribute> attributes,
        List<Attribute> identity,
        List<Placement> placements,
        Traits traits,
        List<UniqueGuard> guards,
        Optional<String> description,
        Span span)
        implements ItemType {
    /** Copies the lists. */
    public Entity {
        attributes = List.copyOf(attributes);
        identity = List.copyOf(identity);
        placements = List.copyOf(placements);
        guards = List.copyOf(guards);
    }

    /**
     * Whether a guard holds the attribute: its value, or when the item ends.
     *
     * @param attribute an attribute of the entity
     * @return true if the guards must be known to change it
     */
    public boolean isGuarded(Attribute attribute) {
        return guards.stream().anyMatch(g -> g.attributes().contains(attribute))
                || (!guards.isEmpty() && traits.ttl().filter(attribute::equals).isPresent());
    }

    @Override
    public String toString() {
        return name;
    }
}
