package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import java.util.ArrayList;
import java.util.List;

/** Every item has a table key, so an attribute in it cannot be optional. */
final class OptionalKey implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.items()) {
            for (Placement placement : item.placements()) {
                if (placement.isBase()) {
                    placement.templates().forEach(t -> findings.addAll(findings(item, t)));
                }
            }
        }
        return findings;
    }

    private static List<Diagnostic> findings(ItemType item, KeyTemplate template) {
        List<Diagnostic> findings = new ArrayList<>();
        for (Segment.Component component : template.components()) {
            if (component.attribute().optional()) {
                findings.add(Diagnostic.at(
                                Code.OPTIONAL_KEY,
                                component.span(),
                                "the table key of `" + item.name() + "` is built from `"
                                        + component.attribute().name() + "`, which is optional")
                        .also(component.attribute().span(), "declared optional here")
                        .help(Help.advice("drop the `?` of the attribute, or build the key from another one")));
            }
        }
        return findings;
    }
}
