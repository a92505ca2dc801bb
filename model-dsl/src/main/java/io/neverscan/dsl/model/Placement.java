package io.neverscan.dsl.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where items of a type lie in a table or index: one key template pair.
 *
 * @param location the table or index
 * @param form which of the type's items it is about
 * @param partition template of the partition key
 * @param sort template of the sort key; present if and only if the location has one
 * @param when which items have these keys, by their own attributes and constants; empty means all
 */
public record Placement(
        Location location, Form form, KeyTemplate partition, Optional<KeyTemplate> sort, Optional<Predicate> when) {
    /**
     * A placement of all items of the type.
     *
     * @param location the table or index
     * @param form which of the type's items it is about
     * @param partition template of the partition key
     * @param sort template of the sort key, if the location has one
     */
    public Placement(Location location, Form form, KeyTemplate partition, Optional<KeyTemplate> sort) {
        this(location, form, partition, sort, Optional.empty());
    }

    /** The items that one entity or edge is written as. */
    public enum Form {
        /** The item itself. */
        PRIMARY,
        /** The second item of an edge with {@code inverse: mirror}, its keys seen from the other end. */
        MIRROR
    }

    /**
     * Both templates.
     *
     * @return partition template, then the sort template if there is one
     */
    public List<KeyTemplate> templates() {
        List<KeyTemplate> both = new ArrayList<>();
        both.add(partition);
        sort.ifPresent(both::add);
        return List.copyOf(both);
    }

    /**
     * Tells whether this is the table itself.
     *
     * @return true for the table, false for an index
     */
    public boolean isBase() {
        return location instanceof Location.Base;
    }
}
