package io.neverscan.dsl.compat;

import java.util.Locale;

/** The kinds of changes, by their numbers in {@code docs/reference/changes.md}. */
public enum Kind {
    /** An optional attribute that no key, filter or projection uses. */
    OPTIONAL_ATTRIBUTE_ADDED(1),
    /** An attribute that existing items lack and reads need. */
    NEEDED_ATTRIBUTE_ADDED(3),
    /** An attribute that nothing else uses is gone. */
    ATTRIBUTE_REMOVED(4),
    /** Another name in the code, the same in the table. */
    RENAMED_IN_CODE(6),
    /** Another name in the table. */
    STORED_NAME(7),
    /** Another name in the table, of an attribute that is itself the key of an index. */
    INDEX_KEY_NAME(8),
    /** Another type of an attribute that is no key. */
    ATTRIBUTE_TYPE(9),
    /** Another type of an attribute that is itself the key of an index. */
    INDEX_KEY_TYPE(10),
    /** Another name or type of a table's key attribute. */
    TABLE_KEY(11),
    /** Optional before, required now. */
    NOW_REQUIRED(12),
    /** Required before, optional now. */
    NOW_OPTIONAL(13),
    /** Required before, optional now, in the key of an index. */
    INDEX_NOW_SPARSE(14),
    /** A value more of an enum. */
    ENUM_VALUE_ADDED(16),
    /** A value less of an enum, or another code outside keys. */
    ENUM_VALUE_REMOVED(17),
    /** Another code of a value that stands in a key. */
    ENUM_CODE_IN_KEY(18),
    /** Another template of a table's key. */
    KEY_TEMPLATE(19),
    /** A table's sort key is added or dropped. */
    TABLE_SORT_KEY(20),
    /** An entity or edge more. */
    ITEM_TYPE_ADDED(21),
    /** A read returns types that it did not return. */
    COLLECTION_TYPES(23),
    /** Another attribute holds the item type. */
    TYPE_ATTRIBUTE(24),
    /** An entity or edge less. */
    ITEM_TYPE_REMOVED(25),
    /** Another number of shards in a table's key. */
    SHARD_COUNT(27),
    /** A new index whose keys all items hold already. */
    INDEX_ADDED(29),
    /** A new index with key attributes of its own. */
    COMPUTED_INDEX_ADDED(30),
    /** Another projection of an index. */
    INDEX_PROJECTION(31),
    /** Other keys of an index. */
    INDEX_KEYS(32),
    /** An index less, which nothing read. */
    UNREAD_INDEX_REMOVED(33),
    /** An index less, which something read. */
    READ_INDEX_REMOVED(34),
    /** Several indexes of one table at once. */
    SEVERAL_INDEXES(35),
    /** Another template of a type in an index. */
    INDEX_TEMPLATE(37),
    /** A type enters an index. */
    INDEX_ENTERED(38),
    /** A type leaves an index. */
    INDEX_LEFT(39),
    /** A local index is added, removed or changed. */
    LOCAL_INDEX(40),
    /** A read more. */
    PATTERN_ADDED(41),
    /** A read less. */
    PATTERN_REMOVED(42),
    /** A read that was strongly consistent is so no longer, or moved to a global index. */
    NOW_EVENTUAL(43),
    /** The other direction of a read. */
    DIRECTION(45),
    /** Another index or key condition of a read. */
    READ_CONDITION(46),
    /** Another filter of a read. */
    FILTER(47),
    /** Another page size or other attributes of a read. */
    READ_SIZE(48),
    /** Lists of ids become an edge. */
    RELATION_TO_EDGE(49),
    /** The way back of an edge is served in another way. */
    WAY_BACK(51),
    /** Edges are counted on a node. */
    COUNTER_ADDED(52),
    /** Attributes whose values no two items may share. */
    UNIQUE_ADDED(53),
    /** Items have a time after which DynamoDB deletes them. */
    TTL_ENABLED(54),
    /** Another attribute holds that time. */
    TTL_ATTRIBUTE(55),
    /** A table is gone or there under another name. */
    TABLE_REPLACED(61);

    private final int number;

    Kind(int number) {
        this.number = number;
    }

    /**
     * Its number.
     *
     * @return 1..62
     */
    public int number() {
        return number;
    }

    /**
     * Its name for people.
     *
     * @return lower case words with dashes
     */
    public String slug() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
