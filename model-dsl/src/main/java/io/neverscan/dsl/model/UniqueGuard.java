package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * The items that hold the values of a unique group of an entity: one for each item that has all of the group's
 * attributes. Their key is the value, so that no two items can have it.
 *
 * @param name entity and attributes, such as {@code User.email} or {@code User.team+slug}; also the type that is stored
 * @param table the entity's table
 * @param attributes the group's attributes in the order of the model
 * @param placements where the guards lie: the table first, then indexes whose keys they cannot but have
 * @param span where the group is declared
 */
public record UniqueGuard(String name, Table table, List<Attribute> attributes, List<Placement> placements, Span span)
        implements ItemType {
    /** Stored name of the attribute that holds the key of the item whose values these are. */
    public static final String OWNER = "guardOf";

    /** Copies the lists. */
    public UniqueGuard {
        attributes = List.copyOf(attributes);
        placements = List.copyOf(placements);
    }

    @Override
    public List<Attribute> identity() {
        return attributes;
    }

    @Override
    public Traits traits() {
        return Traits.NONE;
    }

    @Override
    public Optional<String> description() {
        return Optional.empty();
    }

    @Override
    public String toString() {
        return name;
    }
}
