package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The time of the last write changes with every update, and a key that holds it with it. An update knows the identity;
 * what else stands in that key it does not know unless it changes it, so the key would be left as it was.
 */
final class MixedStamp implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.items()) {
            item.traits()
                    .updated()
                    .ifPresent(updated -> item.placements().stream()
                            .filter(p -> p.location() instanceof Location.Secondary)
                            .map(Placement::templates)
                            .flatMap(List::stream)
                            .forEach(t -> finding(item, updated, t).ifPresent(findings::add)));
        }
        return findings;
    }

    private static Optional<Diagnostic> finding(ItemType item, Attribute updated, KeyTemplate template) {
        Optional<Segment.Component> stamp = template.components().stream()
                .filter(c -> c.attribute().equals(updated))
                .findFirst();
        Optional<Attribute> unknown = template.attributes().stream()
                .filter(a -> !a.equals(updated) && !item.identity().contains(a))
                .findFirst();
        if (stamp.isEmpty() || unknown.isEmpty()) {
            return Optional.empty();
        }
        String name = updated.name();
        return Optional.of(Diagnostic.at(
                        Code.BAD_TEMPLATE,
                        stamp.get().span(),
                        "every update sets `" + name + "`, and this key with it, but does not know `"
                                + unknown.get().name() + "`")
                .help(Help.advice(
                        "let `" + name + "` share a key with parts of the identity only, such as the sort key, and"
                                + " put `" + unknown.get().name() + "` into the partition key")));
    }
}
