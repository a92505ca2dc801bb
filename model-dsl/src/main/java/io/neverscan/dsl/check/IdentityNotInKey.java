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

/** The table key of an edge, and of its mirror item, holds both ends; otherwise two edges would be one item. */
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
        Set<Attribute> needed = new LinkedHashSet<>(item.identity());
        if (item instanceof Edge edge) {
            needed.addAll(edge.from().attributes());
            needed.addAll(edge.to().attributes());
        }
        List<Attribute> held = placement.templates().stream()
                .map(KeyTemplate::held)
                .flatMap(List::stream)
                .toList();
        List<Diagnostic> findings = new ArrayList<>();
        for (Attribute attribute : needed) {
            if (!held.contains(attribute)) {
                KeyTemplate last = placement.last();
                findings.add(Diagnostic.at(
                                Code.IDENTITY_NOT_IN_KEY,
                                last.span(),
                                "the table key of `" + item.name() + "` does not hold `" + attribute.name() + "`")
                        .note("two items that differ only in `" + attribute.name() + "` would overwrite each other")
                        .help(Help.advice("add `#{" + attribute.name() + "}` to the key")));
            }
        }
        return findings;
    }
}
