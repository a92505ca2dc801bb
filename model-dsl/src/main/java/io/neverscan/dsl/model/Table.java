package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A table.
 *
 * @param name name in the model, also the default physical name
 * @param partitionKey its partition key attribute
 * @param sortKey its sort key attribute, if any
 * @param indexes its indexes in the order of the model
 * @param typeAttribute name of the attribute that holds the item type; empty for {@code none}
 * @param rawKeys whether text stands unescaped in keys ({@code keyEncoding: raw})
 * @param settings how the service keeps it
 * @param span where it is declared; for the default table, the model's name
 */
public record Table(
        String name,
        KeyAttribute partitionKey,
        Optional<KeyAttribute> sortKey,
        List<Index> indexes,
        Optional<String> typeAttribute,
        boolean rawKeys,
        TableSettings settings,
        Span span) {
    /** Copies the list. */
    public Table {
        indexes = List.copyOf(indexes);
    }

    /**
     * All key attributes, of the table and of its indexes.
     *
     * @return those of the table first, each once
     */
    public List<KeyAttribute> keyAttributes() {
        return Stream.concat(
                        Stream.concat(Stream.of(partitionKey), sortKey.stream()),
                        indexes.stream().flatMap(i -> i.keys().stream()))
                .distinct()
                .toList();
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

    /**
     * The provisioned units of a global index.
     *
     * @param index one of its global indexes
     * @return its own, or those of the table; empty for on-demand
     */
    public Optional<Throughput> provisioned(Index index) {
        return index.capacity().provisioned().or(() -> settings.capacity().provisioned());
    }
}
