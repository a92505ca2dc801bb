package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * A relation between two entities that is an item of its own.
 *
 * @param name its name
 * @param table its table
 * @param attributes attributes of the source end, of the target end, then its own
 * @param identity the attributes of the table's key template
 * @param placements where its items lie, the table first
 * @param traits attributes that generated code looks after
 * @param from source end
 * @param to target end
 * @param inverse how the way from target to source is served
 * @param description what it means
 * @param span where its name stands
 */
public record Edge(
        String name,
        Table table,
        List<Attribute> attributes,
        List<Attribute> identity,
        List<Placement> placements,
        Traits traits,
        End from,
        End to,
        Inverse inverse,
        Optional<String> description,
        Span span)
        implements ItemType {
    /**
     * One end.
     *
     * @param entity the node's type
     * @param attributes the edge's attributes that hold the node's identity, in the order of that identity
     * @param counter the node's counter of these edges, if any
     */
    public record End(Entity entity, List<Attribute> attributes, Optional<Attribute> counter) {
        /** Copies the list. */
        public End {
            attributes = List.copyOf(attributes);
        }
    }

    /** How the way back is served. */
    public enum Inverse {
        /** It is not. */
        NONE,
        /** By an index. */
        INDEX,
        /** By a second item, written in the same transaction. */
        MIRROR
    }

    /** Copies the lists. */
    public Edge {
        attributes = List.copyOf(attributes);
        identity = List.copyOf(identity);
        placements = List.copyOf(placements);
    }

    @Override
    public String toString() {
        return name;
    }
}
