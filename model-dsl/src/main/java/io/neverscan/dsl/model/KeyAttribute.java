package io.neverscan.dsl.model;

/**
 * A key attribute of a table or index, as DynamoDB stores it.
 *
 * @param name attribute name in the table
 * @param type its DynamoDB type
 */
public record KeyAttribute(String name, Type type) {
    /** The three types a key can have. */
    public enum Type {
        /** Text, sorted by UTF-8 bytes. */
        S,
        /** Number, sorted by value. */
        N,
        /** Binary, sorted by unsigned bytes. */
        B
    }
}
