package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.ItemSyntax;
import io.neverscan.dsl.syntax.TemplatesSyntax;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The key templates of one form of one item type, by key attribute, and the placements that follow from them. */
final class KeyMap {
    private final Context context;
    private final Table table;
    private final TemplateResolver templates;
    private final Map<String, KeyTemplate> byKey = new LinkedHashMap<>();
    private final Set<String> failed = new LinkedHashSet<>();
    private final SparseKeys sparse;

    KeyMap(Context context, Table table, TemplateResolver templates) {
        this.context = context;
        this.table = table;
        this.templates = templates;
        this.sparse = new SparseKeys(context, table, templates);
    }

    /** Adds a template; a key attribute whose template could not be built is remembered as failed. */
    void put(KeyAttribute key, Optional<KeyTemplate> template) {
        if (template.isEmpty()) {
            failed.add(key.name());
            return;
        }
        KeyTemplate first = byKey.putIfAbsent(key.name(), template.get());
        if (first != null && !plain(first).equals(plain(template.get()))) {
            failed.add(key.name());
            context.duplicate(
                    "`" + key.name() + "` has another template already",
                    template.get().span(),
                    first.span());
        }
    }

    private static List<Object> plain(KeyTemplate template) {
        List<Object> parts = new ArrayList<>();
        for (Segment segment : template.segments()) {
            if (segment instanceof Segment.Literal literal) {
                parts.add(literal.text());
            } else if (segment instanceof Segment.Component component) {
                parts.add(component.attribute());
                parts.add(component.encoding());
            }
        }
        return parts;
    }

    boolean has(KeyAttribute key) {
        return byKey.containsKey(key.name()) || failed.contains(key.name());
    }

    boolean isSound() {
        return failed.isEmpty();
    }

    /** The table's templates as written; what is left out must be an attribute of that name. */
    void table(TemplatesSyntax written) {
        written.partition().ifPresent(t -> put(table.partitionKey(), templates.written(t, table.partitionKey())));
        written.sort()
                .ifPresent(t -> table.sortKey()
                        .ifPresentOrElse(
                                k -> put(k, templates.written(t, k)), () -> noSortKey(t, "table", table.name())));
    }

    /** Takes the attributes that are key attributes of the table themselves, and reports those still missing. */
    void completeTable(Span span) {
        List<KeyAttribute> keys = new ArrayList<>(List.of(table.partitionKey()));
        table.sortKey().ifPresent(keys::add);
        for (KeyAttribute key : keys) {
            takeNatural(key);
            if (!has(key)) {
                failed.add(key.name());
                context.report(
                        Code.BAD_TEMPLATE,
                        span,
                        "there is no template for `" + key.name() + "`, a key of table `" + table.name() + "`");
            }
        }
    }

    private void takeNatural(KeyAttribute key) {
        if (!has(key)) {
            templates.natural(key).ifPresent(t -> put(key, Optional.of(t)));
        }
    }

    /** Templates have no place in an index whose keys are attributes; false, and reported, if one is written. */
    private boolean takesTemplates(Index index, TemplatesSyntax written) {
        Optional<SourceText> first = written.partition().or(written::sort);
        if (!index.isMultiAttribute() || first.isEmpty()) {
            return true;
        }
        failed.add(index.name());
        String keys = String.join(
                ", ", index.keys().stream().map(k -> "`" + k.name() + "`").toList());
        context.report(Diagnostic.at(
                        Code.MULTI_ATTRIBUTE_KEY,
                        first.get().span(),
                        "index `" + index.name() + "` has keys of several attributes, which take no templates")
                .also(index.span(), "declared here")
                .note("its keys are the attributes themselves: " + keys)
                .help(Help.advice("leave the templates out; an item that has all these attributes is in the index")));
        return false;
    }

    /** The way back of an edge by an index whose keys are attributes: the edge must have each of them. */
    void attributes(Index index, TemplatesSyntax written, SourceText name) {
        if (takesTemplates(index, written)) {
            index(index, written, name);
        }
    }

    /** Keys of several attributes hold the attributes themselves, so no template may build one of them. */
    private void attributesOnly(Index index) {
        for (KeyAttribute key : index.keys()) {
            Optional<KeyTemplate> built = get(key).filter(t -> !t.natural());
            if (built.isPresent() && failed.add(key.name())) {
                context.report(Diagnostic.at(
                                Code.MULTI_ATTRIBUTE_KEY,
                                built.get().span(),
                                "`" + key.name() + "` is built from a template, and index `" + index.name()
                                        + "` has it among several key attributes")
                        .also(index.span(), "declared here")
                        .help(Help.advice("let the index name attributes of the items instead")));
            }
        }
    }

    /** Templates for the keys of one index. */
    void index(ItemSyntax.IndexTemplates written) {
        Optional<Index> index = find(written.index()).filter(i -> takesTemplates(i, written.templates()));
        if (index.isPresent() && written.templates().when().isPresent()) {
            if (!sparse.add(index.get(), written, this)) {
                failed.add(index.get().name());
            }
            return;
        }
        index.ifPresent(i -> index(i, written.templates(), written.index()));
    }

    /** Finds an index of the table by name. */
    Optional<Index> find(SourceText name) {
        Optional<Index> index = table.index(name.value());
        if (index.isEmpty()) {
            failed.add(name.value());
            List<String> known = table.indexes().stream().map(Index::name).toList();
            String message = "table `" + table.name() + "` has no index `" + name.value() + "`";
            context.unknown(name, message, known);
        }
        return index;
    }

    void index(Index index, TemplatesSyntax written, SourceText name) {
        KeyAttribute partition = index.partitionKeys().get(0);
        written.partition().ifPresent(t -> put(partition, templates.written(t, partition)));
        written.sort()
                .ifPresent(t -> index.sortKeys().stream()
                        .findFirst()
                        .ifPresentOrElse(
                                k -> put(k, templates.written(t, k)), () -> noSortKey(t, "index", index.name())));
        for (KeyAttribute key : index.keys()) {
            takeNatural(key);
            if (!has(key)) {
                failed.add(key.name());
                context.report(
                        Code.BAD_TEMPLATE,
                        name.span(),
                        "there is no template for `" + key.name() + "`, a key of index `" + index.name() + "`");
            }
        }
    }

    private void noSortKey(SourceText template, String kind, String name) {
        failed.add(name);
        context.report(Code.BAD_TEMPLATE, template.span(), kind + " `" + name + "` has no sort key");
    }

    /** Takes every index key that an attribute of the item type already is. */
    void completeIndexes() {
        for (Index index : table.indexes()) {
            index.keys().forEach(this::takeNatural);
        }
        table.indexes().stream().filter(Index::isMultiAttribute).forEach(this::attributesOnly);
    }

    Optional<KeyTemplate> get(KeyAttribute key) {
        return Optional.ofNullable(byKey.get(key.name()));
    }

    /** The attributes of the table's templates, each once. */
    List<Attribute> identity() {
        Set<Attribute> identity = new LinkedHashSet<>();
        get(table.partitionKey()).ifPresent(t -> identity.addAll(t.attributes()));
        table.sortKey().flatMap(this::get).ifPresent(t -> identity.addAll(t.attributes()));
        return List.copyOf(identity);
    }

    /** Where items of the form lie in the table. */
    Placement base(Placement.Form form) {
        KeyTemplate partition = get(table.partitionKey()).orElseThrow();
        return new Placement(
                new Location.Base(table), form, partition, table.sortKey().flatMap(this::get));
    }

    /** Where items of the form lie in an index; nowhere if they have not all of its keys. */
    List<Placement> in(Index index, Placement.Form form) {
        if (sparse.has(index)) {
            return sparse.in(index, form);
        }
        List<KeyTemplate> partition = all(index.partitionKeys());
        List<KeyTemplate> sort = all(index.sortKeys());
        boolean whole = partition.size() + sort.size() == index.keys().size();
        return whole
                ? List.of(new Placement(new Location.Secondary(table, index), form, partition, sort, Optional.empty()))
                : List.of();
    }

    private List<KeyTemplate> all(List<KeyAttribute> keys) {
        return keys.stream().flatMap(k -> get(k).stream()).toList();
    }
}
