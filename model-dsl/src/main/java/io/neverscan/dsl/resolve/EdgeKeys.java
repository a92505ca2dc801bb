package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Entity;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.source.Span;
import io.neverscan.dsl.syntax.EdgeSyntax;
import io.neverscan.dsl.syntax.TemplatesSyntax;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The keys of one edge: its own, derived from the source where they are not written, and those of the way back. */
final class EdgeKeys {
    private final Context context;
    private final Table table;
    private final TemplateResolver templates;
    private final Edge.End from;
    private final Edge.End to;
    private final KeyMap primary;
    private final List<KeyMap> mirrors = new ArrayList<>();
    private final List<Edge.Inverse> inverses = new ArrayList<>(List.of(Edge.Inverse.NONE));

    EdgeKeys(Context context, Table table, AttributeTable own, Edge.End from, Edge.End to) {
        this.context = context;
        this.table = table;
        this.templates = new TemplateResolver(context, table, own);
        this.from = from;
        this.to = to;
        this.primary = new KeyMap(context, table, templates);
    }

    KeyMap primary() {
        return primary;
    }

    Optional<KeyMap> mirror() {
        return mirrors.stream().findFirst();
    }

    Edge.Inverse inverse() {
        return inverses.get(inverses.size() - 1);
    }

    boolean isSound() {
        return primary.isSound() && mirrors.stream().allMatch(KeyMap::isSound);
    }

    void resolve(EdgeSyntax syntax) {
        Span span = syntax.item().name().span();
        String name = Identifiers.constant(syntax.item().name().value());
        syntax.item().key().ifPresent(primary::table);
        if (syntax.item().key().isEmpty()) {
            deriveBase(name, span);
        }
        primary.completeTable(syntax.item().key().map(TemplatesSyntax::span).orElse(span));
        syntax.item().indexes().forEach(primary::index);
        syntax.inverse().ifPresent(i -> inverse(i, name));
        primary.completeIndexes();
        mirrors.forEach(KeyMap::completeIndexes);
    }

    private void deriveBase(String name, Span span) {
        KeyAttribute partition = table.partitionKey();
        if (table.sortKey().isEmpty()) {
            List<Piece.Hole> all = new ArrayList<>(templates.holes(from, span));
            all.addAll(templates.holes(to, span));
            primary.put(partition, templates.build(templates.joined(name, all, span), partition, span));
            return;
        }
        primary.put(partition, partitionOf(from, partition));
        KeyAttribute sort = table.sortKey().get();
        primary.put(sort, templates.build(templates.joined(name, behind(from, to, span), span), sort, span));
    }

    /**
     * What stands in the sort key when one end gives the partition: the rest of that end's identity, which its partition
     * key does not hold, then the other end.
     */
    private List<Piece.Hole> behind(Edge.End near, Edge.End far, Span span) {
        List<Piece.Hole> holes = new ArrayList<>();
        List<Piece.Hole> own = templates.holes(near, span);
        for (int i = 0; i < own.size(); i++) {
            Attribute identity = near.entity().identity().get(i);
            if (!near.entity().base().partition().get(0).attributes().contains(identity)) {
                holes.add(own.get(i));
            }
        }
        holes.addAll(templates.holes(far, span));
        return holes;
    }

    /** The partition template of a node, with the edge's names for its identity. */
    private Optional<KeyTemplate> partitionOf(Edge.End end, KeyAttribute key) {
        Entity entity = end.entity();
        KeyTemplate template = entity.base().partition().get(0);
        if (end.attributes().isEmpty()) {
            return Optional.empty();
        }
        List<Piece> pieces = templates.renamed(template, entity.identity(), end.attributes(), key);
        return templates.build(pieces, key, end.attributes().get(0).span());
    }

    private void inverse(EdgeSyntax.Inverse inverse, String name) {
        String way = inverse.way().value();
        if (inverse.mirror()) {
            inverses.add(Edge.Inverse.MIRROR);
            mirror(inverse, name);
        } else if (!way.equals("none")) {
            inverses.add(Edge.Inverse.INDEX);
            Optional<Index> index = table.index(way);
            if (index.isEmpty()) {
                List<String> ways = new ArrayList<>(
                        table.indexes().stream().map(Index::name).toList());
                ways.addAll(List.of("mirror", "none"));
                String message =
                        "`" + way + "` is neither an index of table `" + table.name() + "`, `mirror` nor `none`";
                context.unknown(inverse.way(), message, ways);
                primary.put(table.partitionKey(), Optional.empty());
                return;
            }
            index(inverse, index.get(), name);
        }
    }

    private void index(EdgeSyntax.Inverse inverse, Index index, String name) {
        TemplatesSyntax written = inverse.templates();
        Span span = inverse.way().span();
        if (index.isMultiAttribute()) {
            primary.attributes(index, written, inverse.way());
            return;
        }
        KeyAttribute partition = index.partitionKeys().get(0);
        if (written.partition().isEmpty() && !primary.has(partition)) {
            primary.put(partition, partitionOf(to, partition));
        }
        index.sortKeys().stream()
                .filter(k -> written.sort().isEmpty() && !primary.has(k))
                .forEach(k -> {
                    List<Piece> pieces = templates.joined(name, behind(to, from, span), span);
                    primary.put(k, templates.build(pieces, k, span));
                });
        primary.index(index, written, inverse.way());
    }

    private void mirror(EdgeSyntax.Inverse inverse, String name) {
        Span span = inverse.way().span();
        if (table.sortKey().isEmpty()) {
            primary.put(table.partitionKey(), Optional.empty());
            context.report(Code.BAD_TEMPLATE, span, "a mirror needs a table with a sort key");
            return;
        }
        KeyMap mirror = new KeyMap(context, table, templates);
        mirrors.add(mirror);
        TemplatesSyntax written = inverse.templates();
        mirror.table(written);
        if (written.partition().isEmpty()) {
            mirror.put(table.partitionKey(), partitionOf(to, table.partitionKey()));
        }
        if (written.sort().isEmpty()) {
            KeyAttribute sort = table.sortKey().get();
            List<Piece> pieces = templates.joined(name + "_BY", behind(to, from, span), span);
            mirror.put(sort, templates.build(pieces, sort, span));
        }
    }
}
