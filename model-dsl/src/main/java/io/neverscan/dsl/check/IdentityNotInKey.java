package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The table key of an edge, and of its mirror item, holds both ends; otherwise two edges would be one item. A part of an
 * end that no two nodes share stands for the whole of it, unless a write has to find the node or the mirror item by it.
 */
final class IdentityNotInKey implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.items()) {
            for (Placement placement : item.placements()) {
                if (placement.isBase()) {
                    findings.addAll(findings(item, placement));
                }
            }
        }
        return findings;
    }

    private static List<Diagnostic> findings(ItemType item, Placement placement) {
        List<Attribute> held = placement.templates().stream()
                .map(KeyTemplate::held)
                .flatMap(List::stream)
                .toList();
        Set<Attribute> needed = new LinkedHashSet<>(item.identity());
        if (item instanceof Edge edge) {
            needed.addAll(needed(edge, edge.from(), held));
            needed.addAll(needed(edge, edge.to(), held));
        }
        List<Diagnostic> findings = new ArrayList<>();
        for (Attribute attribute : needed) {
            if (!held.contains(attribute)) {
                KeyTemplate last = placement.last();
                findings.add(Diagnostic.at(
                                Code.IDENTITY_NOT_IN_KEY,
                                last.span(),
                                "the table key of `" + item.name() + "` does not hold `" + attribute.name() + "`")
                        .note(why(item, attribute, held))
                        .help(Help.advice("add `#{" + attribute.name() + "}` to the key")));
            }
        }
        return findings;
    }

    private static String why(ItemType item, Attribute attribute, List<Attribute> held) {
        if (item instanceof Edge edge) {
            for (Edge.End end : List.of(edge.from(), edge.to())) {
                if (end.attributes().contains(attribute) && isDetermined(end, held)) {
                    return end.counter()
                            .map(c -> "`" + c.name() + "` of `" + end.entity().name()
                                    + "` could not be counted: it is found by the whole key, from that of the edge")
                            .orElse("the mirror item could not be found: its key is made from that of the edge");
                }
            }
        }
        return "two items that differ only in `" + attribute.name() + "` would overwrite each other";
    }

    private static List<Attribute> needed(Edge edge, Edge.End end, List<Attribute> held) {
        boolean found = end.counter().isPresent() || edge.inverse() == Edge.Inverse.MIRROR;
        return !found && isDetermined(end, held) ? List.of() : end.attributes();
    }

    /** Whether what the key holds of an end is something that no two nodes share. */
    private static boolean isDetermined(Edge.End end, List<Attribute> held) {
        List<Attribute> identity = end.entity().identity();
        List<Attribute> known = new ArrayList<>();
        for (int i = 0; i < identity.size(); i++) {
            if (held.contains(end.attributes().get(i))) {
                known.add(identity.get(i));
            }
        }
        return end.entity().traits().unique().stream().anyMatch(known::containsAll);
    }
}
