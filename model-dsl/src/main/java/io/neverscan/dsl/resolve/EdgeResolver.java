package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.Traits;
import io.neverscan.dsl.source.SourceText;
import io.neverscan.dsl.syntax.EdgeSyntax;
import io.neverscan.dsl.syntax.ItemSyntax;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Edges: ends, keys, the way back, counters. */
final class EdgeResolver {
    private final Context context;
    private final ItemResolver items;
    private final EdgeAttributes attributes;
    private final Map<String, Entity> entities;

    EdgeResolver(Context context, ItemResolver items, EdgeAttributes attributes, Map<String, Entity> entities) {
        this.context = context;
        this.items = items;
        this.attributes = attributes;
        this.entities = entities;
    }

    /** One edge; empty, and reported, if something in it is wrong. */
    Optional<Edge> edge(EdgeSyntax syntax) {
        ItemSyntax item = syntax.item();
        Optional<Entity> source = entity(syntax.from().entity());
        Optional<Entity> target = entity(syntax.to().entity());
        source.ifPresent(s -> counter(syntax.fromCounter(), s));
        target.ifPresent(t -> counter(syntax.toCounter(), t));
        Optional<Table> table = items.table(item);
        if (source.isEmpty() || target.isEmpty() || table.isEmpty()) {
            return Optional.empty();
        }
        AttributeTable own = new AttributeTable(item.name().value(), context);
        boolean fromFits = attributes.end(own, syntax.from(), source.get(), syntax);
        boolean toFits = attributes.end(own, syntax.to(), target.get(), syntax);
        attributes.declared(own, syntax);
        items.checkTypeAttribute(table.get(), own);
        Optional<Traits> traits = items.traits(item, own);
        if (!fromFits || !toFits || !own.isSound()) {
            return Optional.empty();
        }
        Edge.End from = end(syntax.from(), source.get(), own, syntax.fromCounter());
        Edge.End to = end(syntax.to(), target.get(), own, syntax.toCounter());
        EdgeKeys keys = new EdgeKeys(context, table.get(), own, from, to);
        keys.resolve(syntax);
        boolean counted = counts(syntax.fromCounter(), from) && counts(syntax.toCounter(), to);
        if (!keys.isSound() || traits.isEmpty() || !counted) {
            return Optional.empty();
        }
        return Optional.of(new Edge(
                item.name().value(),
                table.get(),
                own.all(),
                keys.primary().identity(),
                ItemResolver.placements(table.get(), keys.primary(), keys.mirror()),
                traits.get(),
                from,
                to,
                keys.inverse(),
                item.description().map(SourceText::value),
                item.name().span()));
    }

    private Optional<Entity> entity(SourceText name) {
        Entity entity = entities.get(name.value());
        if (entity == null) {
            context.unknown(name, "the model has no entity `" + name.value() + "`", entities.keySet());
        }
        return Optional.ofNullable(entity);
    }

    private static Edge.End end(EdgeSyntax.End end, Entity entity, AttributeTable own, Optional<SourceText> counter) {
        List<Attribute> names = end.attributes().stream()
                .flatMap(n -> own.get(n.value()).stream())
                .toList();
        Optional<Attribute> counted =
                counter.flatMap(c -> entity.attribute(c.value())).filter(a -> a.type() == Scalar.COUNTER);
        return new Edge.End(entity, names, counted);
    }

    private static boolean counts(Optional<SourceText> counter, Edge.End end) {
        return counter.isEmpty() || end.counter().isPresent();
    }

    private void counter(Optional<SourceText> counter, Entity entity) {
        if (counter.isEmpty()) {
            return;
        }
        SourceText name = counter.get();
        Optional<Attribute> attribute = entity.attribute(name.value());
        if (attribute.isEmpty()) {
            List<String> known = entity.attributes().stream()
                    .filter(a -> a.type() == Scalar.COUNTER)
                    .map(Attribute::name)
                    .toList();
            context.unknown(name, "`" + name.value() + "` is not an attribute of `" + entity.name() + "`", known);
        } else if (attribute.get().type() != Scalar.COUNTER) {
            context.report(Diagnostic.at(
                            Code.TYPE_MISMATCH,
                            name.span(),
                            "`" + name.value() + "` must be a counter, but is of type "
                                    + attribute.get().type().describe())
                    .also(attribute.get().span(), "declared here"));
        }
    }
}
