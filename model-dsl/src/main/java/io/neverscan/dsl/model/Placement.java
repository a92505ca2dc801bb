package io.neverscan.dsl.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where items of a type lie in a table or index: one key template pair.
 *
 * @param location the table or index
 * @param form which of the type's items it is about
 * @param partition templates of the partition key, one for each of its attributes
 * @param sort templates of the sort key, one for each of its attributes; empty if the location has none
 * @param when which items have these keys, by their own attributes and constants; empty means all
 */
public record Placement(
        Location location, Form form, List<KeyTemplate> partition, List<KeyTemplate> sort, Optional<Predicate> when) {
    /** Copies the lists. */
    public Placement {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    /**
     * A placement of all items of the type by one key attribute of a kind.
     *
     * @param location the table or index
     * @param form which of the type's items it is about
     * @param partition template of the partition key
     * @param sort template of the sort key, if the location has one
     */
    public Placement(Location location, Form form, KeyTemplate partition, Optional<KeyTemplate> sort) {
        this(location, form, List.of(partition), sort.stream().toList(), Optional.empty());
    }

    /** The items that one entity or edge is written as. */
    public enum Form {
        /** The item itself. */
        PRIMARY,
        /** The second item of an edge with {@code inverse: mirror}, its keys seen from the other end. */
        MIRROR
    }

    /**
     * All templates.
     *
     * @return those of the partition key, then those of the sort key
     */
    public List<KeyTemplate> templates() {
        return Stream.concat(partition.stream(), sort.stream()).toList();
    }

    /**
     * The template that the key ends with.
     *
     * @return that of the last sort key attribute; of the partition key where there is no sort key
     */
    public KeyTemplate last() {
        List<KeyTemplate> all = templates();
        return all.get(all.size() - 1);
    }

    /**
     * The parts of the partition key.
     *
     * @return components in the order of the templates
     */
    public List<Segment.Component> partitionComponents() {
        return partition.stream().flatMap(t -> t.components().stream()).toList();
    }

    /**
     * The parts of the sort key.
     *
     * @return components in the order of the templates, which is the order in which items are sorted
     */
    public List<Segment.Component> sortComponents() {
        return sort.stream().flatMap(t -> t.components().stream()).toList();
    }

    /**
     * The partition key as the model writes it.
     *
     * @return such as {@code USER#{userId}}; the templates of several attributes with a comma between them
     */
    public String partitionText() {
        return partition.stream().map(KeyTemplate::text).collect(Collectors.joining(", "));
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
