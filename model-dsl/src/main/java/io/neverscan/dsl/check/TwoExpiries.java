package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * DynamoDB expires the items of a table by one attribute, so types of one table must store the time under one name.
 *
 * <p>Source: Amazon DynamoDB Developer Guide, "Using time to live (TTL) in DynamoDB".
 */
final class TwoExpiries implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (Table table : model.tables()) {
            List<Attribute> all = model.itemsOf(table).stream()
                    .map(ItemType::traits)
                    .flatMap(t -> t.ttl().stream())
                    .toList();
            all.stream()
                    .filter(a -> !a.storedName().equals(all.get(0).storedName()))
                    .forEach(a -> findings.add(difference(a, all.get(0))));
        }
        return findings;
    }

    private static Diagnostic difference(Attribute other, Attribute first) {
        return Diagnostic.at(
                        Code.SETTINGS_CONFLICT,
                        other.span(),
                        "items of one table expire by one attribute: not by `" + other.storedName() + "` as well as `"
                                + first.storedName() + "`")
                .also(first.span(), "another type of the table expires by this")
                .help(Help.advice("store both under one name: `as: " + first.storedName() + "`"));
    }
}
