package io.neverscan.testkit.feature;

/** What the service does and engines are known to lack or get wrong; each is asked by a probe. */
public enum Feature {
    /** Index keys of several attributes, created and queried. */
    MULTI_ATTRIBUTE_INDEX_KEYS("index keys of several attributes", ProbesOfIndexes::multiAttributeKeys),
    /** {@code begins_with} on a number in a key condition is refused. */
    BEGINS_WITH_ON_NUMBER_REFUSED("begins_with on a number refused", ProbesOfQueries::beginsWithOnNumber),
    /** An empty string in a key condition is refused. */
    EMPTY_KEY_REFUSED("an empty string in a key condition refused", ProbesOfQueries::emptyKey),
    /** A start key of another partition than the condition's is refused. */
    FOREIGN_START_KEY_REFUSED("a start key of another partition refused", ProbesOfQueries::foreignStartKey),
    /** A projection of an attribute that a global index does not hold is refused. */
    UNPROJECTED_ATTRIBUTE_REFUSED(
            "a projection of an attribute the index does not hold refused", ProbesOfIndexes::unprojectedAttribute),
    /** More than 20 projected names of an index are refused. */
    INCLUDE_LIMIT_REFUSED("more than 20 projected names refused", ProbesOfIndexes::includeLimit),
    /** An index key over the size limit is refused. */
    INDEX_KEY_SIZE_REFUSED("an index sort key over 1024 bytes refused", ProbesOfIndexes::keySize),
    /** A transactional read with a projection gives only what was asked for. */
    TRANSACTIONAL_READ_PROJECTION("exact projection of transactional reads", ProbesOfItems::transactionalProjection),
    /** Setting an element past the end of a list appends it. */
    LIST_SET_PAST_END_APPENDS("setting past the end of a list appends", ProbesOfItems::listPastEnd),
    /** Setting the same expiry attribute twice is refused. */
    SECOND_TIME_TO_LIVE_REFUSED("a second identical time-to-live setting refused", ProbesOfTables::secondTimeToLive),
    /** Warm throughput is given back by DescribeTable. */
    WARM_THROUGHPUT_ECHOED("warm throughput given back", ProbesOfTables::warmThroughput),
    /** Transactions write all or nothing. */
    TRANSACTIONS("transactions", ProbesOfItems::transactions),
    /** Consumed capacity is reported with table and index parts. */
    CONSUMED_CAPACITY_PER_INDEX("consumed capacity per index", ProbesOfIndexes::capacityPerIndex);

    private final String title;
    private final Probe probe;

    Feature(String title, Probe probe) {
        this.title = title;
        this.probe = probe;
    }

    /**
     * What the service does, in words.
     *
     * @return a phrase for messages
     */
    public String title() {
        return title;
    }

    Probe probe() {
        return probe;
    }
}
