package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.ModelText;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Index;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Projection;
import io.neverscan.dsl.model.Table;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is written and stored although no access pattern reads it. */
final class Unread {
    private final Model model;
    private final List<AccessPlan.Served> served;

    Unread(Model model, List<AccessPlan> plans) {
        this.model = model;
        this.served = plans.stream()
                .filter(AccessPlan.Served.class::isInstance)
                .map(AccessPlan.Served.class::cast)
                .toList();
    }

    List<Diagnostic> findings() {
        List<Diagnostic> findings = new ArrayList<>();
        for (Table table : model.tables()) {
            for (Index index : table.indexes()) {
                List<AccessPlan.Served> readers = readers(new Location.Secondary(table, index));
                if (readers.isEmpty()) {
                    findings.add(unused(table, index));
                } else if (index.projection() instanceof Projection.Include include) {
                    include.storedNames().stream()
                            .filter(n -> readers.stream().noneMatch(r -> r.needs(n)))
                            .forEach(n -> findings.add(projected(index, include, n)));
                }
            }
        }
        for (ItemType item : model.items()) {
            if (item instanceof Edge edge && edge.inverse() == Edge.Inverse.MIRROR && !isMirrorRead(edge)) {
                findings.add(mirror(edge));
            }
        }
        return findings;
    }

    private List<AccessPlan.Served> readers(Location location) {
        return served.stream().filter(s -> s.read().location().equals(location)).toList();
    }

    private static Diagnostic unused(Table table, Index index) {
        return Diagnostic.at(
                        Code.UNUSED_INDEX,
                        index.span(),
                        "index `" + index.name() + "` of table `" + table.name() + "` is read by no access pattern")
                .label("written and stored for nothing")
                .help(Help.advice("remove the index, or declare the access pattern that needs it"));
    }

    private static Diagnostic projected(Index index, Projection.Include include, String name) {
        Diagnostic finding = Diagnostic.at(
                        Code.UNREAD_ATTRIBUTE,
                        place(index, name),
                        "`" + name + "` is held by index `" + index.name() + "`, and no access pattern reads it there")
                .note("it makes each entry larger, and each change of it costs a write unit more");
        List<String> rest =
                include.storedNames().stream().filter(n -> !n.equals(name)).toList();
        String text = rest.isEmpty() ? "keysOnly" : "[" + String.join(", ", rest) + "]";
        return ProjectionRepair.value(index)
                .filter(v -> !rest.isEmpty() || isWhole(index, v))
                .map(v -> finding.help(
                        Help.edit("take it out of the projection", new Edit(v, text), Help.Confidence.REVIEW)))
                .orElseGet(() -> finding.help(Help.advice("take it out of the projection")));
    }

    private static Span place(Index index, String name) {
        return ProjectionRepair.value(index)
                .flatMap(v -> {
                    int at = v.text().indexOf(name);
                    return at < 0
                            ? Optional.empty()
                            : Optional.of(
                                    new Span(v.file(), v.startOffset() + at, v.startOffset() + at + name.length()));
                })
                .orElse(index.span());
    }

    /** Whether the list is the projection itself, and not below {@code include}. */
    private static boolean isWhole(Index index, Span list) {
        return new ModelText(index.span())
                .value("projection")
                .filter(list::equals)
                .isPresent();
    }

    private boolean isMirrorRead(Edge edge) {
        return served.stream()
                .flatMap(s -> s.read().targets().stream())
                .anyMatch(t -> t.type().equals(edge) && t.placement().form() == Placement.Form.MIRROR);
    }

    private static boolean isCounted(Edge edge) {
        return edge.from().counter().isPresent() || edge.to().counter().isPresent();
    }

    private static Diagnostic mirror(Edge edge) {
        Diagnostic finding = Diagnostic.at(
                        Code.REVERSE_WRITE_UNNEEDED,
                        edge.span(),
                        "`" + edge.name() + "` is written twice, and no access pattern reads it from `"
                                + edge.to().entity().name() + "`")
                .label(
                        isCounted(edge)
                                ? "one item more in each transaction, 2 write units"
                                : "a transaction of two items, 4 write units in the place of 1");
        return new ModelText(edge.span())
                .value("inverse")
                .map(v -> finding.help(Help.edit("write it once", new Edit(v, "none"), Help.Confidence.REVIEW)))
                .orElse(finding)
                .help(Help.advice("or declare the access pattern that reads the way back"));
    }
}
