package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Workload;
import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * What a write touches and takes.
 *
 * @param name name of the declared write, or type and method of one that every type has, such as {@code Order.create}
 * @param declared whether the model declares it
 * @param transactional whether it is a transaction, which takes two units in the place of one for each item
 * @param touches items and index entries
 * @param calls declared rates
 * @param month micro-dollars of a month, empty without a rate
 * @param span where it is declared, else where its type is
 */
public record WriteCost(
        String name,
        boolean declared,
        boolean transactional,
        List<Touch> touches,
        Workload.Calls calls,
        Optional<Figure> month,
        Span span) {
    /**
     * An item or index entry that is written.
     *
     * @param type the item's type
     * @param role what it is to the write
     * @param placement where it lies
     * @param change what happens to it; of an item of a table {@link Units.Change#REWRITTEN} for an update
     * @param units write units
     * @param by of a node whose counter follows: the edge and its end, whose shares tell how often this node is touched
     */
    public record Touch(
            ItemType type, Role role, Placement placement, Units.Change change, Figure units, Optional<Counted> by) {
        /**
         * Where the units are charged.
         *
         * @return the table or index
         */
        public Location location() {
            return placement.location();
        }
    }

    /**
     * Why a node is written.
     *
     * @param edge the edge that is counted
     * @param end at which of its ends the node is
     */
    public record Counted(Edge edge, Edge.End end) {}

    /** What a touched item is to a write. */
    public enum Role {
        /** What is written. */
        ITEM,
        /** The second item of an edge. */
        MIRROR,
        /** A node whose counter follows. */
        COUNTER,
        /** An item that holds a unique value. */
        GUARD,
        /** An item that is only looked at. */
        CHECK
    }

    /** Copies the list. */
    public WriteCost {
        touches = List.copyOf(touches);
    }

    /**
     * Units of items of the table.
     *
     * @return write units of a call
     */
    public Figure tableUnits() {
        return Figure.sum(touches.stream()
                .filter(t -> t.placement().isBase())
                .map(Touch::units)
                .toList());
    }

    /**
     * Units of index entries.
     *
     * @return write units of a call
     */
    public Figure indexUnits() {
        return Figure.sum(touches.stream()
                .filter(t -> !t.placement().isBase())
                .map(Touch::units)
                .toList());
    }

    /**
     * All units.
     *
     * @return write units of a call
     */
    public Figure units() {
        return tableUnits().plus(indexUnits());
    }

    /**
     * Units of all that is written for each unit of the table, in hundredths.
     *
     * <p>Source: Amazon DynamoDB Developer Guide, "Using Global Secondary Indexes in DynamoDB", throughput considerations.
     *
     * @return 100 if no index is touched
     */
    public long amplification() {
        return units().value() * 100 / Math.max(1, tableUnits().value());
    }
}
