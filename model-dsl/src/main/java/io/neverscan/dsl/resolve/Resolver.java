package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Severity;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.AttributeType;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.ExternalPattern;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.TransactPattern;
import io.neverscan.dsl.model.Workload;
import io.neverscan.dsl.model.WritePattern;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.AccessSyntax;
import io.neverscan.dsl.syntax.EdgeSyntax;
import io.neverscan.dsl.syntax.EntitySyntax;
import io.neverscan.dsl.syntax.ExternalSyntax;
import io.neverscan.dsl.syntax.ModelSyntax;
import io.neverscan.dsl.syntax.PatternSyntax;
import io.neverscan.dsl.syntax.TransactSyntax;
import io.neverscan.dsl.syntax.WriteSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Turns the files of one model into the model, construct by construct: tables, types, entities, edges, patterns.
 *
 * <p>What fails is reported once; what depends on it is skipped without a word.
 */
public final class Resolver {
    private final List<ModelSyntax> files;
    private final SourceText name;
    private final Context context;
    private final List<WritePattern> writes = new ArrayList<>();
    private final List<TransactPattern> transactions = new ArrayList<>();

    private Resolver(List<ModelSyntax> files, boolean incomplete) {
        this.files = files;
        this.name = files.get(0).name();
        List<String> unread = files.stream()
                .flatMap(f -> f.unread().names().stream())
                .map(SourceText::value)
                .toList();
        this.context = new Context(
                unread, incomplete || files.stream().anyMatch(f -> f.unread().sections()));
    }

    /**
     * Resolves one model.
     *
     * @param files its files in the order of their paths, one or more, all with the same model name
     * @param incomplete whether a further file could not be read, so that more names may be declared than are known
     * @return the model, or why there is none
     */
    public static Resolution resolve(List<ModelSyntax> files, boolean incomplete) {
        Resolver resolver = new Resolver(List.copyOf(files), incomplete);
        Model model = resolver.model();
        List<Diagnostic> findings = resolver.context.findings();
        boolean sound = findings.stream().noneMatch(f -> f.severity() == Severity.ERROR);
        boolean whole = sound && resolver.isRead() && !incomplete;
        return new Resolution(whole ? Optional.of(model) : Optional.empty(), findings);
    }

    private boolean isRead() {
        return files.stream()
                .allMatch(f -> f.unread().names().isEmpty() && !f.unread().sections());
    }

    private Model model() {
        Headers headers = new Headers(context);
        headers.modelName(name);
        String packageName = headers.packageName(files);
        Optional<String> tenant = headers.tenant(files);
        new TypeNames(context).check(files);
        Map<String, Table> tables = new TableResolver(context)
                .all(
                        name,
                        all(ModelSyntax::tables),
                        files.stream().anyMatch(f -> f.unread().tables()));
        TypeResolver types = new TypeResolver(context);
        List<AttributeType> named = types.all(all(ModelSyntax::types));
        ItemResolver shared = new ItemResolver(context, tables, name.value());
        Map<String, Entity> entities = entities(new EntityResolver(context, shared, types.attributes()));
        EdgeAttributes edgeAttributes = new EdgeAttributes(context, types.attributes(), tenant);
        List<Edge> edges = edges(new EdgeResolver(context, shared, edgeAttributes, entities));
        List<ItemType> items = new ArrayList<>(entities.values());
        items.addAll(edges);
        List<AccessPattern> patterns = patterns(items, tenant);
        files.stream().flatMap(f -> f.unread().scans().stream()).forEach(s -> context.report(Scans.refused(s)));
        Workload workload = new Expectations(context).workload(all(ModelSyntax::expectations), items);
        new ProjectionCheck(context).check(all(ModelSyntax::tables), items);
        return new Model(
                name.value(),
                packageName,
                files.stream()
                        .flatMap(f -> f.description().stream())
                        .map(SourceText::value)
                        .findFirst(),
                List.copyOf(tables.values()),
                named,
                items,
                patterns,
                tenant,
                externals(),
                writes,
                transactions,
                workload,
                name.span());
    }

    private Map<String, Entity> entities(EntityResolver resolver) {
        Map<String, SourceText> declared = new HashMap<>();
        Map<String, Entity> entities = new LinkedHashMap<>();
        for (EntitySyntax syntax : all(ModelSyntax::entities)) {
            SourceText entity = syntax.item().name();
            if (isNew(entity, declared)) {
                resolver.entity(syntax)
                        .ifPresentOrElse(e -> entities.put(e.name(), e), () -> context.fail(entity.value()));
            }
        }
        return entities;
    }

    private List<Edge> edges(EdgeResolver resolver) {
        Map<String, SourceText> declared = new HashMap<>();
        all(ModelSyntax::entities)
                .forEach(e -> declared.put(e.item().name().value(), e.item().name()));
        List<Edge> edges = new ArrayList<>();
        for (EdgeSyntax syntax : all(ModelSyntax::edges)) {
            SourceText edge = syntax.item().name();
            if (isNew(edge, declared)) {
                resolver.edge(syntax).ifPresentOrElse(edges::add, () -> context.fail(edge.value()));
            }
        }
        return edges;
    }

    private List<AccessPattern> patterns(List<ItemType> items, Optional<String> tenant) {
        Map<String, ItemType> byName = new LinkedHashMap<>();
        items.forEach(i -> byName.put(i.name(), i));
        PatternResolver resolver = new PatternResolver(context, byName, tenant);
        WriteResolver writing = new WriteResolver(context, byName);
        Map<String, SourceText> declared = new HashMap<>();
        Map<String, SourceText> folded = new HashMap<>();
        List<AccessPattern> patterns = new ArrayList<>();
        for (AccessSyntax syntax : all(ModelSyntax::patterns)) {
            if (isNew(syntax.name(), declared) && !(syntax instanceof ExternalSyntax)) {
                SourceText alike =
                        folded.putIfAbsent(Identifiers.fold(syntax.name().value()), syntax.name());
                if (alike != null) {
                    context.report(Diagnostic.at(
                                    Code.CASE_CLASH,
                                    syntax.name().span(),
                                    "`" + syntax.name().value() + "` and `" + alike.value() + "` differ only in case")
                            .also(alike.span(), "the other one"));
                }
                if (syntax instanceof PatternSyntax read) {
                    resolver.pattern(read).ifPresent(patterns::add);
                } else if (syntax instanceof WriteSyntax write) {
                    resolver.checkName(write.name());
                    writing.write(write).ifPresent(writes::add);
                } else if (syntax instanceof TransactSyntax transact) {
                    resolver.checkName(transact.name());
                    new TransactResolver(context, writing).transact(transact).ifPresent(transactions::add);
                }
            }
        }
        return patterns;
    }

    /** Nothing is generated for them, so their names need not be Java's. */
    private List<ExternalPattern> externals() {
        List<ExternalPattern> externals = new ArrayList<>();
        for (AccessSyntax syntax : all(ModelSyntax::patterns)) {
            if (syntax instanceof ExternalSyntax external) {
                externals.add(new ExternalPattern(
                        external.name().value(),
                        external.system().value(),
                        external.owner().map(SourceText::value),
                        external.description().value(),
                        external.name().span()));
            }
        }
        return externals;
    }

    private boolean isNew(SourceText element, Map<String, SourceText> declared) {
        SourceText first = declared.putIfAbsent(element.value(), element);
        if (first != null) {
            context.duplicate("`" + element.value() + "` is declared twice", element.span(), first.span());
        }
        return first == null;
    }

    private <T> List<T> all(Function<ModelSyntax, List<T>> part) {
        return files.stream().flatMap(f -> part.apply(f).stream()).toList();
    }
}
