package io.neverscan.dsl.model;

import java.util.List;
import java.util.Optional;

/**
 * Attributes of an item type that the generated code looks after.
 *
 * @param version counts changes for optimistic locking
 * @param created set once, when the item is created
 * @param updated set on every change
 * @param ttl when DynamoDB may delete the item; stored as epoch seconds
 * @param unique attributes, or groups of them, whose values no two items share; in the order of the model
 */
public record Traits(
        Optional<Attribute> version,
        Optional<Attribute> created,
        Optional<Attribute> updated,
        Optional<Attribute> ttl,
        List<List<Attribute>> unique) {
    /** No such attribute. */
    public static final Traits NONE =
            new Traits(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    /** Copies the lists. */
    public Traits {
        unique = unique.stream().map(List::copyOf).toList();
    }

    /**
     * The same with other unique attributes.
     *
     * @param groups attributes, or groups of them
     * @return a copy
     */
    public Traits withUnique(List<List<Attribute>> groups) {
        return new Traits(version, created, updated, ttl, groups);
    }
}
