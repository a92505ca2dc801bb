package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The repository sets times in milliseconds, and a key of seconds refuses a fraction: nearly every write would fail. */
final class CoarseStamp implements Rule {
    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (ItemType item : model.items()) {
            List<Attribute> stamps = Stream.of(
                            item.traits().created(), item.traits().updated())
                    .flatMap(Optional::stream)
                    .toList();
            item.placements().stream()
                    .map(Placement::templates)
                    .flatMap(List::stream)
                    .flatMap(t -> t.components().stream())
                    .filter(c -> stamps.contains(c.attribute())
                            && c.encoding().finest().equals(Optional.of(ChronoUnit.SECONDS)))
                    .forEach(c -> findings.add(finding(c)));
        }
        return findings;
    }

    private static Diagnostic finding(Segment.Component component) {
        String name = component.attribute().name();
        return Diagnostic.at(
                        Code.BAD_TEMPLATE,
                        component.span(),
                        "`" + name + "` is set by the repository in milliseconds, which a key of seconds refuses")
                .help(Help.advice("write `{" + name + "}`, or set the time in an attribute of your own"));
    }
}
