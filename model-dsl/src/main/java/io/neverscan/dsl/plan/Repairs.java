package io.neverscan.dsl.plan;

import io.neverscan.dsl.diagnostic.Edit;
import io.neverscan.dsl.diagnostic.Help;
import io.neverscan.dsl.diagnostic.ModelText;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.Model;
import io.neverscan.dsl.source.Span;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The edits that mend a refused pattern, made from what the planner says of it. For one thread. */
final class Repairs {
    private final Model model;
    private @Nullable Separation separation;

    Repairs(Model model) {
        this.model = model;
    }

    /** The best one first; empty if none can be written down. */
    List<Help> of(AccessPattern pattern, Rejection telling) {
        Stream<Help> helps = switch (telling.code()) {
            case NO_TEMPLATE, PK_DISAGREE ->
                pattern.isCollection()
                        ? CollectionRepair.of(model, pattern).or(() -> PatternRepair.split(model, pattern)).stream()
                        : IndexRepair.of(model, pattern).stream();
            case PK_UNBOUND ->
                (pattern.isCollection() ? CollectionRepair.of(model, pattern) : IndexRepair.of(model, pattern))
                        .stream();
            case SPARSE_MISS, PREFIX_ON_PARTITION, FILTER_REQUIRED, RANGE_NOT_NEXT, SK_GAP, ORDER_MISMATCH ->
                IndexRepair.of(model, pattern).stream();
            case STRONG_ON_INDEX ->
                new ModelText(pattern.span())
                                .entry("consistency")
                                .flatMap(k -> new ModelText(k).word())
                                .map(w -> Help.edit(
                                        "read it eventually consistent (it may lag behind writes, usually by less than a second)",
                                        new Edit(w, "eventual"),
                                        Help.Confidence.REVIEW))
                                .stream();
            case NOT_UNIQUE ->
                new ModelText(pattern.span())
                                .entry("get")
                                .map(k -> Help.edit(
                                        "ask for all of them with `query:`; `first:` gives one of them",
                                        new Edit(k, "query"),
                                        Help.Confidence.REVIEW))
                                .stream();
            case NOT_ORDER_PRESERVING -> telling.span().flatMap(Repairs::inclusive).stream();
            case NOT_SEPARATED -> new SeparationRepair(model, separation(), pattern, telling).helps();
            case PROJECTION_MISS -> ProjectionRepair.of(pattern, telling).stream();
            case FILTER_ON_KEY ->
                PatternRepair.keyed(pattern)
                        .filter(k -> isServed(k.pattern()))
                        .map(PatternRepair.Changed::help)
                        .stream();
            case GET_NEEDS_FULL_KEY -> wholeKey(pattern).stream();
            default -> Stream.empty();
        };
        return helps.toList();
    }

    private Separation separation() {
        if (separation == null) {
            separation = new Separation(model);
        }
        return separation;
    }

    private boolean isServed(AccessPattern pattern) {
        return new Planner().plan(pattern, separation()) instanceof AccessPlan.Served;
    }

    /** Without conditions, a read by key asks for the whole key. */
    private static Optional<Help> wholeKey(AccessPattern pattern) {
        Set<String> key = new LinkedHashSet<>();
        pattern.owner()
                .base()
                .templates()
                .forEach(t -> t.attributes().stream().map(Attribute::name).forEach(n -> key.add("`" + n + "`")));
        return new ModelText(pattern.span())
                .remove("where")
                .map(e -> Help.edit(
                        "give the whole key, which is what `" + word(pattern) + "` asks for without `where`: "
                                + String.join(" and ", key),
                        e,
                        Help.Confidence.REVIEW));
    }

    private static String word(AccessPattern pattern) {
        return switch (pattern.kind()) {
            case GET_MANY -> "getMany";
            case EXISTS -> "exists";
            case GET, QUERY, FIRST, COUNT -> "get";
        };
    }

    /** DynamoDB can say {@code <=} of the last component, but not {@code <}. */
    private static Optional<Help> inclusive(Span condition) {
        String text = condition.text();
        int at = text.indexOf('<');
        boolean open = at >= 0 && !text.startsWith("<=", at) && !text.startsWith("<>", at);
        int place = condition.startOffset() + at + 1;
        return open
                ? Optional.of(Help.edit(
                        "write `<=`, which a key can answer (it includes the bound itself)",
                        new Edit(new Span(condition.file(), place, place), "="),
                        Help.Confidence.REVIEW))
                : Optional.empty();
    }
}
