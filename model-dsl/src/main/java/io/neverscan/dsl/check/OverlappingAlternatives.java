package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.keys.Facts;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Predicate;
import java.util.ArrayList;
import java.util.List;

/** Rule R11: an item has one key in an index, so of several alternatives at most one may hold. */
final class OverlappingAlternatives implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.items()) {
            List<Placement> sparse =
                    item.placements().stream().filter(p -> p.when().isPresent()).toList();
            for (int i = 0; i < sparse.size(); i++) {
                for (int j = i + 1; j < sparse.size(); j++) {
                    compare(item, sparse.get(i), sparse.get(j), findings);
                }
            }
        }
        return findings;
    }

    private static void compare(ItemType item, Placement first, Placement second, List<Diagnostic> findings) {
        Predicate a = first.when().orElseThrow();
        Predicate b = second.when().orElseThrow();
        boolean together = first.location().equals(second.location()) && first.form() == second.form();
        if (together && !Facts.exclude(a, b)) {
            findings.add(Diagnostic.at(
                            Code.OVERLAPPING_ALTERNATIVES,
                            b.span(),
                            "one `" + item.name() + "` could have two keys in "
                                    + first.location().describe())
                    .also(a.span(), "this may hold at the same time")
                    .note("an item is in an index once, so of its alternatives at most one may hold")
                    .help(Help.advice("let the conditions exclude each other, such as `attribute_exists(a)` and"
                            + " `not attribute_exists(a)`")));
        }
    }
}
