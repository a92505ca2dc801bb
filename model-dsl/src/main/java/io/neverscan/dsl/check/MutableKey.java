package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Scalar;
import io.neverscan.dsl.model.Segment;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Keys are not built from values that change by themselves: a counter is added to without being known, so its key could
 * not follow; version and update stamp change on every write.
 */
final class MutableKey implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.items()) {
            Set<KeyTemplate> table = new LinkedHashSet<>();
            Set<KeyTemplate> all = new LinkedHashSet<>();
            for (Placement placement : item.placements()) {
                all.addAll(placement.templates());
                if (placement.isBase()) {
                    table.addAll(placement.templates());
                }
            }
            for (KeyTemplate template : all) {
                for (Segment.Component component : template.components()) {
                    if (changes(item, component.attribute(), table.contains(template))) {
                        findings.add(finding(item, template, component));
                    }
                }
            }
        }
        return findings;
    }

    private static boolean changes(ItemType item, Attribute attribute, boolean inTableKey) {
        boolean stamped = item.traits().version().filter(attribute::equals).isPresent()
                || item.traits().updated().filter(attribute::equals).isPresent();
        return attribute.type() == Scalar.COUNTER || (inTableKey && stamped);
    }

    private static Diagnostic finding(ItemType item, KeyTemplate template, Segment.Component component) {
        return Diagnostic.at(
                        Code.MUTABLE_KEY,
                        component.span(),
                        "key `" + template.key().name() + "` of `" + item.name() + "` is built from `"
                                + component.attribute().name() + "`, which changes with every write")
                .also(component.attribute().span(), "declared here")
                .note("an item keeps its table key for life, and an index key must be known when it is written")
                .help(Help.advice("build the key from attributes that the application sets itself"));
    }
}
