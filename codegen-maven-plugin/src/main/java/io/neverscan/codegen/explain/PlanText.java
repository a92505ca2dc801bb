package io.neverscan.codegen.explain;

import io.neverscan.dsl.compile.CompiledModel;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Attribute;
import io.neverscan.dsl.model.ExternalPattern;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.KeyAttribute;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Placement;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.BoundKey;
import io.neverscan.dsl.plan.ConditionText;
import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.dsl.plan.Rejection;
import io.neverscan.dsl.plan.SpreadText;
import io.neverscan.dsl.plan.TypeOrder;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Plans as text: where a read looks, with which keys, in which order, and why not elsewhere. */
public final class PlanText {
    private static final int LABEL = 13;

    private final StringBuilder out = new StringBuilder();

    private PlanText() {}

    /**
     * All plans of a model.
     *
     * @param model the model
     * @return text of several lines
     */
    public static String of(CompiledModel model) {
        String head = "model " + model.model().name() + ", " + model.plans().size()
                + (model.plans().size() == 1 ? " access pattern" : " access patterns");
        int externals = model.model().externals().size();
        int writes =
                model.model().writes().size() + model.model().transactions().size();
        return head
                + (writes == 0 ? "" : ", " + writes + (writes == 1 ? " write" : " writes"))
                + (externals == 0 ? "" : ", " + externals + " answered elsewhere")
                + "\n\n"
                + Stream.of(
                                model.plans().stream().map(PlanText::of),
                                model.writes().stream().map(WriteText::of),
                                model.transactions().stream().map(WriteText::of),
                                model.model().externals().stream().map(PlanText::of))
                        .flatMap(s -> s)
                        .collect(Collectors.joining("\n"));
    }

    /**
     * A read that another system answers.
     *
     * @param external the read
     * @return text of several lines
     */
    public static String of(ExternalPattern external) {
        PlanText text = new PlanText();
        text.out
                .append(external.name())
                .append("  external ")
                .append(external.system())
                .append('\n');
        text.line("", external.description().strip());
        text.line("declared", external.span().location());
        external.owner().ifPresent(o -> text.line("owner", o));
        text.line("requests", "none here: " + external.system() + " answers it, and nothing is generated for it");
        return text.out.toString();
    }

    /**
     * One plan.
     *
     * @param plan the plan
     * @return text of several lines
     */
    public static String of(AccessPlan plan) {
        PlanText text = new PlanText();
        text.pattern(plan.pattern());
        if (plan instanceof AccessPlan.Served served) {
            text.read(served);
            text.results(served);
            text.rejections("not", served.rejections());
        } else if (plan instanceof AccessPlan.Unservable unservable) {
            text.line("requests", "none: no key serves it, and a Scan is never generated");
            text.rejections("tried", unservable.rejections());
        }
        return text.out.toString();
    }

    private void pattern(AccessPattern pattern) {
        String kind = pattern.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String parameters = pattern.parameters().stream()
                .map((Parameter p) -> p.name() + ": " + p.type().describe())
                .collect(Collectors.joining(", "));
        out.append(pattern.name()).append('(').append(parameters).append(")  ").append(kind);
        out.append(' ').append(names(pattern)).append('\n');
        pattern.description().ifPresent(d -> line("", d.strip()));
        line("declared", pattern.span().location());
    }

    private static String names(AccessPattern pattern) {
        return pattern.targets().stream().map(t -> t.type().name()).collect(Collectors.joining(", "));
    }

    private void read(AccessPlan.Served served) {
        ReadPlan read = served.read();
        line("location", place(read.location()));
        line("requests", served.requests());
        if (read instanceof ReadPlan.GetItem get) {
            key(List.of(get.partition()), get.sort().map(ConditionText::equal));
        } else if (read instanceof ReadPlan.BatchGet batch) {
            line("key", templates(batch.target().placement()));
        }
        if (read instanceof ReadPlan.FanOut several) {
            several.spreads().forEach(s -> line("for each", s.each().name() + " " + SpreadText.of(s)));
        }
        read.query().ifPresent(this::query);
        served.fetched().ifPresent(b -> fetched(served, b));
        line("consistency", read.strong() ? "strong" : "eventual");
    }

    private void fetched(AccessPlan.Served served, ReadPlan.BatchGet batch) {
        AccessPattern.Fetch fetch = served.pattern().options().fetch().orElseThrow();
        line(
                "fetch",
                fetch.name() + ": " + batch.target().type().name() + " by " + attributes(fetch.by()) + ", in "
                        + place(batch.location()) + ", "
                        + templates(batch.target().placement()));
        line("", "each once; what is not there is null");
    }

    private void query(ReadPlan.Query query) {
        key(query.key().equal(), query.sortKey().flatMap(k -> ConditionText.of(query.sort(), k.name())));
        for (ReadPlan.Placed target : query.targets()) {
            line("template", target.type().name() + ": " + templates(target.placement()));
        }
        ReadPlan.Reading reading = query.reading();
        String sortKeys =
                query.location().sortKeys().stream().map(KeyAttribute::name).collect(Collectors.joining(", "));
        if (!sortKeys.isEmpty() && !reading.isCount()) {
            line("order", sortKeys + (reading.backward() ? " descending" : " ascending"));
        }
        reading.filter().ifPresent(f -> line("filter", f.span().text() + " (read, then thrown away)"));
        reading.page().ifPresent(p -> line("page", p + " items"));
        if (reading.wanted() instanceof ReadPlan.First) {
            line("limit", "the first item only");
        }
        if (reading.isCount()) {
            line("returns", "how many there are: the service counts them, for the price of reading them");
        }
    }

    private void key(List<BoundKey> equal, Optional<String> sort) {
        line("key", ConditionText.equal(equal.get(0)));
        equal.stream().skip(1).forEach(k -> line("", "and " + ConditionText.equal(k)));
        sort.ifPresent(s -> line("", "and " + s));
    }

    private static String templates(Placement placement) {
        String when = placement
                .when()
                .map(w -> ", only where " + w.span().text().strip())
                .orElse("");
        return placement.templates().stream()
                        .map(t -> t.key().name() + " \"" + t.text() + "\"")
                        .collect(Collectors.joining(", "))
                + when;
    }

    private void results(AccessPlan.Served served) {
        if (served.pattern().kind() == AccessPattern.Kind.GET && served.read() instanceof ReadPlan.Query) {
            line("limit", "one item; two are an error");
        }
        List<ReadPlan.Placed> targets = served.read().targets();
        if (served.pattern().isCollection() && served.read() instanceof ReadPlan.Query query) {
            line(
                    "types",
                    TypeOrder.of(served.pattern(), query)
                            .map(t -> t.stream().map(ItemType::name).collect(Collectors.joining(", then ")))
                            .orElse("in turns, as their sort keys fall"));
        }
        if (served.pattern().kind() == AccessPattern.Kind.COUNT) {
            return;
        }
        for (int i = 0; i < Math.min(targets.size(), served.results().size()); i++) {
            AccessPlan.Result result = served.results().get(i);
            String attributes = result.full() ? "every attribute" : "only " + attributes(result.attributes());
            String fromKeys =
                    result.fromKeys().isEmpty() ? "" : " (read from key text: " + attributes(result.fromKeys()) + ")";
            line("returns", targets.get(i).type().name() + ": " + attributes + fromKeys);
        }
    }

    private static String attributes(List<Attribute> attributes) {
        return attributes.stream().map(Attribute::name).collect(Collectors.joining(", "));
    }

    private void rejections(String label, List<Rejection> rejections) {
        for (Rejection rejection : rejections) {
            String place =
                    rejection.location().describe() + (rejection.form() == Placement.Form.MIRROR ? " (mirror)" : "");
            String reason = rejection.reason().startsWith(rejection.location().describe())
                    ? rejection.reason()
                    : place + ": " + rejection.reason();
            line(
                    label,
                    reason + " [" + rejection.code().id() + " "
                            + rejection.code().slug() + "]");
            rejection.witnesses().forEach(w -> line("", "  " + w));
        }
    }

    private static String place(Location location) {
        return location instanceof Location.Secondary
                ? location.describe() + " of table `" + location.table().name() + "`"
                : location.describe();
    }

    private void line(String label, String text) {
        out.append("  ").append(label).append(" ".repeat(LABEL - label.length()));
        out.append(text.replaceAll("\\R", "\n  " + " ".repeat(LABEL))).append('\n');
    }
}
