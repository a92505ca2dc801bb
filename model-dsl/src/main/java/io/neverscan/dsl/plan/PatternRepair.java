package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.ModelText;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.Condition;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.model.Predicate;
import io.neverscan.dsl.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Mends a pattern by saying it otherwise. */
final class PatternRepair {
    private PatternRepair() {}

    /** A pattern said otherwise, and the help that says it so. */
    record Changed(AccessPattern pattern, Help help) {}

    /** Types that lie in different tables are asked for one by one. */
    static Optional<Help> split(Model model, AccessPattern pattern) {
        List<ItemType> types =
                pattern.targets().stream().map(AccessPattern.Target::type).toList();
        Optional<Span> asked = new ModelText(pattern.span()).value("query");
        Optional<String> where = new ModelText(pattern.span()).value("where").map(Span::text);
        boolean mixed = where.filter(w -> w.contains(".") || w.contains("{")).isPresent() || types.size() != 2;
        String other = pattern.name() + types.get(types.size() - 1).name();
        boolean taken = model.patterns().stream().anyMatch(p -> p.name().equalsIgnoreCase(other));
        if (mixed || taken || asked.isEmpty()) {
            return Optional.empty();
        }
        String condition = where.map(w -> ", where: " + inFlow(w)).orElse("");
        String second = other + ": { query: " + types.get(1).name() + condition + " }";
        return new ModelText(pattern.span())
                .before(second)
                .map(e -> new Help(
                        "ask for them one after the other, by `" + pattern.name() + "` and `" + other
                                + "` (one request more)",
                        List.of(e, new Edit(asked.get(), types.get(0).name())),
                        Help.Confidence.REVIEW));
    }

    /** A filter on key attributes becomes part of the key condition. */
    static Optional<Changed> keyed(AccessPattern pattern) {
        Optional<List<Condition>> moved = pattern.filter().flatMap(PatternRepair::conditions);
        Optional<Span> filter = new ModelText(pattern.span()).value("filter");
        Optional<Span> where = new ModelText(pattern.span()).value("where");
        Optional<Edit> removal = new ModelText(pattern.span()).remove("filter");
        if (pattern.isCollection()
                || moved.isEmpty()
                || filter.isEmpty()
                || where.isEmpty()
                || removal.isEmpty()
                || filter.get().startOffset() < where.get().endOffset()) {
            return Optional.empty();
        }
        AccessPattern.Target target = pattern.targets().get(0);
        List<Condition> all = new ArrayList<>(target.where());
        all.addAll(moved.get());
        AccessPattern changed = new AccessPattern(
                pattern.name(),
                pattern.kind(),
                List.of(new AccessPattern.Target(target.type(), all, target.holding())),
                Optional.empty(),
                pattern.order(),
                pattern.options(),
                pattern.parameters(),
                pattern.description(),
                pattern.span());
        String text = expression(where.get().text()) + " and "
                + expression(filter.get().text());
        return Optional.of(new Changed(
                changed,
                new Help(
                        "ask for it in `where`, which the key answers (nothing is read to be thrown away)",
                        List.of(new Edit(where.get(), inFlow(text)), removal.get()),
                        Help.Confidence.REVIEW)));
    }

    private static Optional<List<Condition>> conditions(Predicate filter) {
        List<Predicate> parts = filter instanceof Predicate.And and ? and.parts() : List.of(filter);
        List<Condition> conditions = new ArrayList<>();
        for (Predicate part : parts) {
            if (part instanceof Predicate.Compare compare && compare.comparison() != Comparison.NE) {
                conditions.add(
                        new Condition(compare.attribute(), compare.comparison(), compare.operands(), compare.span()));
            }
        }
        return conditions.size() == parts.size() ? Optional.of(conditions) : Optional.empty();
    }

    /** The text of an expression; names alone are short for equality. */
    private static String expression(String written) {
        String text = unquoted(written);
        boolean names = text.startsWith("[") || text.matches("[\\w.]+");
        return names
                ? Arrays.stream(text.replaceAll("[\\[\\] ]", "").split(","))
                        .map(n -> n + " = :" + n)
                        .collect(Collectors.joining(" and "))
                : text;
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() > 1 && (text.startsWith("\"") || text.startsWith("'"));
        return quoted ? text.substring(1, text.length() - 1) : text;
    }

    /** A value as it can stand between braces: a list as it is, everything else in quotes if it needs them. */
    static String inFlow(String value) {
        boolean safe = value.startsWith("[") || value.startsWith("\"") || value.startsWith("'");
        return safe || !value.matches(".*[,\\[\\]{}#\"'].*") ? value : "\"" + value.replace("\"", "\\\"") + "\"";
    }
}
