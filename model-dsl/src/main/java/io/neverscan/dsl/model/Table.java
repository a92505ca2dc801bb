package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;

/**
 * A table.
 *
 * @param name name in the model, also the default physical name
 * @param partitionKey its partition key attribute
 * @param sortKey its sort key attribute, if any
 * @param indexes its indexes in the order of the model
 * @param typeAttribute name of the attribute that holds the item type; empty for {@code none}
 * @param rawKeys whether text stands unescaped in keys ({@code keyEncoding: raw})
 * @param span where it is declared; for the default table, the model's name
 */
public record Table(
        String name,
        KeyAttribute partitionKey,
        Optional<KeyAttribute> sortKey,
        List<Index> indexes,
        Optional<String> typeAttribute,
        boolean rawKeys,
        Span span) {
    /** Copies the list. */
    public Table {
        indexes = List.copyOf(indexes);
    }

    /**
     * Finds an index.
     *
     * @param indexName its name
     * @return the index, empty if the table has none of that name
     */
    public Optional<Index> index(String indexName) {
        return indexes.stream().filter(i -> i.name().equals(indexName)).findFirst();
    }
}
