package io.neverscan.dsl.model;

import java.util.Optional;

/**
 * Attributes of an item type that the generated code looks after.
 *
 * @param version counts changes for optimistic locking
 * @param created set once, when the item is created
 * @param updated set on every change
 * @param ttl when DynamoDB may delete the item; stored as epoch seconds
 */
public record Traits(
        Optional<Attribute> version,
        Optional<Attribute> created,
        Optional<Attribute> updated,
        Optional<Attribute> ttl) {
    /** No such attribute. */
    public static final Traits NONE =
            new Traits(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
}
