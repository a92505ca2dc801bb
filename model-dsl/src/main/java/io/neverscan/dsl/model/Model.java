package io.neverscan.dsl.model;

import io.neverscan.dsl.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A whole model, resolved: complete, immutable, in the order of the files.
 *
 * @param name its name
 * @param packageName Java package of the generated code
 * @param description what it is about
 * @param tables its tables
 * @param types enums and documents under {@code types:}
 * @param items entities, then edges
 * @param patterns its access patterns
 * @param tenant attribute that every partition key begins with, if the model is shared by tenants
 * @param externals the reads that other systems answer
 * @param writes its declared writes of one item
 * @param transactions its declared writes of several items
 * @param workload the numbers that it expects
 * @param span where its name stands
 */
public record Model(
        String name,
        String packageName,
        Optional<String> description,
        List<Table> tables,
        List<AttributeType> types,
        List<ItemType> items,
        List<AccessPattern> patterns,
        Optional<String> tenant,
        List<ExternalPattern> externals,
        List<WritePattern> writes,
        List<TransactPattern> transactions,
        Workload workload,
        Span span) {
    /** Copies the lists. */
    public Model {
        tables = List.copyOf(tables);
        types = List.copyOf(types);
        items = List.copyOf(items);
        patterns = List.copyOf(patterns);
        externals = List.copyOf(externals);
        writes = List.copyOf(writes);
        transactions = List.copyOf(transactions);
    }

    /**
     * The attribute by which the items of a table expire.
     *
     * @param table the table
     * @return its stored name; empty if none of the item types has one
     */
    public Optional<String> ttl(Table table) {
        return itemsOf(table).stream()
                .flatMap(i -> i.traits().ttl().stream())
                .map(Attribute::storedName)
                .findFirst();
    }

    /**
     * The settings of a table and its indexes, and its {@code ttl}, by the keys of the language, such as
     * {@code indexes.GSI1.warmThroughput} or {@code tags.team}.
     *
     * @param table the table
     * @return values as text, sorted by name; what has its default is left out
     */
    public SortedMap<String, String> settings(Table table) {
        SortedMap<String, String> out = new TreeMap<>(table.settings().named());
        ttl(table).ifPresent(a -> out.put("ttl", a));
        for (Index index : table.indexes()) {
            index.capacity().named().forEach((name, value) -> out.put("indexes." + index.name() + "." + name, value));
        }
        return out;
    }

    /**
     * The item types of one table.
     *
     * @param table the table
     * @return types in the order of the model
     */
    public List<ItemType> itemsOf(Table table) {
        return items.stream().filter(i -> i.table().equals(table)).toList();
    }

    /**
     * All that lies in the tables.
     *
     * @return the item types, then what guards their unique values
     */
    public List<ItemType> stored() {
        Stream<ItemType> guards =
                items.stream().flatMap(i -> i instanceof Entity entity ? entity.guards().stream() : Stream.of());
        return Stream.concat(items.stream(), guards).toList();
    }
}
