package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.keys.KeyIndex;
import io.neverscan.dsl.keys.Overlap;
import io.neverscan.dsl.keys.Specimen;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.model.UniqueGuard;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Rule R12: no two item types, and no two forms of one, can have the same table key. */
final class KeyCollision implements Rule {
    private record Item(ItemType type, Placement placement, Overlap.Keys keys) {}

    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (Table table : model.tables()) {
            List<Item> items = new ArrayList<>();
            KeyIndex<Integer> index = new KeyIndex<>();
            for (ItemType type : model.stored()) {
                type.placements().stream()
                        .filter(p -> p.isBase() && type.table().equals(table))
                        .forEach(p -> items.add(new Item(type, p, Overlap.Keys.of(p))));
            }
            for (int i = 0; i < items.size(); i++) {
                index.add(items.get(i).keys(), i);
            }
            for (int i = 0; i < items.size(); i++) {
                for (int j : index.near(items.get(i).keys())) {
                    if (j > i) {
                        collision(items.get(i), items.get(j)).ifPresent(findings::add);
                    }
                }
            }
        }
        return findings;
    }

    private static Optional<Diagnostic> collision(Item first, Item second) {
        return Overlap.find(first.keys(), second.keys()).map(example -> finding(first, second, example));
    }

    private static Diagnostic finding(Item first, Item second, Overlap.Example example) {
        KeyTemplate here = second.placement().last();
        KeyTemplate there = first.placement().last();
        String key = example.sort().map(s -> example.partition() + " | " + s).orElse(example.partition());
        return Diagnostic.at(
                        Code.KEY_COLLISION,
                        here.span(),
                        "`" + first.type().name() + "` and `" + second.type().name()
                                + "` can have the same key and overwrite each other")
                .also(there.span(), "the key of `" + first.type().name() + "`")
                .note("for example " + shown(first, example.left()) + " and " + shown(second, example.right())
                        + " both have key " + key)
                .help(Help.advice(
                        second.type() instanceof UniqueGuard
                                ? "begin the key of `" + first.type().name() + "` with a text, such as `" + front(first)
                                        + "`"
                                : "begin the two keys with different texts, such as `" + front(first) + "` and `"
                                        + front(second) + "`"));
    }

    private static String front(Item item) {
        return item.type().name().toUpperCase(Locale.ROOT) + "#";
    }

    private static String shown(Item item, Map<String, String> texts) {
        return item.type().name() + "(" + String.join(", ", Specimen.attributes(item.placement(), texts)) + ")";
    }
}
