package io.neverscan.dsl.model;

import java.util.Optional;

/** A table or one of its indexes: where a request can look. */
public sealed interface Location {
    /**
     * The table.
     *
     * @return the table itself, or the one the index belongs to
     */
    Table table();

    /**
     * Its partition key attribute.
     *
     * @return the attribute
     */
    KeyAttribute partitionKey();

    /**
     * Its sort key attribute.
     *
     * @return the attribute, empty if it has none
     */
    Optional<KeyAttribute> sortKey();

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
        public KeyAttribute partitionKey() {
            return table.partitionKey();
        }

        @Override
        public Optional<KeyAttribute> sortKey() {
            return table.sortKey();
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
        public KeyAttribute partitionKey() {
            return index.partitionKey();
        }

        @Override
        public Optional<KeyAttribute> sortKey() {
            return index.sortKey();
        }

        @Override
        public String describe() {
            return "index `" + index.name() + "`";
        }
    }
}
