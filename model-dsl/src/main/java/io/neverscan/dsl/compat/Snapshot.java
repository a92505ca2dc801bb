package io.neverscan.dsl.compat;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * All that data in tables and code in use depend on, as texts: what a lock file holds. Attributes are named as they are
 * stored, so that a new name in the code alone is no change of a key.
 *
 * @param version version of the form of lock files
 * @param model name of the model
 * @param tables tables by name
 * @param types enums and documents by name
 * @param items entities and edges by name
 * @param patterns access patterns by name
 */
@JsonPropertyOrder({"version", "model", "tables", "types", "items", "patterns"})
public record Snapshot(
        int version,
        String model,
        SortedMap<String, Table> tables,
        SortedMap<String, Type> types,
        SortedMap<String, Item> items,
        SortedMap<String, Pattern> patterns) {
    /** The version that this build writes and reads. */
    public static final int VERSION = 1;

    /** Copies the maps. */
    public Snapshot {
        model = text(model);
        tables = sorted(tables);
        types = sorted(types);
        items = sorted(items);
        patterns = sorted(patterns);
    }

    /**
     * A table.
     *
     * @param partitionKey name and type, such as {@code PK S}
     * @param sortKey the same; empty if it has none
     * @param typeAttribute attribute that holds the item type; empty if there is none
     * @param keyEncoding {@code raw}, or empty for escaped text
     * @param indexes secondary indexes by name
     * @param settings settings of the table that are not keys, by name
     */
    public record Table(
            String partitionKey,
            String sortKey,
            String typeAttribute,
            String keyEncoding,
            SortedMap<String, Index> indexes,
            SortedMap<String, String> settings) {
        /** Copies the maps. */
        public Table {
            partitionKey = text(partitionKey);
            sortKey = text(sortKey);
            typeAttribute = text(typeAttribute);
            keyEncoding = text(keyEncoding);
            indexes = sorted(indexes);
            settings = sorted(settings);
        }
    }

    /**
     * A secondary index.
     *
     * @param partitionKeys names and types of its partition key attributes
     * @param sortKeys the same of its sort key attributes
     * @param projection {@code all}, {@code keysOnly} or {@code include}
     * @param included stored names that it holds beside the keys, sorted
     * @param local whether it is a local one
     */
    public record Index(
            List<String> partitionKeys,
            List<String> sortKeys,
            String projection,
            List<String> included,
            boolean local) {
        /** Copies the lists. */
        public Index {
            partitionKeys = list(partitionKeys);
            sortKeys = list(sortKeys);
            projection = text(projection);
            included = list(included);
        }
    }

    /**
     * An enum or document.
     *
     * @param codes stored code of each value of an enum, by the value's name
     * @param attributes attributes of a document by name
     */
    public record Type(SortedMap<String, String> codes, SortedMap<String, Attribute> attributes) {
        /** Copies the maps. */
        public Type {
            codes = sorted(codes);
            attributes = sorted(attributes);
        }
    }

    /**
     * An attribute.
     *
     * @param as name in the table; empty if it is the same as in the model
     * @param type its type as the model writes it
     * @param optional whether an item may lack it
     */
    public record Attribute(String as, String type, boolean optional) {
        /** Fills what a file leaves out. */
        public Attribute {
            as = text(as);
            type = text(type);
        }

        /** Its name in the table, given the one in the model. */
        String stored(String name) {
            return as.isEmpty() ? name : as;
        }
    }

    /**
     * An entity or edge.
     *
     * @param table its table
     * @param from source and its attributes, for an edge
     * @param to target and its attributes, for an edge
     * @param inverse how the way back of an edge is served
     * @param attributes its attributes by name
     * @param keys where its items lie, the table first
     * @param roles stored names of attributes that are looked after, by {@code version}, {@code created}, {@code updated},
     *     {@code ttl}, {@code counter from} and {@code counter to}
     * @param unique stored names of attributes whose values no two items share, joined by commas
     */
    public record Item(
            String table,
            String from,
            String to,
            String inverse,
            SortedMap<String, Attribute> attributes,
            List<Key> keys,
            SortedMap<String, String> roles,
            List<String> unique) {
        /** Copies maps and lists. */
        public Item {
            table = text(table);
            from = text(from);
            to = text(to);
            inverse = text(inverse);
            attributes = sorted(attributes);
            keys = list(keys);
            roles = sorted(roles);
            unique = list(unique);
        }

        @JsonIgnore
        boolean isEdge() {
            return !from.isEmpty();
        }
    }

    /**
     * The key of a type's items in its table or in an index.
     *
     * @param index name of the index; empty for the table itself
     * @param form {@code mirror} for the second item of an edge, else empty
     * @param templates its templates, partition key first
     * @param when which items are in the index; empty for all
     */
    public record Key(String index, String form, List<Template> templates, String when) {
        /** Copies the list. */
        public Key {
            index = text(index);
            form = text(form);
            templates = list(templates);
            when = text(when);
        }

        @JsonIgnore
        boolean isBase() {
            return index.isEmpty();
        }
    }

    /**
     * What one key attribute holds.
     *
     * @param key the key attribute
     * @param segments literals in quotes, and components in braces: stored name, then format
     */
    public record Template(String key, List<String> segments) {
        /** Copies the list. */
        public Template {
            key = text(key);
            segments = list(segments);
        }
    }

    /**
     * An access pattern with its plan.
     *
     * @param kind such as {@code query}
     * @param types the types that it returns
     * @param operation such as {@code 1 Query per page}
     * @param index name of the index that is read; empty for the table itself
     * @param strong whether it reads strongly consistent
     * @param condition condition on the keys
     * @param backward whether it reads from the end of the sort key
     * @param filter condition on items that have been read
     * @param page default page size in items; 0 if none is set
     * @param returns the attributes that are needed; none for all
     */
    public record Pattern(
            String kind,
            List<String> types,
            String operation,
            String index,
            boolean strong,
            List<String> condition,
            boolean backward,
            String filter,
            int page,
            List<String> returns) {
        /** Copies the lists. */
        public Pattern {
            kind = text(kind);
            types = list(types);
            operation = text(operation);
            index = text(index);
            condition = list(condition);
            filter = text(filter);
            returns = list(returns);
        }
    }

    private static String text(@Nullable String read) {
        return read == null ? "" : read;
    }

    private static <T> List<T> list(@Nullable List<T> read) {
        return read == null ? List.of() : List.copyOf(read);
    }

    private static <T> SortedMap<String, T> sorted(@Nullable SortedMap<String, T> read) {
        return read == null ? Collections.emptySortedMap() : Collections.unmodifiableSortedMap(new TreeMap<>(read));
    }
}
