package io.neverscan.codegen.emit.java;

import com.palantir.javapoet.MethodSpec;
import io.neverscan.dsl.model.AccessPattern;
import io.neverscan.dsl.model.Comparison;
import io.neverscan.dsl.model.ItemType;
import io.neverscan.dsl.model.Location;
import io.neverscan.dsl.model.Operand;
import io.neverscan.dsl.model.Parameter;
import io.neverscan.dsl.model.Segment;
import io.neverscan.dsl.plan.AccessPlan;
import io.neverscan.dsl.plan.BoundKey;
import io.neverscan.dsl.plan.ReadPlan;
import io.neverscan.dsl.plan.SortCondition;
import io.neverscan.dsl.plan.SpreadText;
import io.neverscan.dsl.plan.TypeOrder;
import java.util.stream.Collectors;

/** What a pattern's method does and costs, in the model's words. */
final class PatternDocs {
    private final AccessPlan.Served plan;
    private final Call call;

    PatternDocs(AccessPlan.Served plan, Call call) {
        this.plan = plan;
        this.call = call;
    }

    void addTo(MethodSpec.Builder method, String keysParameter) {
        AccessPattern pattern = plan.pattern();
        String sentence = pattern.description().map(Docs::sentence).orElseGet(this::sentence);
        line(method, sentence);
        paragraph(method, "Key condition: " + condition() + ".");
        paragraph(
                method,
                "Reads " + Docs.escape(place()) + ", "
                        + (plan.read().strong() ? "strongly" : "eventually") + " consistent: "
                        + Docs.escape(plan.requests()) + ".");
        if (plan.read() instanceof ReadPlan.FanOut several) {
            several(method, several);
        }
        if (plan.read().query().filter(q -> q.reading().filter().isPresent()).isPresent()) {
            paragraph(method, "Items that the filter throws away are read and paid for.");
        }
        plan.read().query().ifPresent(q -> counted(method, q.reading()));
        pattern.options()
                .fetch()
                .ifPresent(f -> paragraph(
                        method,
                        "Each comes with the " + Docs.code(f.node().name()) + " that its " + Docs.code(f.name())
                                + " names, null if there is none; one that several point to is read once."));
        if (pattern.isCollection() && plan.read() instanceof ReadPlan.Query query) {
            TypeOrder.of(pattern, query)
                    .ifPresent(types -> paragraph(
                            method,
                            "Comes as "
                                    + Docs.escape(
                                            types.stream().map(ItemType::name).collect(Collectors.joining(", then ")))
                                    + "."));
        }
        paragraph(method, "Declared in " + Docs.escape(Docs.place(pattern.span())) + ".");
        line(method, "");
        if (keysParameter.isEmpty()) {
            for (Parameter parameter : call.all()) {
                line(
                        method,
                        "@param " + call.name(parameter) + " "
                                + Docs.escape(parameter.type().describe()));
            }
        } else {
            line(method, "@param " + keysParameter + " keys of the wanted items");
        }
        line(method, "@return " + result());
        if (pattern.kind() == AccessPattern.Kind.GET && plan.read() instanceof ReadPlan.Query) {
            method.addJavadoc("@throws $T if there are two, which the model says cannot be\n", RuntimeTypes.NOT_UNIQUE);
        }
    }

    private static void counted(MethodSpec.Builder method, ReadPlan.Reading reading) {
        if (!(reading.wanted() instanceof ReadPlan.Count count)) {
            return;
        }
        paragraph(method, "The service counts, for the price of reading what it counts.");
        if (count.most().isPresent()) {
            paragraph(
                    method,
                    "If " + count.most().getAsInt()
                            + " requests do not reach the end, it throws a RequestBudgetException.");
        }
    }

    private static void several(MethodSpec.Builder method, ReadPlan.FanOut several) {
        String each = several.spreads().stream()
                .map(s -> Docs.code(s.each().name().replace("*", "")) + " " + Docs.escape(SpreadText.of(s)))
                .collect(Collectors.joining(", and each "));
        paragraph(method, "One Query for each " + each + ".");
        if (!several.isFixed()) {
            paragraph(
                    method,
                    "If that is more than " + several.most()
                            + ", it throws a RequestBudgetException and makes no request.");
        }
    }

    private static void paragraph(MethodSpec.Builder method, String text) {
        line(method, "");
        line(method, "<p>" + text);
    }

    private static void line(MethodSpec.Builder method, String text) {
        method.addJavadoc("$L\n", text);
    }

    private String sentence() {
        String types = plan.pattern().targets().stream()
                .map(t -> Docs.code(t.type().name()))
                .collect(Collectors.joining(" and "));
        return switch (plan.pattern().kind()) {
            case GET -> "One " + types + ".";
            case GET_MANY -> "Several " + types + ", by their keys.";
            case QUERY -> types + " by " + Docs.code(plan.pattern().name()) + ".";
            case FIRST -> "The first " + types + ".";
            case EXISTS -> "Whether a " + types + " exists.";
            case COUNT -> "How many " + types + " there are.";
        };
    }

    private String result() {
        return switch (plan.pattern().kind()) {
            case GET, FIRST -> "the item, empty if there is none";
            case GET_MANY -> "the items in the order of the keys, without those that do not exist";
            case QUERY -> "a handle that has read nothing yet";
            case EXISTS -> "true if there is one";
            case COUNT -> "how many there are";
        };
    }

    private String place() {
        Location location = plan.read().location();
        return location instanceof Location.Secondary secondary
                ? "index " + secondary.index().name() + " of table "
                        + secondary.table().name()
                : "table " + location.table().name();
    }

    private String condition() {
        if (plan.read() instanceof ReadPlan.GetItem get) {
            return equal(get.partition())
                    + get.sort().map(s -> " and " + equal(s)).orElse("");
        }
        return plan.read()
                .query()
                .map(q ->
                        q.key().equal().stream().map(PatternDocs::equal).collect(Collectors.joining(" and ")) + sort(q))
                .orElse("the whole key of each item");
    }

    private static String equal(BoundKey key) {
        return Docs.code(key.key().name() + " = " + text(key));
    }

    private static String sort(ReadPlan.Query query) {
        String name = query.sortKey().map(k -> k.name() + " ").orElse("");
        SortCondition sort = query.sort();
        if (sort instanceof SortCondition.Equal equal) {
            return " and " + equal(equal.key());
        }
        if (sort instanceof SortCondition.Prefix prefix) {
            return " and " + Docs.code(name + "begins with " + text(prefix.prefix()));
        }
        if (sort instanceof SortCondition.TextPrefix start) {
            return " and " + Docs.code(name + "begins with " + text(start.prefix()) + operand(start.start()));
        }
        if (sort instanceof SortCondition.Range range) {
            return " and " + Docs.code(name + range(range));
        }
        if (sort instanceof SortCondition.Native plain) {
            String operands =
                    plain.operands().stream().map(PatternDocs::operand).collect(Collectors.joining(" and "));
            return " and " + Docs.code(name + plain.comparison().symbol() + " " + operands);
        }
        String end = query.reading().backward() ? ", largest sort key first" : "";
        return query.key().front().isEmpty() ? ", the whole partition" + end : end;
    }

    private static String range(SortCondition.Range range) {
        String component = "{" + range.component().attribute().name() + "}";
        String lower = range.lower()
                .map(b -> component + " " + (b.inclusive() ? Comparison.GE : Comparison.GT).symbol() + " "
                        + operand(b.operand()))
                .orElse("");
        String upper = range.upper()
                .map(b -> component + " " + (b.inclusive() ? Comparison.LE : Comparison.LT).symbol() + " "
                        + operand(b.operand()))
                .orElse("");
        String all = lower.isEmpty() && upper.isEmpty() ? "any " + component : "";
        String both = lower.isEmpty() || upper.isEmpty() ? all + lower + upper : lower + " and " + upper;
        return range.prefix().isEmpty() ? "with " + both : "in " + text(range.prefix()) + " with " + both;
    }

    private static String text(BoundKey key) {
        return key.parts().stream()
                .map(p -> p instanceof BoundKey.Text literal ? literal.text() : value((BoundKey.Value) p))
                .collect(Collectors.joining());
    }

    private static String value(BoundKey.Value value) {
        Segment.Component component = value.component();
        return value.operand() instanceof Operand.Constant constant
                ? String.valueOf(constant.value())
                : "{" + component.name() + "}";
    }

    private static String operand(Operand operand) {
        return operand instanceof Operand.Argument argument
                ? ":" + argument.parameter().name()
                : String.valueOf(((Operand.Constant) operand).value());
    }
}
