package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Keys with a {@code when} come and go with the item's attributes. They cannot hold, nor depend on, what the repository
 * sets by itself: a replaced item keeps its creation time unread, and version and update stamp change with every write.
 */
final class UndecidableKey implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.items()) {
            for (Placement placement : item.placements()) {
                placement.when().ifPresent(w -> {
                    predicate(item, w, findings);
                    placement.templates().forEach(t -> template(item, t, findings));
                });
            }
        }
        return findings;
    }

    private static void template(ItemType item, KeyTemplate template, List<Diagnostic> findings) {
        for (Segment.Component component : template.components()) {
            if (isKept(item, component.attribute())) {
                findings.add(finding(item, component.attribute(), component.span()));
            }
        }
    }

    private static void predicate(ItemType item, Predicate predicate, List<Diagnostic> findings) {
        if (predicate instanceof Predicate.And and) {
            and.parts().forEach(p -> predicate(item, p, findings));
        } else if (predicate instanceof Predicate.Or or) {
            or.parts().forEach(p -> predicate(item, p, findings));
        } else if (predicate instanceof Predicate.Not not) {
            predicate(item, not.part(), findings);
        } else {
            predicate.attributes().stream()
                    .filter(a -> isKept(item, a))
                    .forEach(a -> findings.add(finding(item, a, predicate.span())));
        }
    }

    private static boolean isKept(ItemType item, Attribute attribute) {
        return item.traits().version().filter(attribute::equals).isPresent()
                || item.traits().created().filter(attribute::equals).isPresent()
                || item.traits().updated().filter(attribute::equals).isPresent();
    }

    private static Diagnostic finding(ItemType item, Attribute attribute, Span span) {
        return Diagnostic.at(
                        Code.MUTABLE_KEY,
                        span,
                        "an index key of `" + item.name() + "` with `when` depends on `" + attribute.name()
                                + "`, which the repository sets by itself")
                .also(attribute.span(), "declared here")
                .note("a write must know whether the item has the key, and what it is")
                .help(Help.advice("use an attribute that the application sets"));
    }
}
