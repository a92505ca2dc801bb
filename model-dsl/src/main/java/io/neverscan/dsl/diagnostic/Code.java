package io.neverscan.dsl.diagnostic;

import static io.neverscan.dsl.diagnostic.Severity.ERROR;
import static io.neverscan.dsl.diagnostic.Severity.WARNING;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The catalogue of findings. The id is stable and never used again for something else; the slug is for people. Each has
 * one place that raises it, a fixture, and a page under {@code docs/errors}.
 */
public enum Code {
    /** The file is not YAML. */
    YAML_SYNTAX("NS0101", ERROR, "the file is not valid YAML"),
    /** A mapping has the same key twice. */
    DUPLICATE_KEY("NS0102", ERROR, "a key stands twice in one mapping"),
    /** A key that the language does not have. */
    UNKNOWN_KEY("NS0103", ERROR, "a key that the language does not have"),
    /** A list where a mapping is needed, and the like. */
    WRONG_SHAPE("NS0104", ERROR, "a value of another shape than the language asks for"),
    /** A version of the language that this build does not read. */
    UNSUPPORTED_VERSION("NS0105", ERROR, "the version of the language is missing or not supported"),
    /** Aliases, nesting or size beyond what a model can need. */
    ALIAS_LIMIT("NS0106", ERROR, "aliases, nesting or size beyond the limits of a model file"),
    /** A required key is not there. */
    MISSING_KEY("NS0107", ERROR, "a key that the language requires is missing"),

    /** A name that nothing declares. */
    UNKNOWN_NAME("NS0201", ERROR, "a name that nothing declares"),
    /** A name that two elements share. */
    DUPLICATE_NAME("NS0202", ERROR, "two elements have the same name"),
    /** A value of one type where another is needed. */
    TYPE_MISMATCH("NS0203", ERROR, "the types do not fit each other"),
    /** A type that does not exist. */
    UNKNOWN_TYPE("NS0204", ERROR, "a type that does not exist"),
    /** A key template that cannot be read. */
    BAD_TEMPLATE("NS0205", ERROR, "a key template that cannot be read"),
    /** A where, filter or when that cannot be read. */
    BAD_EXPRESSION("NS0206", ERROR, "an expression that cannot be read"),
    /** A name that the generated code cannot carry. */
    ILLEGAL_NAME("NS0207", ERROR, "a name that the generated code cannot carry"),
    /** A type name that hides a Java type. */
    RESERVED_JAVA_NAME("NS0208", ERROR, "a name that Java or the generated code needs for itself"),
    /** Names that differ only in case. */
    CASE_CLASH("NS0209", ERROR, "names that differ only in upper and lower case"),
    /** More attributes than a Java constructor takes. Raised where Java is generated, not by the model's own stages. */
    TOO_MANY_ATTRIBUTES("NS0210", ERROR, "a type with more attributes than a Java record can carry"),
    /** A waiver of an error, or without a reason. */
    NOT_WAIVABLE("NS0211", ERROR, "only warnings can be waived, and only for a reason"),
    /** A waiver without its warning. */
    UNUSED_WAIVER("NS0212", WARNING, "there is no such warning to be waived"),

    /** A change of what never changes, or not in this way. */
    FIXED_ATTRIBUTE("NS0213", ERROR, "a write changes an attribute that does not change, or not in this way"),
    /** An upsert that cannot make the item. */
    INCOMPLETE_UPSERT("NS0214", ERROR, "an upsert does not give all that a new item needs"),

    /** No partition key is fully known. */
    PK_UNBOUND("NS0301", ERROR, "no partition key is built from what the pattern gives"),
    /** The type has no key there. */
    NO_TEMPLATE("NS0302", ERROR, "the item type has no key on that table or index"),
    /** Items that lack an optional attribute are not in the index. */
    SPARSE_MISS("NS0303", ERROR, "items that are not in the index would be missing from the result"),
    /** Several types, several partitions. */
    PK_DISAGREE("NS0304", ERROR, "the types of a collection do not share the partition"),
    /** A sort key component is given, the one before it is not. */
    SK_GAP("NS0305", ERROR, "a sort key component is given but one before it is not"),
    /** The ranged attribute is not the next component. */
    RANGE_NOT_NEXT("NS0306", ERROR, "the range is not on the next component of the sort key"),
    /** Key text does not sort as the values do. */
    NOT_ORDER_PRESERVING("NS0307", ERROR, "the key text does not sort as the values do"),
    /** The key does not give the order. */
    ORDER_MISMATCH("NS0308", ERROR, "no key gives the order that the pattern asks for"),
    /** A condition that keys cannot answer. */
    FILTER_REQUIRED("NS0309", ERROR, "a condition that keys cannot answer and that is not declared as a filter"),
    /** A filter on a key attribute. */
    FILTER_ON_KEY("NS0310", ERROR, "DynamoDB refuses a filter on a key attribute of the queried table or index"),
    /** Items of another type would come back. */
    NOT_SEPARATED("NS0311", ERROR, "items of another type would come back too"),
    /** The index lacks an attribute. */
    PROJECTION_MISS("NS0312", ERROR, "the index does not hold an attribute that the pattern needs"),
    /** A strong read on a GSI. */
    STRONG_ON_INDEX("NS0313", ERROR, "a global secondary index cannot be read strongly consistent"),
    /** One item is asked for where there can be several. */
    NOT_UNIQUE("NS0314", ERROR, "a get may find more than one item"),
    /** More requests than any declared number allows. */
    UNBOUNDED("NS0315", ERROR, "the number of requests has no declared bound"),
    /** A get without the full key. */
    GET_NEEDS_FULL_KEY("NS0316", ERROR, "a get needs every attribute of the key"),
    /** A prefix or range on the partition key. */
    PREFIX_ON_PARTITION("NS0317", ERROR, "a partition key can only be read with ="),
    /** A scan by name. */
    SCAN_REFUSED("NS0318", ERROR, "a Scan is never generated"),

    /** Two item types can have the same key. */
    KEY_COLLISION("NS0401", ERROR, "two items can have the same key and overwrite each other"),
    /** A component's end cannot be found. */
    UNSEPARATED_COMPONENT("NS0402", ERROR, "the end of a key component cannot be told from what follows"),
    /** A number that would sort as text. */
    UNPADDED_NUMBER("NS0403", ERROR, "a number in a string key needs a width"),
    /** A base key attribute that may change. */
    MUTABLE_KEY("NS0404", ERROR, "a key of the table is built from an attribute that may change"),
    /** A base key attribute that may be absent. */
    OPTIONAL_KEY("NS0405", ERROR, "a key of the table is built from an optional attribute"),
    /** A key that may become too long. */
    KEY_TOO_LONG("NS0406", ERROR, "a key can become longer than DynamoDB allows"),
    /** The key does not identify the item. */
    IDENTITY_NOT_IN_KEY("NS0407", ERROR, "the table's key does not hold the whole identity"),
    /** No pattern reads the index. */
    UNUSED_INDEX("NS0408", WARNING, "no access pattern reads the index"),
    /** All items in one partition. */
    CONSTANT_PARTITION("NS0409", WARNING, "all items of the type share one partition"),
    /** An index holds what nobody reads there. */
    UNREAD_ATTRIBUTE("NS0410", WARNING, "an index holds an attribute that no access pattern reads there"),
    /** Two templates of one type on one index whose conditions can both hold. */
    OVERLAPPING_ALTERNATIVES("NS0411", ERROR, "an item could have two keys for one index"),
    /** Ids of others in a list. */
    LIST_ATTRIBUTE_RELATION("NS0412", WARNING, "a list of another entity's ids stands where an edge belongs"),
    /** A number that is counted each time. */
    COUNT_ON_EDGE("NS0413", WARNING, "all edges of a node are read to count them"),
    /** A second item for nobody. */
    REVERSE_WRITE_UNNEEDED("NS0414", WARNING, "an edge is written twice although nobody reads the way back"),

    /** A partition of several tenants. */
    OUTSIDE_TENANT("NS0415", ERROR, "a partition key does not begin with the tenant"),

    /** More indexes than the service allows. */
    TOO_MANY_INDEXES("NS0501", ERROR, "more indexes than DynamoDB allows"),
    /** More projected names than the service allows. */
    TOO_MANY_PROJECTED("NS0502", ERROR, "more projected attributes than DynamoDB allows"),
    /** A name that the service refuses. */
    BAD_NAME("NS0503", ERROR, "a name that DynamoDB refuses"),
    /** A key of a type that the service refuses. */
    BAD_KEY_TYPE("NS0504", ERROR, "a key attribute of a type that DynamoDB refuses"),
    /** A TTL attribute of the wrong type. */
    TTL_TYPE("NS0505", ERROR, "a TTL attribute must be an instant, stored as epoch seconds"),
    /** A local index without sort keys. */
    LSI_NEEDS_SORT_KEY("NS0506", ERROR, "a local index needs a sort key, and so does its table"),
    /** A key of several attributes that the service or the language does not allow. */
    MULTI_ATTRIBUTE_KEY("NS0507", ERROR, "an index key of several attributes that cannot be"),
    /** An item of more than 400 KB. */
    ITEM_TOO_LARGE("NS0508", ERROR, "an item larger than DynamoDB stores"),
    /** Two actions on one item. */
    SAME_ITEM_TWICE("NS0509", ERROR, "a transaction writes one item twice"),
    /** More actions than a transaction may have. */
    TRANSACTION_TOO_LARGE("NS0510", ERROR, "a transaction may have more actions than DynamoDB allows"),
    /** A setting out of its range. */
    BAD_SETTING("NS0511", ERROR, "a setting of a table that DynamoDB refuses"),
    /** Settings that exclude each other. */
    SETTINGS_CONFLICT("NS0512", ERROR, "settings of a table that do not go together"),
    /** All load of a key meets few partitions. */
    HOT_PARTITION("NS0701", WARNING, "a partition gets more than it takes"),
    /** One value of a key is used far more than the others. */
    CELEBRITY_PARTITION("NS0702", WARNING, "the most used partition gets more than it takes"),
    /** Index entries cost far more than the item. */
    WRITE_AMPLIFICATION("NS0703", WARNING, "a write costs far more in indexes than in the table"),
    /** An index that holds up writes of its table. */
    GSI_BACK_PRESSURE("NS0704", WARNING, "a partition of an index gets more writes than it takes"),
    /** A filter throws away nearly everything that is read. */
    READ_AMPLIFICATION("NS0705", WARNING, "a read throws away nearly all that it reads"),
    /** An index that holds what nobody reads there. */
    PROJECTION_ALL_UNNEEDED("NS0706", WARNING, "an index holds all attributes, and few are read there");

    private final String id;
    private final Severity severity;
    private final String summary;

    Code(String id, Severity severity, String summary) {
        this.id = id;
        this.severity = severity;
        this.summary = summary;
    }

    /**
     * The stable id.
     *
     * @return {@code NS} and four digits
     */
    public String id() {
        return id;
    }

    /**
     * The name for people.
     *
     * @return lower case words with dashes
     */
    public String slug() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * How much findings of this kind weigh.
     *
     * @return the severity
     */
    public Severity severity() {
        return severity;
    }

    /**
     * One sentence about the kind.
     *
     * @return lower case, no full stop
     */
    public String summary() {
        return summary;
    }

    /**
     * Finds a code by its id or slug, in any case.
     *
     * @param text id or slug
     * @return the code, empty if there is none
     */
    public static Optional<Code> find(String text) {
        return Arrays.stream(values())
                .filter(c -> c.id.equalsIgnoreCase(text) || c.slug().equalsIgnoreCase(text))
                .findFirst();
    }
}
