package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.ItemSyntax;
import io.neverscan.dsl.syntax.TemplatesSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Index keys with a {@code when}: only some items of the type have them. One index may have several, as alternatives. */
final class SparseKeys {
    private final Context context;
    private final Table table;
    private final TemplateResolver templates;
    private final WhenResolver conditions;
    private final List<Keys> all = new ArrayList<>();

    private record Keys(Index index, List<KeyTemplate> partition, List<KeyTemplate> sort, Predicate when) {
        Stream<KeyTemplate> templates() {
            return Stream.concat(partition.stream(), sort.stream());
        }
    }

    SparseKeys(Context context, Table table, TemplateResolver templates) {
        this.context = context;
        this.table = table;
        this.templates = templates;
        this.conditions = new WhenResolver(context, table, templates.attributes());
    }

    /** Whether the index has keys with a condition. */
    boolean has(Index index) {
        return all.stream().anyMatch(k -> k.index().equals(index));
    }

    /** Adds keys; false, and reported, if something in them is wrong. */
    boolean add(Index index, ItemSyntax.IndexTemplates written, KeyMap plain) {
        TemplatesSyntax pair = written.templates();
        SourceText when = pair.when().orElseThrow();
        Optional<Predicate> predicate = conditions.resolve(when);
        List<KeyTemplate> partition = index.partitionKeys().stream()
                .flatMap(k -> template(k, pair.partition(), written, plain).stream())
                .toList();
        List<KeyTemplate> sort = index.sortKeys().stream()
                .flatMap(k -> template(k, pair.sort(), written, plain).stream())
                .toList();
        if (pair.sort().isPresent() && index.sortKeys().isEmpty()) {
            context.report(Code.BAD_TEMPLATE, pair.sort().get().span(), "index `" + index.name() + "` has no sort key");
            return false;
        }
        if (predicate.isEmpty()
                || partition.size() + sort.size() != index.keys().size()) {
            return false;
        }
        Keys keys = new Keys(index, partition, sort, predicate.get());
        all.add(keys);
        return canBeLeftOut(keys, when) && isAlone(keys, written.index());
    }

    private Optional<KeyTemplate> template(
            KeyAttribute key, Optional<SourceText> text, ItemSyntax.IndexTemplates written, KeyMap plain) {
        boolean tableKey = isTableKey(key);
        if (text.isPresent()) {
            Optional<KeyTemplate> built = templates.written(text.get(), key);
            if (tableKey) {
                plain.put(key, built);
            }
            return built;
        }
        Optional<KeyTemplate> there = tableKey ? plain.get(key) : templates.natural(key);
        if (there.isEmpty()) {
            context.report(
                    Code.BAD_TEMPLATE,
                    written.index().span(),
                    "there is no template for `" + key.name() + "`, a key of index `"
                            + written.index().value() + "`");
        }
        return there;
    }

    private boolean isTableKey(KeyAttribute key) {
        return Stream.concat(Stream.of(table.partitionKey()), table.sortKey().stream())
                .anyMatch(k -> k.name().equals(key.name()));
    }

    /** An item is kept out of an index by leaving out a key attribute, so there must be one to leave out. */
    private boolean canBeLeftOut(Keys keys, SourceText when) {
        boolean free = keys.templates().anyMatch(t -> !t.natural() && !isTableKey(t.key()));
        if (!free) {
            context.report(Diagnostic.at(
                            Code.BAD_TEMPLATE,
                            when.span(),
                            "index `" + keys.index().name()
                                    + "` has no key that could be left out where this does not hold")
                    .note("its keys are attributes that every item has anyway"));
        }
        return free;
    }

    /** Another index with the same key attribute would lose or gain items as well. */
    private boolean isAlone(Keys keys, SourceText name) {
        for (Index other : table.indexes()) {
            boolean shared = !other.equals(keys.index())
                    && keys.templates()
                            .map(KeyTemplate::key)
                            .filter(k -> !isTableKey(k))
                            .anyMatch(other.keys()::contains);
            if (shared) {
                context.report(Diagnostic.at(
                                Code.DUPLICATE_NAME,
                                name.span(),
                                "`when` needs keys of its own, but index `" + other.name() + "` shares one")
                        .also(other.span(), "declared here"));
                return false;
            }
        }
        return true;
    }

    /** Where items of the form lie in an index, for each of the alternatives. */
    List<Placement> in(Index index, Placement.Form form) {
        return all.stream()
                .filter(k -> k.index().equals(index))
                .map(k -> new Placement(
                        new Location.Secondary(table, index), form, k.partition(), k.sort(), Optional.of(k.when())))
                .toList();
    }
}
