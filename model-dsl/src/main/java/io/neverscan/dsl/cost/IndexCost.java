package io.neverscan.dsl.cost;

import io.neverscan.dsl.model.Location;
import java.util.List;
import java.util.Optional;

/**
 * What an index is for and what it takes. Its marginal cost is that of its writes and storage: without it, its reads are
 * not served at all.
 *
 * @param location the index
 * @param readers names of the access patterns that it serves
 * @param writers names of the writes that cost something in it
 * @param writesMonth micro-dollars of a month of writes with a declared rate
 * @param readsMonth micro-dollars of a month of reads with a declared rate
 * @param storageMonth micro-dollars of a month of storage, empty if the number of items is not known
 * @param breakEven at how many hundredths of the declared write rates an index of keys only, whose items are fetched,
 *     would be cheaper; empty if the model does not tell, or it never is
 */
public record IndexCost(
        Location.Secondary location,
        List<String> readers,
        List<String> writers,
        Figure writesMonth,
        Figure readsMonth,
        Optional<Figure> storageMonth,
        Optional<Figure> breakEven) {
    /** Copies the lists. */
    public IndexCost {
        readers = List.copyOf(readers);
        writers = List.copyOf(writers);
    }

    /**
     * What would be saved without it.
     *
     * @return micro-dollars of a month
     */
    public Figure marginalMonth() {
        return storageMonth.map(writesMonth::plus).orElse(writesMonth);
    }
}
