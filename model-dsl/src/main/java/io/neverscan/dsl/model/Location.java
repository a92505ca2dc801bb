package io.neverscan.dsl.model;

import java.util.List;
import java.util.stream.Stream;

/** A table or one of its indexes: where a request can look. */
public sealed interface Location {
    /**
     * The table.
     *
     * @return the table itself, or the one the index belongs to
     */
    Table table();

    /**
     * Its partition key attributes.
     *
     * @return one; several for an index with multi-attribute keys
     */
    List<KeyAttribute> partitionKeys();

    /**
     * Its sort key attributes.
     *
     * @return in the order in which it sorts, empty if it has none
     */
    List<KeyAttribute> sortKeys();

    /**
     * Its key attributes.
     *
     * @return those of the partition key, then those of the sort key
     */
    default List<KeyAttribute> keys() {
        return Stream.concat(partitionKeys().stream(), sortKeys().stream()).toList();
    }

    /**
     * How messages name it.
     *
     * @return such as {@code table `social`}
     */
    String describe();

    /**
     * The table itself.
     *
     * @param table the table
     */
    record Base(Table table) implements Location {
        @Override
        public List<KeyAttribute> partitionKeys() {
            return List.of(table.partitionKey());
        }

        @Override
        public List<KeyAttribute> sortKeys() {
            return table.sortKey().stream().toList();
        }

        @Override
        public String describe() {
            return "table `" + table.name() + "`";
        }
    }

    /**
     * An index.
     *
     * @param table its table
     * @param index the index
     */
    record Secondary(Table table, Index index) implements Location {
        @Override
        public List<KeyAttribute> partitionKeys() {
            return index.partitionKeys();
        }

        @Override
        public List<KeyAttribute> sortKeys() {
            return index.sortKeys();
        }

        @Override
        public String describe() {
            return "index `" + index.name() + "`";
        }
    }
}
