package io.neverscan.dsl.check;

import io.neverscan.dsl.diagnostic.Code;
import io.neverscan.dsl.diagnostic.Diagnostic;
import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.ModelText;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.Edge;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A count of all edges of a node reads each of them, each time. A counter of the node, which the edge's own writes keep,
 * is one attribute of one item.
 */
final class CountOnEdge implements Rule {
    private record Counted(AccessPattern pattern, Edge edge, boolean source) {
        Edge.End end() {
            return source ? edge.from() : edge.to();
        }
    }

    @Override
    public List<Diagnostic> findings(Model model) {
        List<Diagnostic> findings = new ArrayList<>();
        for (AccessPattern pattern : model.patterns()) {
            counted(pattern).ifPresent(c -> findings.add(finding(c)));
        }
        return findings;
    }

    /** A pattern that counts all edges of one node. */
    private static Optional<Counted> counted(AccessPattern pattern) {
        boolean plain = pattern.kind() == AccessPattern.Kind.COUNT
                && pattern.filter().isEmpty()
                && !pattern.isCollection()
                && pattern.targets().get(0).holding().isEmpty();
        if (!plain || !(pattern.owner() instanceof Edge edge)) {
            return Optional.empty();
        }
        List<Condition> where = pattern.targets().get(0).where();
        if (where.stream().anyMatch(c -> c.comparison() != Comparison.EQ)) {
            return Optional.empty();
        }
        Set<Attribute> given =
                new HashSet<>(where.stream().map(Condition::attribute).toList());
        boolean source = given.equals(Set.copyOf(edge.from().attributes()));
        boolean target = given.equals(Set.copyOf(edge.to().attributes()));
        return source || target ? Optional.of(new Counted(pattern, edge, source)) : Optional.empty();
    }

    private static Diagnostic finding(Counted counted) {
        Edge.End end = counted.end();
        String node = end.entity().name();
        Optional<String> kept = end.counter().map(Attribute::name);
        Diagnostic finding = Diagnostic.at(
                        Code.COUNT_ON_EDGE,
                        counted.pattern().span(),
                        "`" + counted.pattern().name() + "` reads all `"
                                + counted.edge().name() + "` of a `" + node + "` to count them")
                .label(kept.map(k -> "`" + k + "` of `" + node + "` holds the number already")
                        .orElse("paid for each time by the size of all of them"));
        return help(counted)
                .map(finding::help)
                .orElse(finding)
                .help(Help.advice("or waive it if they are few, or the number is seldom asked for"));
    }

    private static Optional<Help> help(Counted counted) {
        Edge.End end = counted.end();
        String counter = end.counter()
                .map(Attribute::name)
                .orElse(counted.edge().name().substring(0, 1).toLowerCase(Locale.ROOT)
                        + counted.edge().name().substring(1) + "Count");
        List<Edit> edits = new ArrayList<>(pattern(counted, counter).stream().toList());
        int wanted = 1;
        if (end.counter().isEmpty()) {
            declared(counted, counter).forEach(edits::add);
            wanted += 2;
        }
        boolean taken =
                end.counter().isEmpty() && end.entity().attribute(counter).isPresent();
        String text = end.counter().isPresent()
                ? "read the counter `" + counter + "` by one GetItem"
                : "let each edge keep a counter of `" + end.entity().name()
                        + "`, in its own transaction (+1 item written per edge, 2 units), and read it by one GetItem";
        return edits.size() == wanted && !taken
                ? Optional.of(new Help(text, edits, Help.Confidence.REVIEW))
                : Optional.empty();
    }

    /** The pattern as a read of the node; what asked for the edges now names what is wanted of it. */
    private static Optional<Edit> pattern(Counted counted, String counter) {
        ModelText text = new ModelText(counted.pattern().span());
        Optional<Span> kind = text.entry("count");
        Optional<Span> type = text.value("count");
        Optional<Span> asked = text.entry("where");
        Optional<Span> where = text.value("where");
        if (kind.isEmpty()
                || type.isEmpty()
                || asked.isEmpty()
                || where.isEmpty()
                || asked.get().startOffset() < type.get().endOffset()
                || text.entry("maxRequests").isPresent()) {
            return Optional.empty();
        }
        String between = kind.get()
                .file()
                .text()
                .substring(type.get().endOffset(), asked.get().startOffset());
        Span all = new Span(
                kind.get().file(), kind.get().startOffset(), where.get().endOffset());
        String node = counted.end().entity().name();
        return Optional.of(new Edit(all, "get: " + node + between + "returns: " + counter));
    }

    private static List<Edit> declared(Counted counted, String counter) {
        ModelText edge = new ModelText(counted.edge().span());
        String side = counted.source() ? "from" : "to";
        List<Edit> edits = new ArrayList<>();
        new ModelText(counted.end().entity().span())
                .entry("attributes")
                .flatMap(a -> new ModelText(a).insert(counter + ": counter"))
                .ifPresent(edits::add);
        edge.entry("counters")
                .map(c -> new ModelText(c).insert(side + ": " + counter))
                .orElseGet(() -> edge.insert("counters: { " + side + ": " + counter + " }"))
                .ifPresent(edits::add);
        return edits;
    }
}
