package io.neverscan.testkit.feature;

/**
 * What the service does and engines are known to lack or get wrong; each is asked by a probe. What takes days or chance to
 * show (expiry of items, lag of indexes, throttling, conflicts between transactions) has none: a test that needs it makes a
 * client fail as the service would.
 */
public enum Feature {
    /** Index keys of several attributes, created and queried. */
    MULTI_ATTRIBUTE_INDEX_KEYS("index keys of several attributes"),
    /** Tables that have an index with keys of several attributes; whether it can be queried is another question. */
    MULTI_ATTRIBUTE_INDEX_CREATION("tables with index keys of several attributes"),
    /** {@code begins_with} on a number in a key condition is refused. */
    BEGINS_WITH_ON_NUMBER_REFUSED("begins_with on a number refused"),
    /** An empty string in a key condition is refused. */
    EMPTY_KEY_REFUSED("an empty string in a key condition refused"),
    /** More than 100 operands of {@code in} are refused. */
    IN_LIMIT_REFUSED("more than 100 operands of `in` refused"),
    /** A start key of another partition than the condition's is refused. */
    FOREIGN_START_KEY_REFUSED("a start key of another partition refused"),
    /** A projection of an attribute that a global index does not hold is refused. */
    UNPROJECTED_ATTRIBUTE_REFUSED("a projection of an attribute the index does not hold refused"),
    /** More than 20 projected names of an index are refused. */
    INCLUDE_LIMIT_REFUSED("more than 20 projected names refused"),
    /** An index key over the size limit is refused. */
    INDEX_KEY_SIZE_REFUSED("an index sort key over 1024 bytes refused"),
    /** A transactional read with a projection gives only what was asked for. */
    TRANSACTIONAL_READ_PROJECTION("exact projection of transactional reads"),
    /** Setting an element past the end of a list appends it. */
    LIST_SET_PAST_END_APPENDS("setting past the end of a list appends"),
    /** Setting the same expiry attribute twice is refused. */
    SECOND_TIME_TO_LIVE_REFUSED("a second identical time-to-live setting refused"),
    /** Warm throughput is given back by DescribeTable. */
    WARM_THROUGHPUT_ECHOED("warm throughput given back"),
    /** Transactions write all or nothing. */
    TRANSACTIONS("transactions"),
    /** Reading what a local index does not hold costs one more read per item. */
    LOCAL_INDEX_FETCH_CAPACITY("the cost of attributes that a local index does not hold"),
    /** Consumed capacity is reported with table and index parts. */
    CONSUMED_CAPACITY_PER_INDEX("consumed capacity per index");

    private final String title;

    Feature(String title) {
        this.title = title;
    }

    /**
     * What the service does, in words.
     *
     * @return a phrase for messages
     */
    public String title() {
        return title;
    }
}
