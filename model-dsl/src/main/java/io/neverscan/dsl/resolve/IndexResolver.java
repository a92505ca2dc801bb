package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.IndexSyntax;
import io.neverscan.dsl.syntax.KeyAttributeSyntax;
import io.neverscan.dsl.syntax.TableSyntax;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Indexes of one table and the service's limits on them.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Quotas in Amazon DynamoDB" and "Constraints in Amazon DynamoDB".
 */
final class IndexResolver {
    private static final int MAX_GLOBAL = 20;
    private static final int MAX_LOCAL = 5;
    private static final int MAX_KEY_ATTRIBUTES = 4;
    private static final int MAX_PROJECTED = 20;
    private static final int MAX_PROJECTED_IN_TABLE = 100;

    private final Context context;
    private final ServiceNames names;
    private final KeyTypes types;
    private final SettingsResolver settings;

    IndexResolver(Context context, ServiceNames names, KeyTypes types, SettingsResolver settings) {
        this.context = context;
        this.names = names;
        this.types = types;
        this.settings = settings;
    }

    Optional<Index> index(IndexSyntax syntax, TableSyntax table, KeyAttribute tablePartition) {
        names.isTableName(syntax.name(), "");
        boolean local = syntax.partitionKeys().isEmpty();
        if (local && (syntax.sortKeys().isEmpty() || table.sortKey().isEmpty())) {
            context.report(
                    Code.LSI_NEEDS_SORT_KEY,
                    syntax.name().span(),
                    table.sortKey().isEmpty()
                            ? "a local index needs a table with a sort key"
                            : "a local index needs a sort key");
            return Optional.empty();
        }
        List<KeyAttribute> partition = local
                ? List.of(tablePartition)
                : syntax.partitionKeys().stream().map(this::key).toList();
        List<KeyAttribute> sort = syntax.sortKeys().stream().map(this::key).toList();
        boolean several = partition.size() > 1 || sort.size() > 1;
        if (!several && sort.equals(partition)) {
            context.report(
                    Code.DUPLICATE_NAME,
                    syntax.sortKeys().get(0).name().span(),
                    "partition key and sort key are both `" + partition.get(0).name() + "`");
        }
        if (several) {
            severalAttributes(syntax, local);
        }
        return Optional.of(new Index(
                syntax.name().value(),
                partition,
                sort,
                projection(syntax),
                local,
                settings.index(syntax.settings(), table.settings(), local),
                syntax.name().span()));
    }

    /**
     * What DynamoDB allows of keys of several attributes.
     *
     * <p>Source: Amazon DynamoDB Developer Guide, "Multi-attribute keys in global secondary indexes".
     */
    private void severalAttributes(IndexSyntax syntax, boolean local) {
        if (local) {
            context.report(Diagnostic.at(
                            Code.MULTI_ATTRIBUTE_KEY,
                            syntax.sortKeys().get(1).name().span(),
                            "a local index has one sort key attribute")
                    .note("only global indexes take several attributes for a key")
                    .help(Help.advice("give the index a `partitionKey`, or one sort key attribute")));
        }
        for (List<KeyAttributeSyntax> keys : List.of(syntax.partitionKeys(), syntax.sortKeys())) {
            if (keys.size() > MAX_KEY_ATTRIBUTES) {
                context.report(Diagnostic.at(
                                Code.MULTI_ATTRIBUTE_KEY,
                                keys.get(MAX_KEY_ATTRIBUTES).name().span(),
                                "a " + (keys.equals(syntax.partitionKeys()) ? "partition" : "sort")
                                        + " key has at most " + MAX_KEY_ATTRIBUTES + " attributes, and this has "
                                        + keys.size())
                        .help(Help.advice("leave out those that no access pattern needs, or build one key attribute"
                                + " of several by a template")));
            }
        }
        Map<String, SourceText> seen = new HashMap<>();
        Stream.concat(syntax.partitionKeys().stream(), syntax.sortKeys().stream())
                .map(KeyAttributeSyntax::name)
                .forEach(name -> {
                    SourceText first = seen.putIfAbsent(name.value(), name);
                    if (first != null) {
                        context.duplicate(
                                "`" + name.value() + "` stands twice in the keys of index `"
                                        + syntax.name().value() + "`",
                                name.span(),
                                first.span());
                    }
                });
    }

    private KeyAttribute key(KeyAttributeSyntax syntax) {
        names.checkKeyName(syntax.name());
        return types.key(syntax);
    }

    private Projection projection(IndexSyntax syntax) {
        if (syntax.include().isEmpty()) {
            boolean keysOnly =
                    syntax.projection().map(p -> p.value().equals("keysOnly")).orElse(false);
            return keysOnly ? new Projection.KeysOnly() : new Projection.All();
        }
        Map<String, SourceText> seen = new HashMap<>();
        for (SourceText name : syntax.include()) {
            names.checkKeyName(name);
            SourceText first = seen.putIfAbsent(name.value(), name);
            if (first != null) {
                context.duplicate("`" + name.value() + "` is projected twice", name.span(), first.span());
            }
        }
        return new Projection.Include(
                syntax.include().stream().map(SourceText::value).toList());
    }

    /** Counts indexes and projected names of a whole table, and names that every index holds anyway. */
    void limits(TableSyntax table) {
        count(
                table,
                table.indexes().stream()
                        .filter(i -> !i.partitionKeys().isEmpty())
                        .toList(),
                MAX_GLOBAL,
                "global");
        count(
                table,
                table.indexes().stream()
                        .filter(i -> i.partitionKeys().isEmpty())
                        .toList(),
                MAX_LOCAL,
                "local");
        int total = 0;
        for (IndexSyntax index : table.indexes()) {
            int before = total;
            total += index.include().size();
            if (index.include().size() > MAX_PROJECTED) {
                tooMany(index.include().get(MAX_PROJECTED), MAX_PROJECTED + " attributes in one index");
            } else if (before <= MAX_PROJECTED_IN_TABLE && total > MAX_PROJECTED_IN_TABLE) {
                SourceText first = index.include().get(MAX_PROJECTED_IN_TABLE - before);
                tooMany(first, MAX_PROJECTED_IN_TABLE + " attributes over all indexes of a table");
            }
            index.include().forEach(n -> notAKey(n, index, table));
        }
    }

    private void count(TableSyntax table, List<IndexSyntax> indexes, int max, String kind) {
        if (indexes.size() > max) {
            context.report(
                    Code.TOO_MANY_INDEXES,
                    indexes.get(max).name().span(),
                    "table `" + table.name().value() + "` has " + indexes.size() + " " + kind
                            + " indexes, DynamoDB allows " + max);
        }
    }

    private void tooMany(SourceText first, String limit) {
        context.report(Code.TOO_MANY_PROJECTED, first.span(), "DynamoDB projects at most " + limit);
    }

    private void notAKey(SourceText name, IndexSyntax index, TableSyntax table) {
        boolean key = Stream.of(
                        List.of(table.partitionKey()),
                        table.sortKey().stream().toList(),
                        index.partitionKeys(),
                        index.sortKeys())
                .flatMap(List::stream)
                .anyMatch(k -> k.name().value().equals(name.value()));
        if (key) {
            context.report(
                    Code.DUPLICATE_NAME,
                    name.span(),
                    "`" + name.value() + "` is a key, which every index holds anyway");
        }
    }
}
