package io.neverscan.dsl.resolve;

import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.Traits;
import io.neverscan.dsl.model.UniqueGuard;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.EntitySyntax;
import io.neverscan.dsl.syntax.ItemSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Entities: their keys are written, or derived from the identity attributes. */
final class EntityResolver {
    private final Context context;
    private final ItemResolver items;
    private final AttributeResolver attributes;

    EntityResolver(Context context, ItemResolver items, AttributeResolver attributes) {
        this.context = context;
        this.items = items;
        this.attributes = attributes;
    }

    /** One entity; empty, and reported, if something in it is wrong. */
    Optional<Entity> entity(EntitySyntax syntax) {
        ItemSyntax item = syntax.item();
        AttributeTable own = attributes.resolve(item.name().value(), item.attributes());
        Optional<Table> table = items.table(item);
        Optional<List<List<Attribute>>> unique = new UniqueResolver(context).unique(syntax.unique(), own);
        Optional<Traits> traits = items.traits(item, own).flatMap(t -> unique.map(t::withUnique));
        if (table.isEmpty()) {
            return Optional.empty();
        }
        items.checkTypeAttribute(table.get(), own);
        TemplateResolver templates = new TemplateResolver(context, table.get(), own);
        KeyMap keys = new KeyMap(context, table.get(), templates);
        item.key().ifPresent(k -> {
            keys.table(k);
            keys.completeTable(k.span());
        });
        boolean identified = item.key().isPresent() || derive(syntax, table.get(), own, keys);
        item.indexes().forEach(keys::index);
        keys.completeIndexes();
        if (!identified || !own.isSound() || !keys.isSound() || traits.isEmpty()) {
            return Optional.empty();
        }
        Optional<List<UniqueGuard>> guards = new GuardResolver(context, table.get(), own, keys.identity())
                .guards(item.name().value(), syntax.unique(), traits.get());
        if (guards.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Entity(
                item.name().value(),
                table.get(),
                own.all(),
                keys.identity(),
                ItemResolver.placements(table.get(), keys, Optional.empty()),
                traits.get(),
                guards.get(),
                item.description().map(SourceText::value),
                item.name().span()));
    }

    /** Builds the table's key from identity attributes; a singleton has none, so its key is its name. */
    private boolean derive(EntitySyntax syntax, Table table, AttributeTable own, KeyMap keys) {
        TemplateResolver templates = new TemplateResolver(context, table, own);
        List<Attribute> rest = new ArrayList<>();
        for (SourceText name : syntax.id()) {
            own.find(name).ifPresent(rest::add);
        }
        if (rest.size() != syntax.id().size()) {
            return false;
        }
        Span span = syntax.singleton().orElseGet(() -> syntax.id().get(0)).span();
        String constant = Identifiers.constant(syntax.item().name().value());
        boolean natural = natural(table.partitionKey(), rest, templates, keys);
        boolean naturalSort =
                table.sortKey().map(k -> natural(k, rest, templates, keys)).orElse(false);
        if (!natural) {
            List<Piece> pieces = templates.joined(constant, holes(rest, templates, span), span);
            keys.put(table.partitionKey(), templates.build(pieces, table.partitionKey(), span));
            rest.clear();
        }
        if (table.sortKey().isPresent() && !naturalSort) {
            KeyAttribute sort = table.sortKey().get();
            keys.put(sort, templates.build(templates.joined(constant, holes(rest, templates, span), span), sort, span));
        }
        return true;
    }

    private static List<Piece.Hole> holes(List<Attribute> attributes, TemplateResolver templates, Span span) {
        return attributes.stream().map(a -> templates.hole(a, span)).toList();
    }

    /** Takes an identity attribute that is the key attribute itself. */
    private static boolean natural(KeyAttribute key, List<Attribute> rest, TemplateResolver templates, KeyMap keys) {
        boolean there = rest.removeIf(a -> a.storedName().equals(key.name()));
        if (there) {
            keys.put(key, templates.natural(key));
        }
        return there;
    }
}
