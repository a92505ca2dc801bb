package io.neverscan.dsl.resolve;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.source.SourceText;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The end of an edge that {@code fetch} names. An end goes by its role, {@code from} or {@code to}; by its entity, with a
 * small first letter; and, if one attribute identifies it, by that attribute, with or without {@code Id} behind it.
 */
final class FetchResolver {
    private static final String ID = "Id";

    /** One of the two ends. */
    private enum Side {
        FROM("from", "the source"),
        TO("to", "the target");

        private final String role;
        private final String meaning;

        Side(String role, String meaning) {
            this.role = role;
            this.meaning = meaning;
        }

        Side other() {
            return this == FROM ? TO : FROM;
        }

        Edge.End of(Edge edge) {
            return this == FROM ? edge.from() : edge.to();
        }
    }

    private final Context context;

    FetchResolver(Context context) {
        this.context = context;
    }

    /** What is fetched; empty, and reported, if the name is not that of one end. */
    Optional<AccessPattern.Fetch> fetch(SourceText name, List<ItemType> types) {
        if (types.size() > 1 || !(types.get(0) instanceof Edge edge)) {
            noEdge(name, types);
            return Optional.empty();
        }
        boolean from = names(edge, Side.FROM).contains(name.value());
        boolean to = names(edge, Side.TO).contains(name.value());
        if (from == to) {
            notOne(name, edge, from);
            return Optional.empty();
        }
        Edge.End end = from ? edge.from() : edge.to();
        return Optional.of(new AccessPattern.Fetch(name.value(), end.entity(), end.attributes(), name.span()));
    }

    private void noEdge(SourceText name, List<ItemType> types) {
        ItemType type = types.get(0);
        String why =
                types.size() > 1 ? "but the pattern asks for several types" : "but `" + type.name() + "` is an entity";
        Diagnostic finding = Diagnostic.at(Code.WRONG_SHAPE, name.span(), "`fetch` names an end of an edge, " + why);
        context.report(
                types.size() > 1
                        ? finding.help(Help.advice("ask for the edge alone"))
                        : finding.help(Help.advice(
                                "drop `fetch`: the keys of what comes back lead to whole items by a `getMany: "
                                        + type.name() + "`")));
    }

    private void notOne(SourceText name, Edge edge, boolean both) {
        String message = both
                ? "`" + name.value() + "` is both ends of `" + edge.name() + "`"
                : "`" + name.value() + "` is no end of `" + edge.name() + "`";
        Diagnostic finding = Diagnostic.at(Code.UNKNOWN_NAME, name.span(), message)
                .note("the ends are " + list(edge, Side.FROM) + " and " + list(edge, Side.TO));
        List<String> known = Stream.concat(own(edge, Side.FROM).stream(), own(edge, Side.TO).stream())
                .toList();
        Optional<Help> near = both ? Optional.empty() : Help.nearest(name.value(), name.span(), known);
        if (near.isPresent()) {
            finding = finding.help(near.get());
        } else {
            for (Side side : Side.values()) {
                String best = best(edge, side);
                finding = finding.help(Help.edit(
                        "`" + best + "` is " + side.meaning, new Edit(name.span(), best), Help.Confidence.REVIEW));
            }
        }
        context.report(finding);
    }

    private static String list(Edge edge, Side side) {
        return String.join(
                " or ", own(edge, side).stream().map(n -> "`" + n + "`").toList());
    }

    /** The name that says most: that of the attribute, else the role. */
    private static String best(Edge edge, Side side) {
        List<String> own = own(edge, side);
        return own.isEmpty() ? side.role : own.get(own.size() - 1);
    }

    /** The names that only this end has. */
    private static List<String> own(Edge edge, Side side) {
        Set<String> others = names(edge, side.other());
        return names(edge, side).stream().filter(n -> !others.contains(n)).toList();
    }

    private static Set<String> names(Edge edge, Side side) {
        Edge.End end = side.of(edge);
        Set<String> names = new LinkedHashSet<>();
        names.add(side.role);
        String entity = end.entity().name();
        names.add(entity.substring(0, 1).toLowerCase(Locale.ROOT) + entity.substring(1));
        Edge.End other = side.other().of(edge);
        // What both ends share, such as the tenant, names neither.
        List<String> attributes = end.attributes().stream()
                .filter(a -> !other.attributes().contains(a))
                .map(Attribute::name)
                .toList();
        if (attributes.size() == 1) {
            String attribute = attributes.get(0);
            names.add(attribute);
            if (attribute.endsWith(ID) && attribute.length() > ID.length()) {
                names.add(attribute.substring(0, attribute.length() - ID.length()));
            }
        }
        return names;
    }
}
