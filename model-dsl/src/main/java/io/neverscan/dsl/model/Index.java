package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.Optional;

/**
 * A secondary index of a table.
 *
 * @param name its name, unique in the table
 * @param partitionKey its partition key attribute
 * @param sortKey its sort key attribute, if any
 * @param projection what it holds beside the keys
 * @param local whether it is a local secondary index (LSI)
 * @param span where it is declared
 */
public record Index(
        String name,
        KeyAttribute partitionKey,
        Optional<KeyAttribute> sortKey,
        Projection projection,
        boolean local,
        Span span) {}
