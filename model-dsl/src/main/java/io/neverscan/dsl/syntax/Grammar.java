package io.neverscan.dsl.syntax;

import io.neverscan.dsl.syntax.Shape.Choice;
import io.neverscan.dsl.syntax.Shape.Field;
import io.neverscan.dsl.syntax.Shape.ListOf;
import io.neverscan.dsl.syntax.Shape.MapOf;
import io.neverscan.dsl.syntax.Shape.Mapping;
import io.neverscan.dsl.syntax.Shape.OneOf;
import io.neverscan.dsl.syntax.Shape.Text;
import io.neverscan.dsl.syntax.Shape.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Every key of the language, once: the parser and the JSON Schema are both made from this table. */
final class Grammar {
    /** The version of the language that this build reads. */
    static final String VERSION = "1";

    private static final String NOT_OFFERED = "this build does not offer it";

    private static final Text ANY = new Text("a text", "");
    private static final Text NAME = new Text("a name", "^[^\\s]+$");
    private static final Text QUANTITY = new Text("a number such as `200`, `1k` or `5M`", "^[0-9]+(\\.[0-9]+)?[kMG]?$");
    private static final Text SIZE = new Text("a size such as `600B` or `2kB`", "^[0-9]+(\\.[0-9]+)?[kKM]?B$");
    private static final Text RATE = new Text("a rate such as `200/s`", "^[0-9]+(\\.[0-9]+)?[kMG]?/(s|min|h|d)$");
    private static final Text SHARE =
            new Text("a share such as `20%`", "^(100(\\.0{1,2})?|[0-9]{1,2}(\\.[0-9]{1,2})?)%$");
    private static final Text PAGE = new Text("a whole number from 1 to 99999", "^[1-9][0-9]{0,4}$");
    private static final Shape NAMES = new OneOf(List.of(NAME, new ListOf(NAME)));
    private static final Words TRUTH = new Words(List.of("true", "false"));
    private static final Words TRUE = new Words(List.of("true"));

    /** What may stand beside whatever a warning can point at. */
    private static final Field WAIVE =
            optional("waive", MapOf.of(ANY), "Warnings that stand for a reason: the name of each, and the reason");

    private static final Mapping KEY = mapping(
            optional("partition", ANY, "Template of the partition key, such as USER#{userId}"),
            optional("sort", ANY, "Template of the sort key"));

    private static final String WHEN_MEANING =
            "Which items are in the index: a condition on their own attributes and constants";

    private static final Shape INDEX_KEY = new OneOf(List.of(
            mapping(
                    optional("partition", ANY, "Template of the partition key, such as USER#{userId}"),
                    optional("sort", ANY, "Template of the sort key"),
                    optional("when", ANY, WHEN_MEANING)),
            new ListOf(mapping(
                    optional("partition", ANY, "Template of the partition key"),
                    optional("sort", ANY, "Template of the sort key"),
                    required("when", ANY, WHEN_MEANING)))));

    private static final Mapping SPREAD = mapping(
            optional("mean", QUANTITY, "Usual number"), optional("max", QUANTITY, "Largest number to plan for"));

    private static final Field VALUES_OF = optional(
            "values",
            MapOf.of(mapping(
                    optional("distinct", QUANTITY, "How many different values there are"),
                    optional("hottest", SHARE, "Share of calls and items of the most used value"))),
            "What is known of the values of single attributes, by name");
    private static final Field CREATES = optional("creates", RATE, "Calls of `create` that no pattern declares");
    private static final Field UPDATES = optional("updates", RATE, "Calls of `update` that no pattern declares");
    private static final Field DELETES = optional("deletes", RATE, "Calls of `delete` that no pattern declares");
    private static final Mapping TYPED_ATTRIBUTE = mapping(
            required("name", NAME, "Attribute name in the table"),
            optional("type", new Words(List.of("string", "number", "binary")), "Its DynamoDB type"));

    private static final Shape KEY_ATTRIBUTE = new OneOf(List.of(NAME, TYPED_ATTRIBUTE));

    private static final Shape KEY_ATTRIBUTES = new OneOf(List.of(NAME, TYPED_ATTRIBUTE, new ListOf(KEY_ATTRIBUTE)));

    private static final Mapping INDEX = chosen(
            mapping(
                    List.of(
                            optional("description", ANY, "What the index is for"),
                            optional(
                                    "partitionKey",
                                    KEY_ATTRIBUTES,
                                    "Partition key attribute of the index, or a list of up to four"),
                            optional(
                                    "sortKey",
                                    KEY_ATTRIBUTES,
                                    "Sort key attribute of the index, or a list of up to four"),
                            optional(
                                    "projection",
                                    new OneOf(List.of(
                                            new Words(List.of("all", "keysOnly")),
                                            new ListOf(NAME),
                                            mapping(required(
                                                    "include",
                                                    new ListOf(NAME),
                                                    "Stored names that the index holds")))),
                                    "What the index holds beside the keys: all, keysOnly, or a list of stored names"),
                            optional("local", TRUE, "A local secondary index, which shares the table's partition key"),
                            WAIVE),
                    SettingsGrammar.index()),
            new Choice(List.of("partitionKey", "local"), true));

    /** A table. */
    static final Mapping TABLE = later(
            mapping(
                    List.of(
                            optional("description", ANY, "What the table is for"),
                            required("partitionKey", KEY_ATTRIBUTE, "Partition key attribute"),
                            optional(
                                    "sortKey",
                                    KEY_ATTRIBUTE,
                                    "Sort key attribute; leave it out for a table without one"),
                            optional("indexes", MapOf.of(INDEX), "Secondary indexes by name"),
                            optional(
                                    "typeAttribute",
                                    NAME,
                                    "Attribute that holds the item type; `none` for existing tables"),
                            optional(
                                    "keyEncoding",
                                    new Words(List.of("escaped", "raw")),
                                    "`raw` leaves text in keys unescaped, for tables that hold data already"),
                            WAIVE),
                    SettingsGrammar.table()),
            "tenant");

    private static final Shape ATTRIBUTE = new OneOf(List.of(
            new Text("a type", "^\\S(.*\\S)?$"),
            later(
                    mapping(
                            required("type", NAME, "Type of the attribute; `?` at the end makes it optional"),
                            optional("optional", TRUTH, "Whether an item may lack it"),
                            optional("as", NAME, "Name in the table, if it is another one"),
                            optional("immutable", TRUTH, "Whether it never changes after creation"),
                            optional("description", ANY, "What it means")),
                    "default",
                    "sparse",
                    "copy",
                    "sequence")));

    /** An enum or document. */
    static final Shape TYPE = chosen(
            mapping(
                    optional("description", ANY, "What the type means"),
                    optional(
                            "enum",
                            new OneOf(List.of(new ListOf(NAME), MapOf.of(NAME))),
                            "Values of an enum; as a mapping: value to stored code"),
                    optional("attributes", MapOf.of(ATTRIBUTE), "Attributes of a nested document")),
            new Choice(List.of("enum", "attributes"), true));

    private static final List<Field> ITEM_FIELDS = List.of(
            optional("description", ANY, "What it means"),
            optional("table", NAME, "Its table, if the model has several"),
            optional("key", KEY, "Templates of the table's keys"),
            optional("indexes", MapOf.of(INDEX_KEY), "Templates of index keys, by index"),
            optional("version", NAME, "Attribute that counts changes for optimistic locking"),
            optional("created", NAME, "Attribute that is set once, at creation"),
            optional("updated", NAME, "Attribute that is set on every change"),
            optional("ttl", NAME, "Attribute after which DynamoDB may delete the item"),
            optional("samples", new ListOf(MapOf.of(new Shape.Any())), "Sample rows for report and tests"),
            WAIVE);

    /** An entity. */
    static final Mapping ENTITY = later(
            chosen(
                    mapping(
                            ITEM_FIELDS,
                            optional("id", NAMES, "Identity attributes, from which the key is derived"),
                            optional("singleton", TRUE, "There is one item of it; its key is its name"),
                            optional(
                                    "unique",
                                    new OneOf(List.of(NAME, new ListOf(NAMES))),
                                    "Attributes, or lists of attributes, whose values no two items share"),
                            required("attributes", MapOf.of(ATTRIBUTE), "Attributes by name"),
                            optional(
                                    "expect",
                                    mapping(
                                            optional("items", QUANTITY, "How many items there will be"),
                                            optional("size", SIZE, "Usual size of an item"),
                                            VALUES_OF,
                                            CREATES,
                                            UPDATES,
                                            DELETES),
                                    "Expected numbers, for cost and heat")),
                    new Choice(List.of("key", "id", "singleton"), true)),
            "when",
            "scope");

    private static final MapOf END = new MapOf(NAMES, 1, "a mapping with one entity");

    /** An edge. */
    static final Mapping EDGE = later(
            mapping(
                    ITEM_FIELDS,
                    required("from", END, "Source entity and the edge's attributes that hold its identity"),
                    required("to", END, "Target entity and the edge's attributes that hold its identity"),
                    optional("attributes", MapOf.of(ATTRIBUTE), "Attributes of the edge itself"),
                    optional(
                            "inverse",
                            new OneOf(List.of(
                                    NAME,
                                    chosen(
                                            mapping(
                                                    optional("index", NAME, "Index that serves the way back"),
                                                    optional("mirror", TRUE, "A second item serves the way back"),
                                                    optional("partition", ANY, "Template of its partition key"),
                                                    optional("sort", ANY, "Template of its sort key")),
                                            new Choice(List.of("index", "mirror"), true)))),
                            "How the way back is served: an index, `mirror` or `none`"),
                    optional(
                            "counters",
                            mapping(
                                    optional("from", NAME, "Counter attribute of the source"),
                                    optional("to", NAME, "Counter attribute of the target")),
                            "Counters of the nodes that follow the edges"),
                    optional(
                            "expect",
                            mapping(
                                    optional("items", QUANTITY, "How many edges there will be"),
                                    optional("size", SIZE, "Usual size of an edge"),
                                    optional("perFrom", SPREAD, "Edges of one source"),
                                    optional("perTo", SPREAD, "Edges of one target"),
                                    VALUES_OF,
                                    CREATES,
                                    UPDATES,
                                    DELETES),
                            "Expected numbers, for cost and heat")),
            "onDelete",
            "unique",
            "when",
            "id");

    private static final Mapping READ_NUMBERS = mapping(
            optional("rate", RATE, "Usual calls"),
            optional("peak", RATE, "Most calls"),
            optional("items", QUANTITY, "Items of one call"),
            optional("kept", SHARE, "Share of the items read that the filter keeps"));
    private static final Field WRITE_NUMBERS = optional(
            "expect",
            mapping(optional("rate", RATE, "Usual calls"), optional("peak", RATE, "Most calls")),
            "Expected numbers, for cost and heat");

    /** The kinds of reads. */
    static final List<String> KINDS = List.of("get", "getMany", "query", "first", "exists", "count");

    /** An access pattern. A scan is read, so that it can be refused in words of its own. */
    static final Mapping PATTERN = later(
            chosen(
                    mapping(
                            optional("get", NAME, "One item by its whole key"),
                            optional("getMany", NAME, "Several items by their whole keys"),
                            optional("query", NAMES, "All matching items, in pages"),
                            optional("first", NAME, "The first matching item"),
                            optional("exists", NAME, "Whether the item with this key is there"),
                            optional("count", NAME, "How many items match"),
                            optional("description", ANY, "The sentence that says what it is for"),
                            optional(
                                    "where",
                                    new OneOf(List.of(ANY, new ListOf(NAME))),
                                    "What keys must answer: attribute names, or a condition"),
                            optional("filter", ANY, "A condition on items that have been read and are thrown away"),
                            optional("order", new OneOf(List.of(ANY, new ListOf(ANY))), "Attribute, `desc` after it"),
                            optional("page", PAGE, "Default page size in items"),
                            optional("maxRequests", PAGE, "Most requests of one page, or of a count"),
                            optional("walkBack", PAGE, "Most time buckets that are read, the newest first"),
                            optional("consistency", new Words(List.of("strong", "eventual")), "How fresh it reads"),
                            optional("returns", NAMES, "The attributes that are needed; all if left out"),
                            optional("fetch", NAME, "The end of the edge whose items are read as well"),
                            optional("expect", READ_NUMBERS, "Expected numbers, for cost and heat"),
                            WAIVE),
                    new Choice(KINDS, true)),
            "many");

    /** A read that another system answers. */
    static final Mapping EXTERNAL = mapping(
            required("external", NAME, "The system that answers it, such as opensearch"),
            required("description", ANY, "The sentence that says what it is for"),
            optional("owner", ANY, "Who looks after it"),
            optional("expect", READ_NUMBERS, "Expected numbers, for cost and heat"));

    /** The kinds of writes. */
    static final List<String> WRITES = List.of("update", "create", "put", "delete", "upsert", "transition");

    private static final Shape VALUES = new OneOf(List.of(NAME, new ListOf(NAME), MapOf.of(ANY)));

    /** A write of one item. */
    static final Mapping WRITE = chosen(
            mapping(
                    optional("update", NAME, "Changes attributes of an item that exists"),
                    optional("create", NAME, "Stores a new item, never over another"),
                    optional("put", NAME, "Stores an item in place of whatever is there"),
                    optional("delete", NAME, "Deletes an item"),
                    optional("upsert", NAME, "Changes attributes of an item, which is made if it does not exist"),
                    optional("transition", NAME, "Moves an item from one state to another"),
                    optional("description", ANY, "The sentence that says what it is for"),
                    optional("state", NAME, "The enum that a transition changes, if there are several"),
                    optional("from", NAMES, "The states that a transition leaves"),
                    optional("to", NAME, "The state that a transition enters"),
                    optional("set", VALUES, "Attributes that get a value: names, or attribute to value"),
                    optional("add", VALUES, "What is added to numbers and sets: names, or attribute to value"),
                    optional("remove", VALUES, "Attributes that are removed; attribute to value takes out of sets"),
                    optional("append", VALUES, "What is added to the end of lists: names, or attribute to value"),
                    optional("when", ANY, "A condition on the stored item; where it does not hold, nothing is written"),
                    WRITE_NUMBERS,
                    WAIVE),
            new Choice(WRITES, true));

    /** The kinds of steps of a transaction. */
    static final List<String> STEPS = List.of("create", "update", "delete", "check");

    private static final Mapping STEP = chosen(
            mapping(
                    optional("create", NAME, "Stores a new item, never over another"),
                    optional("update", NAME, "Changes attributes of an item that exists"),
                    optional("delete", NAME, "Deletes an item that exists"),
                    optional("check", NAME, "Requires an item to exist, and a condition to hold for it"),
                    optional("key", MapOf.of(ANY), "Key attributes whose parameters go by other names"),
                    optional("set", VALUES, "Attributes that get a value: names, or attribute to value"),
                    optional("add", VALUES, "What is added to numbers and sets: names, or attribute to value"),
                    optional("remove", VALUES, "Attributes that are removed; attribute to value takes out of sets"),
                    optional("append", VALUES, "What is added to the end of lists: names, or attribute to value"),
                    optional("when", ANY, "A condition on the stored item"),
                    optional("many", PAGE, "A list of items is passed, at most so many")),
            new Choice(STEPS, true));

    /** Several writes of which all happen or none. */
    static final Mapping TRANSACT = mapping(
            required("transact", new ListOf(STEP), "The steps, of which all happen or none"),
            optional("description", ANY, "The sentence that says what it is for"),
            WRITE_NUMBERS,
            WAIVE);

    /** What stands under {@code accessPatterns}. */
    static final Shape ACCESS = new Shape.ByKey(
            List.of("external"),
            EXTERNAL,
            new Shape.ByKey(List.of("transact"), TRANSACT, new Shape.ByKey(WRITES, WRITE, PATTERN)));

    /** A whole file. */
    static final Mapping FILE = later(
            mapping(
                    required("neverscan", new Words(List.of(VERSION)), "Version of the language"),
                    required("model", NAME, "Name of the model; files with the same name form one model"),
                    optional("package", NAME, "Java package of the generated code"),
                    optional("description", ANY, "What the model is about"),
                    optional("tenant", NAME, "Attribute that every partition key begins with and every read gives"),
                    optional("tables", MapOf.of(TABLE), "Tables by name; one with PK and SK if left out"),
                    optional("types", MapOf.of(TYPE), "Enums and nested documents by name"),
                    optional("entities", MapOf.of(ENTITY), "Entities by name"),
                    optional("edges", MapOf.of(EDGE), "Edges by name"),
                    optional(
                            "accessPatterns",
                            MapOf.of(ACCESS),
                            "Every read and declared write of the application, by name")),
            "include");

    private Grammar() {}

    private static Field required(String key, Shape shape, String description) {
        return new Field(key, true, shape, description);
    }

    private static Field optional(String key, Shape shape, String description) {
        return new Field(key, false, shape, description);
    }

    private static Mapping mapping(Field... fields) {
        return new Mapping(List.of(fields), List.of(), Map.of());
    }

    private static Mapping mapping(List<Field> shared, Field... own) {
        return new Mapping(Stream.concat(shared.stream(), Stream.of(own)).toList(), List.of(), Map.of());
    }

    private static Mapping chosen(Mapping mapping, Choice choice) {
        List<Choice> choices = new ArrayList<>(mapping.choices());
        choices.add(choice);
        return new Mapping(mapping.fields(), List.copyOf(choices), mapping.later());
    }

    private static Mapping later(Mapping mapping, String... keys) {
        Map<String, String> notes = new LinkedHashMap<>();
        for (String key : keys) {
            notes.put(key, NOT_OFFERED);
        }
        return new Mapping(mapping.fields(), mapping.choices(), notes);
    }
}
