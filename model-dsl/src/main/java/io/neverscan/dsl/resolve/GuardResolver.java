package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.Traits;
import io.neverscan.dsl.model.UniqueGuard;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Derives where the guards of unique values lie: {@code UNIQUE#USER#EMAIL#{email}}. */
final class GuardResolver {
    private static final String WORD = "UNIQUE";

    private final Context context;
    private final Table table;
    private final AttributeTable attributes;
    private final List<Attribute> identity;

    GuardResolver(Context context, Table table, AttributeTable attributes, List<Attribute> identity) {
        this.context = context;
        this.table = table;
        this.attributes = attributes;
        this.identity = identity;
    }

    /** One guard for each group that the key does not keep unique already; empty, and reported, if one cannot be. */
    Optional<List<UniqueGuard>> guards(String entity, List<List<SourceText>> written, Traits traits) {
        List<UniqueGuard> guards = new ArrayList<>();
        boolean sound = true;
        for (int i = 0; i < written.size(); i++) {
            List<Attribute> group = traits.unique().get(i);
            if (group.containsAll(identity)) {
                continue;
            }
            if (!isSteady(group, written.get(i), traits)) {
                sound = false;
                continue;
            }
            Optional<UniqueGuard> guard =
                    guard(entity, group, written.get(i).get(0).span(), traits);
            sound &= guard.isPresent();
            guard.ifPresent(guards::add);
        }
        return sound ? Optional.of(List.copyOf(guards)) : Optional.empty();
    }

    /** What changes without the application's doing cannot be guarded. */
    private boolean isSteady(List<Attribute> group, List<SourceText> names, Traits traits) {
        for (int i = 0; i < group.size(); i++) {
            Attribute attribute = group.get(i);
            boolean own = Stream.of(traits.version(), traits.created(), traits.updated())
                    .anyMatch(t -> t.filter(attribute::equals).isPresent());
            if (own || attribute.type() == Scalar.COUNTER) {
                context.report(Diagnostic.at(
                                Code.TYPE_MISMATCH,
                                names.get(i).span(),
                                "`unique` needs a value that the application sets, and `" + attribute.name() + "` is "
                                        + (own ? "set by the repository" : "a counter"))
                        .also(attribute.span(), "declared here"));
                return false;
            }
        }
        return true;
    }

    private Optional<UniqueGuard> guard(String entity, List<Attribute> group, Span span, Traits traits) {
        TemplateResolver templates = new TemplateResolver(context, table, attributes);
        KeyMap keys = new KeyMap(context, table, templates);
        String constants =
                group.stream().map(a -> Identifiers.constant(a.name())).collect(Collectors.joining("+"));
        String front = WORD + "#" + Identifiers.constant(entity) + "#" + constants;
        List<Piece.Hole> holes =
                group.stream().map(a -> templates.hole(a, span)).toList();
        KeyAttribute partition = table.partitionKey();
        keys.put(partition, templates.apart(templates.joined(front, holes, span), partition, span));
        table.sortKey().ifPresent(k -> keys.put(k, templates.apart(List.of(new Piece.Text(WORD, span)), k, span)));
        if (!keys.isSound() || !isOwnerFree(span)) {
            return Optional.empty();
        }
        // The time of its end is a number that guards have as well.
        traits.ttl()
                .flatMap(t ->
                        indexKeys().filter(k -> k.name().equals(t.storedName())).findFirst())
                .filter(k -> !keys.has(k))
                .ifPresent(k -> keys.put(k, templates.natural(k)));
        String name = entity + "." + group.stream().map(Attribute::name).collect(Collectors.joining("+"));
        return Optional.of(
                new UniqueGuard(name, table, group, ItemResolver.placements(table, keys, Optional.empty()), span));
    }

    private Stream<KeyAttribute> indexKeys() {
        return table.indexes().stream().map(Index::keys).flatMap(List::stream);
    }

    /** The attribute that names the owner is no text, so it cannot be a key. */
    private boolean isOwnerFree(Span span) {
        Stream<KeyAttribute> keys =
                Stream.concat(Stream.concat(Stream.of(table.partitionKey()), table.sortKey().stream()), indexKeys());
        boolean taken = keys.anyMatch(k -> k.name().equals(UniqueGuard.OWNER))
                || table.typeAttribute().filter(UniqueGuard.OWNER::equals).isPresent();
        if (taken) {
            context.report(Diagnostic.at(
                            Code.ILLEGAL_NAME,
                            span,
                            "`" + UniqueGuard.OWNER
                                    + "` is an attribute of what guards unique values, and a key of table `"
                                    + table.name() + "`")
                    .help(Help.advice("name the key differently")));
        }
        return !taken;
    }
}
