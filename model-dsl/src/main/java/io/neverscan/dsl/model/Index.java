package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.stream.Stream;

/**
 * A secondary index of a table.
 *
 * @param name its name, unique in the table
 * @param partitionKeys its partition key attributes: one, or up to four of a global index
 * @param sortKeys its sort key attributes in the order in which it sorts; at most one, or up to four of a global index
 * @param projection what it holds beside the keys
 * @param local whether it is a local secondary index (LSI)
 * @param capacity its throughput, as far as it is not the table's
 * @param span where it is declared
 */
public record Index(
        String name,
        List<KeyAttribute> partitionKeys,
        List<KeyAttribute> sortKeys,
        Projection projection,
        boolean local,
        Capacity capacity,
        Span span) {
    /** Copies the lists. */
    public Index {
        partitionKeys = List.copyOf(partitionKeys);
        sortKeys = List.copyOf(sortKeys);
    }

    /**
     * Its key attributes.
     *
     * @return those of the partition key, then those of the sort key
     */
    public List<KeyAttribute> keys() {
        return Stream.concat(partitionKeys.stream(), sortKeys.stream()).toList();
    }

    /**
     * Whether a key of it consists of several attributes; all its keys are then attributes of the items themselves.
     *
     * <p>Source: Amazon DynamoDB Developer Guide, "Multi-attribute keys in global secondary indexes".
     *
     * @return true for more than one attribute of a kind
     */
    public boolean isMultiAttribute() {
        return partitionKeys.size() > 1 || sortKeys.size() > 1;
    }
}
