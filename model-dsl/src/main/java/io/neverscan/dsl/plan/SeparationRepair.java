package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.ModelText;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyTemplate;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Keeps two types apart by the text that one of their sort keys begins with, or asks for both. */
final class SeparationRepair {
    private final Model model;
    private final Separation separation;
    private final AccessPattern pattern;
    private final Rejection telling;

    SeparationRepair(Model model, Separation separation, AccessPattern pattern, Rejection telling) {
        this.model = model;
        this.separation = separation;
        this.pattern = pattern;
        this.telling = telling;
    }

    Stream<Help> helps() {
        Optional<ItemType> foreign = foreign();
        return Stream.concat(
                own().or(() -> foreign.flatMap(this::other)).stream(), foreign.flatMap(this::both).stream());
    }

    private Optional<ItemType> foreign() {
        String name = telling.witnesses().get(telling.witnesses().size() - 1).type();
        return model.items().stream().filter(i -> i.name().equals(name)).findFirst();
    }

    /** A text before the sort keys that are asked for, if it is proven to leave out all others. */
    private Optional<Help> own() {
        if (pattern.isCollection()) {
            return Optional.empty();
        }
        ItemType type = pattern.owner();
        String name = text(type);
        Known known = Known.of(pattern.targets().get(0), type.base());
        for (Candidate candidate : Candidate.of(telling.location(), pattern)) {
            Placement placement = candidate.placed().get(0).placement();
            if (placement.sort().size() != 1) {
                continue;
            }
            KeyTemplate sort = placement.sort().get(0);
            List<BoundKey> partition = placement.partition().stream()
                    .map(t -> BoundKeys.front(t, known))
                    .toList();
            SortCondition begin = new SortCondition.Prefix(new BoundKey(sort.key(), List.of(new BoundKey.Text(name))));
            boolean apart = separation
                    .foreign(candidate, new ReadPlan.KeyCondition(partition, List.of(), begin))
                    .isEmpty();
            Optional<Edit> edit = apart ? beginning(sort, name) : Optional.empty();
            if (edit.isPresent()) {
                return Optional.of(help(type, edit.get()));
            }
        }
        return Optional.empty();
    }

    /** A text before the keys of the type that would come back too. */
    private Optional<Help> other(ItemType type) {
        // Several types may be read by no more than their partition, which holds the others under any name.
        String name = text(type);
        boolean free = !pattern.isCollection()
                && pattern.targets().stream()
                        .flatMap(t -> t.type().placements().stream())
                        .filter(p -> p.location().equals(telling.location())
                                && !p.sort().isEmpty())
                        .map(p -> p.sort().get(0).segments().get(0))
                        .allMatch(s -> s instanceof Segment.Literal literal
                                && !literal.text().startsWith(name)
                                && !name.startsWith(literal.text()));
        return type.placements().stream()
                .filter(p -> free
                        && p.location().equals(telling.location())
                        && p.sort().size() == 1)
                .flatMap(p -> beginning(p.sort().get(0), name).stream())
                .findFirst()
                .map(e -> help(type, e));
    }

    private static String text(ItemType type) {
        return IndexRepair.constant(type.name()) + "#";
    }

    private static Help help(ItemType type, Edit edit) {
        return Help.edit(
                "begin the sort keys of `" + type.name() + "` with `" + text(type)
                        + "` (costs nothing; items that are stored already need their new keys)",
                edit,
                Help.Confidence.REVIEW);
    }

    /** The edit of a template that is written down and begins with a component. */
    private static Optional<Edit> beginning(KeyTemplate template, String text) {
        Span span = template.span();
        String written = span.text();
        boolean quoted = written.startsWith("\"{") || written.startsWith("'{");
        boolean literal = !template.natural() && template.segments().get(0) instanceof Segment.Component;
        int at = span.startOffset() + 1;
        return quoted && literal ? Optional.of(new Edit(new Span(span.file(), at, at), text)) : Optional.empty();
    }

    /** The same question to one type more. */
    private Optional<Help> both(ItemType type) {
        AccessPattern.Target first = pattern.targets().get(0);
        boolean plain = pattern.kind() == AccessPattern.Kind.QUERY
                && pattern.order().isEmpty()
                && pattern.filter().isEmpty()
                && pattern.options().returns().isEmpty()
                && pattern.options().fetch().isEmpty()
                && first.holding().isEmpty()
                && pattern.targets().stream().noneMatch(t -> t.type().equals(type));
        List<Condition> where = new ArrayList<>();
        for (Condition condition : first.where()) {
            Optional<Attribute> same = type.attribute(condition.attribute().name())
                    .filter(a -> a.type().equals(condition.attribute().type()));
            same.ifPresent(
                    a -> where.add(new Condition(a, condition.comparison(), condition.operands(), condition.span())));
        }
        Optional<Span> asked = new ModelText(pattern.span()).value("query");
        boolean qualified = new ModelText(pattern.span())
                .value("where")
                .filter(w -> w.text().contains("."))
                .isPresent();
        if (!plain
                || qualified
                || asked.isEmpty()
                || where.size() != first.where().size()) {
            return Optional.empty();
        }
        List<AccessPattern.Target> targets = new ArrayList<>(pattern.targets());
        targets.add(new AccessPattern.Target(type, where));
        AccessPattern wider = new AccessPattern(
                pattern.name(),
                pattern.kind(),
                targets,
                pattern.filter(),
                pattern.order(),
                pattern.options(),
                pattern.parameters(),
                pattern.description(),
                pattern.span());
        List<String> names = targets.stream().map(t -> t.type().name()).toList();
        boolean served = new Planner().plan(wider, separation) instanceof AccessPlan.Served;
        return served
                ? Optional.of(Help.edit(
                        "ask for `" + type.name() + "` too: they are read and paid for anyway",
                        new Edit(asked.get(), "[" + String.join(", ", names) + "]"),
                        Help.Confidence.REVIEW))
                : Optional.empty();
    }
}
