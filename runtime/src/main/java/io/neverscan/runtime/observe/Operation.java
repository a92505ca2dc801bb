package io.neverscan.runtime.observe;

/** The DynamoDB operations that generated code uses. There is none that scans. */
public enum Operation {
    /** One item by its key. */
    GET_ITEM,
    /** Up to 100 items a request, by their keys. */
    BATCH_GET_ITEM,
    /** Items of one partition of a table or index. */
    QUERY,
    /** A whole item. */
    PUT_ITEM,
    /** Some attributes of an item. */
    UPDATE_ITEM,
    /** The end of an item. */
    DELETE_ITEM,
    /** Several writes, all or none. */
    TRANSACT_WRITE_ITEMS
}
